import { type PageForm, readPage, type ShownPage } from './page-reading.ts';
import { publicOrigin } from './page-site.ts';

/** A tab: what it shows, what it showed before, and the bank's page that it was led to last. */
export type PageTab = { page: ShownPage | undefined; past: readonly ShownPage[]; bankAddress: string | undefined };

/** A visitor's browser without script: cookies of both tabs, redirects followed, Back shows pages as they were. */
export const pageBrowser = (url: string) => {
  const jar = new Map<string, string>();
  const tabs: readonly [PageTab, PageTab] = [
    { page: undefined, past: [], bankAddress: undefined },
    { page: undefined, past: [], bankAddress: undefined },
  ];

  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, text);
    }
  };

  const ask = async (tab: PageTab, address: string, form?: URLSearchParams): Promise<ShownPage | undefined> => {
    const cookie = [...jar].map(([name, text]) => `${name}=${text}`).join('; ');
    const answer = await fetch(url + address, {
      redirect: 'manual',
      headers: { cookie, ...(form === undefined ? {} : { origin: publicOrigin }) },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    keep(answer.headers.getSetCookie());
    const text = await answer.text();
    const to = answer.headers.get('location');
    if (to === null) return readPage(address, answer.status, text);
    const next = new URL(to, publicOrigin);
    if (next.origin === publicOrigin) return ask(tab, next.pathname + next.search);
    tab.bankAddress = next.href;
    return undefined;
  };

  /** What the tab shows now; nothing of ours while it is at the bank. */
  const show = (tab: PageTab, page: ShownPage | undefined): ShownPage | undefined => {
    if (page === undefined) return undefined;
    if (tab.page !== undefined) tab.past = [tab.page, ...tab.past].slice(0, 5);
    tab.page = page;
    return page;
  };

  return {
    jar,
    tabs,
    open: async (tab: PageTab, address: string) => show(tab, await ask(tab, address)),
    press: async (tab: PageTab, { action, fields }: PageForm, changes: Readonly<Record<string, string>> = {}) =>
      show(tab, await ask(tab, action, new URLSearchParams({ ...Object.fromEntries(fields), ...changes }))),
    /** From the page cache, without a request. */
    back: (tab: PageTab): void => {
      const [before, ...rest] = tab.past;
      if (before === undefined) return;
      tab.page = before;
      tab.past = rest;
    },
  };
};

export type PageBrowser = ReturnType<typeof pageBrowser>;
