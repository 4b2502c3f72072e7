import { plusDays } from '@shop/core/dates/local-date';
import type { HostState } from '@shop/core/host/state';
import { cartId, checkoutSession } from '@shop/core/ids';
import { languageOr, languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { orderPath } from '@shop/core/paths/order-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { expect } from 'vitest';
import { type PageBrowser, type PageTab, pageBrowser } from './page-browser.ts';
import { cartOf, expectHonest, expectOwnNames } from './page-claims.ts';
import type { PageDeed } from './page-deeds.ts';
import { formOf, type Press, typedInto } from './page-presses.ts';
import type { ShownPage } from './page-reading.ts';
import { openSite, type Site } from './page-site.ts';
import { type Claim, claimOf } from './page-words.ts';
import { shopWalk } from './shop-walk.ts';
import { openDays, tickets, ticketWith } from './walk-catalog.ts';
import { at } from './walk-deeds.ts';
import type { WalkWorld } from './walk-worlds.ts';

type BrowserDeed = Extract<PageDeed, { readonly browser: number }>;

/** A whole shop behind its pages, with browsers and a bank, to be walked through deed by deed. */
export const pageWalk = async (world: WalkWorld) => {
  const crashes: unknown[] = [];
  let site: Site | undefined;
  const walk = await shopWalk(world, async (host) => {
    const opened = await openSite(host, world, (cause) => void crashes.push(cause));
    site = opened;
    return { ...host, notify: async (message) => void (await opened.post(message)) };
  });
  if (site === undefined) throw new Error('the site did not open');
  const { url, post, calls, close } = site;
  const { shop } = walk;
  const browsers: readonly PageBrowser[] = [0, 1, 2].map(() => pageBrowser(url));

  /** A browser on the way to the bank, which must ask for the shown total of the cart. */
  const arriveAtBank = async (tab: PageTab, shown: string | undefined, before: HostState): Promise<void> => {
    const entry = [...shop.bank.books.values()].find(({ redirectUrl }) => redirectUrl === tab.bankAddress);
    expect(entry?.request.amount, 'the bank asks for what was shown').toBe(Number(shown));
    if (entry === undefined) return;
    shop.reachable.push(entry.request.attemptId);
    const order = (await world.state()).orders.get(entry.request.orderRef);
    if (order === undefined || before.orders.has(order.ref)) return;
    const jar = new Map([['shopCart', String(order.cartId)]]);
    const items = cartOf({ state: before, clock: world.clock }, jar, 'sl')?.items ?? [];
    const bought = (lines: typeof items) => lines.map(({ id, price }) => [id, price.quantity, price.amount]);
    expect(bought(order.content.items), 'what was in the cart is bought').toEqual(bought(items));
  };

  const payByScript = async ({ jar }: PageBrowser, tab: PageTab, press: Press, shownTotal: string): Promise<void> => {
    const [id, session] = [jar.get('shopCart'), jar.get('checkout')];
    if (id === undefined) return;
    const started = await calls.startPayment({
      cartId: cartId(id),
      paymentType: press.form === 'reserve' ? 'preauthorization' : 'payment',
      shownTotal: cents(Number(shownTotal)),
      ...(session === undefined ? {} : { session: checkoutSession(session) }),
    });
    tab.bankAddress = started.map(({ returnUrl }) => returnUrl).unwrapOr(tab.bankAddress);
  };

  const press = async (browser: PageBrowser, tab: PageTab, deed: Press): Promise<ShownPage | undefined> => {
    const form = tab.page && formOf(tab.page, deed);
    if (form === undefined) return undefined;
    const shownTotal = form.fields.get('shownTotal');
    const before = await world.state();
    const atBank = tab.bankAddress;
    if (shownTotal !== undefined) tab.bankAddress = undefined;
    const page =
      deed.byScript && shownTotal !== undefined
        ? await payByScript(browser, tab, deed, shownTotal).then(() => undefined)
        : await browser.press(tab, form, typedInto(form, deed));
    if (shownTotal === undefined) return page;
    if (tab.bankAddress?.startsWith('https://bank.example/')) await arriveAtBank(tab, shownTotal, before);
    else tab.bankAddress = atBank;
    return page;
  };

  const buyTicket = async (
    browser: PageBrowser,
    tab: PageTab,
    deed: Extract<BrowserDeed, { readonly type: 'buyTicket' }>,
  ) => {
    const list = tickets[deed.list];
    if (list === undefined) return undefined;
    const date = plusDays(world.clock.today(), openDays[deed.day] ?? 0);
    const product = await browser.open(tab, `/sl/vstopnice-bazeni/${ticketWith(list)}?date=${date}`);
    const form = product?.forms.find(({ fields }) => fields.get('does') === 'addTicket');
    if (form === undefined) return product;
    const family = { 'adults-termalija-family': '2', 'children-termalija-family': '2' };
    const persons = list === 'termalija-family-2-2' ? family : {};
    return browser.press(tab, form, { ...persons, [`quantity-${list}`]: String(deed.quantity) });
  };

  const leaveBank = async (browser: PageBrowser, tab: PageTab, status: number | undefined) => {
    const entry = [...shop.bank.books.values()].find(({ redirectUrl }) => redirectUrl === tab.bankAddress);
    if (entry === undefined) return undefined;
    const numbers = {
      open: 1,
      captured: 4,
      authorized: 4,
      declined: 3,
      unconfirmed: 3,
      canceled: 2,
      expired: 2,
      refunded: 2,
    };
    const { orderRef, language } = entry.request;
    return browser.open(
      tab,
      `/shopPaymentCallback?ref=${orderRef}&status=${status ?? numbers[entry.outcome]}&lang=${language}`,
    );
  };

  const visit = async (deed: BrowserDeed): Promise<ShownPage | undefined> => {
    const browser = browsers[deed.browser];
    const tab = browser?.tabs[deed.tab];
    if (browser === undefined || tab === undefined) return undefined;
    const language = languageOr(tab.page?.language);
    const orders = [...(await world.state()).orders.values()];
    switch (deed.type) {
      case 'press':
        return press(browser, tab, deed);
      case 'buyTicket':
        return buyTicket(browser, tab, deed);
      case 'go':
        return browser.open(tab, shopPath(deed.page, language));
      case 'back':
        browser.back(tab);
        return undefined;
      case 'reload':
        return tab.page === undefined ? undefined : browser.open(tab, tab.page.address);
      case 'speak': {
        const to = tab.page?.alternates.get(languages[deed.language] ?? 'sl');
        return to === undefined ? undefined : browser.open(tab, to);
      }
      case 'leaveBank':
        return leaveBank(browser, tab, deed.status);
      case 'typeReturn': {
        const order = at(orders, deed.order);
        return browser.open(tab, `/shopPaymentCallback?ref=${order?.ref ?? ''}&status=${deed.status}&lang=${language}`);
      }
      case 'openPapers': {
        // The key of an order that is not paid is shown nowhere.
        const paid = orders.filter(({ outcome }) => outcome !== 'open');
        return browser.open(tab, orderPath(language, at(paid, deed.order)?.orderKey ?? 'none'));
      }
      case 'askToCancel': {
        const order = at(orders, deed.order);
        return order === undefined ? undefined : browser.open(tab, `/sl/preklic-narocila?id=${order.cancelId}`);
      }
      case 'shareCart': {
        const from = browsers[deed.from]?.jar.get('shopCart');
        if (from !== undefined) browser.jar.set('shopCart', from);
        return undefined;
      }
      case 'forgeWord': {
        const entry = at([...shop.bank.books.values()], deed.session);
        if (entry === undefined) return undefined;
        const { attemptId, orderRef, amount } = entry.request;
        const word = { attemptId, orderRef, amount, state: 'captured', currency: 'EUR', eventId: 'forged' } as const;
        expect(await post({ ...word, at: world.clock.now() }, 'another secret')).toBe(401);
        return undefined;
      }
    }
  };

  /** The page that a deed led to. */
  const happen = (deed: PageDeed): Promise<ShownPage | undefined> =>
    'browser' in deed ? visit(deed) : walk.besides(deed).then(() => undefined);

  /** A page's statements after a deed must be true; its claim about an order. */
  const expectOf = async (deed: PageDeed, page: ShownPage | undefined): Promise<Claim | undefined> => {
    if (!('browser' in deed) || page === undefined) return undefined;
    const jar = browsers[deed.browser]?.jar ?? new Map<string, string>();
    const state = await world.state();
    const requested = new URL(page.address, url).searchParams.get('id');
    const named = [...state.orders.values()].find(({ cancelId }) => cancelId === requested);
    // A failure was true when it was requested, and may be over since.
    const canceled = deed.type === 'press' || claimOf(page) === 'cancelDone' ? named : undefined;
    expectHonest(page, { state, clock: world.clock }, jar, canceled);
    expectOwnNames(page, state, jar, deed.browser);
    return claimOf(page);
  };

  return { happen, expectOf, rest: walk.rest, books: walk.books, defects: walk.defects, crashes, close };
};
