import { impersonalText } from '@shop/core/text/impersonal-text';
import { formFields, tellFailureName } from '../page-data/posted-answer.ts';

/** Tells the shop's own log of a part that failed in this browser, and whoever has the console open. */
export const tellFailure = (reference: string, error: unknown): void => {
  reportError(error);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  navigator.sendBeacon(
    '/',
    new URLSearchParams({
      [formFields.does]: tellFailureName,
      reference,
      name,
      message: impersonalText(message),
      stack: impersonalText(stack),
    }),
  );
};
