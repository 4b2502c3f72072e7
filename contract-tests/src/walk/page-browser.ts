import { plainBrowser } from '../testing/plain-browser.ts';
import { type PageForm, readPage, type ShownPage } from './page-reading.ts';
import { publicOrigin } from './page-site.ts';

/** A tab with its current page, its previous pages, and the last address of the bank that it was sent to. */
export type PageTab = { page: ShownPage | undefined; past: readonly ShownPage[]; bankAddress: string | undefined };

/** A visitor's browser without scripts: both tabs share cookies, redirects are followed, Back shows pages as they
 *  were. */
export const pageBrowser = (url: string) => {
  const { jar, send } = plainBrowser(() => url);
  const tabs: readonly [PageTab, PageTab] = [
    { page: undefined, past: [], bankAddress: undefined },
    { page: undefined, past: [], bankAddress: undefined },
  ];

  const request = async (tab: PageTab, address: string, form?: URLSearchParams): Promise<ShownPage | undefined> => {
    const posted = form && { method: 'POST', body: form, headers: { origin: publicOrigin } };
    const answer = await send(address, posted ?? {});
    if (answer.location === null) return readPage(address, answer.status, answer.text);
    const next = new URL(answer.location, publicOrigin);
    if (next.origin === publicOrigin) return request(tab, next.pathname + next.search);
    tab.bankAddress = next.href;
    return undefined;
  };

  /** Shows a page in a tab; `undefined` when the tab is at the bank. */
  const show = (tab: PageTab, page: ShownPage | undefined): ShownPage | undefined => {
    if (page === undefined) return undefined;
    if (tab.page !== undefined) tab.past = [tab.page, ...tab.past].slice(0, 5);
    tab.page = page;
    return page;
  };

  return {
    jar,
    tabs,
    open: async (tab: PageTab, address: string) => show(tab, await request(tab, address)),
    press: async (tab: PageTab, { action, fields }: PageForm, changes: Readonly<Record<string, string>> = {}) =>
      show(tab, await request(tab, action, new URLSearchParams({ ...Object.fromEntries(fields), ...changes }))),
    /** Shows the previous page without a request. */
    back: (tab: PageTab): void => {
      const [before, ...rest] = tab.past;
      if (before === undefined) return;
      tab.page = before;
      tab.past = rest;
    },
  };
};
