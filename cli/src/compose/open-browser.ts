import { type Result, ResultAsync } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import type { VisitorsBrowser } from '../ports/visitors-browser.ts';

/** A Chromium for visitors of scenarios. */
export const openBrowser = (): ResultAsync<VisitorsBrowser, Failure> => {
  const opened = async (): Promise<Result<VisitorsBrowser, Failure>> => {
    const [{ openBrowser: start }, { payOnPage }] = await Promise.all([
      import('@shop/adapters/browser/open-browser'),
      import('@shop/adapters/browser/pay-on-page'),
    ]);
    return (await start())
      .map((browser) => ({ ...browser, payOnPage }))
      .mapErr((message): Failure => ({ type: 'unusable', message }));
  };
  return new ResultAsync(opened());
};
