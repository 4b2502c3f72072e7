import { anna } from '@shop/adapters/seller/testing/shopper';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, checkoutSession } from '@shop/core/ids';
import { languageOr, languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { orderPath } from '@shop/core/paths/order-path';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';
import type { SellerState } from '@shop/core/seller/state';
import { expect } from 'vitest';
import { at, type BrowserDeed, type VisitorDeed } from './deeds.ts';
import { type PageTab, pageBrowser } from './page-browser.ts';
import { cartOf, expectHonest, expectOwnNames, nameOf } from './page-claims.ts';
import type { PageForm, ShownPage } from './page-reading.ts';
import { member, memberPassword, openSite } from './page-site.ts';
import { claimOf } from './page-words.ts';
import type { Driver } from './visitors.ts';
import { statusOf } from './walk-bank.ts';
import { cardsIn, codes, openDays, tickets, ticketWith } from './walk-catalog.ts';

type IsForm = (form: PageForm) => boolean;

const does =
  (name: string): IsForm =>
  ({ fields }) =>
    fields.get('does') === name;

const pays =
  (isReservation: boolean): IsForm =>
  ({ fields }) =>
    fields.get('paymentType') === (isReservation ? 'preauthorization' : 'payment');

const isCancellation: IsForm = ({ fields }) => fields.has('id') && !fields.has('does');

/** Visitors in browsers without scripts, who press the buttons of their tab's page, even if it is old. */
export const pageVisitors: Driver = async ({ world, host, bank, reachable, defects }) => {
  const site = await openSite(host, world, (cause) => void defects.push(cause));
  const browsers = [0, 1, 2].map(() => ({ ...pageBrowser(site.url), lastAddition: undefined as Press | undefined }));
  type Browser = (typeof browsers)[number];
  type Press = { readonly form: PageForm; readonly typed: Readonly<Record<string, string>> };
  type Page = Promise<ShownPage | undefined>;
  let last: { readonly deed: VisitorDeed | BrowserDeed; readonly page: ShownPage | undefined } | undefined;

  /** Submits a form of the current page, or of the page `from` when the current one does not have it. */
  const press = async (
    browser: Browser,
    tab: PageTab,
    isForm: IsForm,
    {
      from,
      nth = 0,
      typed = () => ({}),
    }: {
      readonly from?: ShopPage;
      readonly nth?: number;
      readonly typed?: (form: PageForm) => Press['typed'];
    } = {},
  ): Page => {
    const formOn = (page: ShownPage | undefined) => at((page?.forms ?? []).filter(isForm), nth);
    const current = formOn(tab.page);
    if (current !== undefined) return browser.press(tab, current, typed(current));
    const opened = from && (await browser.open(tab, shopPath(from, languageOr(tab.page?.language))));
    const form = formOn(opened);
    return form === undefined ? opened : browser.press(tab, form, typed(form));
  };

  /** Opens a product and adds it to the cart. A repeat sends the last addition again. */
  const add = async (browser: Browser, tab: PageTab, path: string, name: string, typed: Press['typed']): Page => {
    const page = await browser.open(tab, path);
    const form = page?.forms.find(does(name));
    if (form === undefined) return page;
    browser.lastAddition = { form, typed };
    return browser.press(tab, form, typed);
  };

  const addTicket = async (
    browser: Browser,
    tab: PageTab,
    deed: Extract<VisitorDeed, { readonly type: 'addTicket' }>,
  ): Page => {
    const { lastAddition } = browser;
    if (deed.isRepeat && lastAddition !== undefined) return browser.press(tab, lastAddition.form, lastAddition.typed);
    const list = tickets[deed.list];
    if (list === undefined) return undefined;
    const date = plusDays(world.clock.today(), openDays[deed.day] ?? 0);
    const persons: Readonly<Record<string, string>> =
      list === 'termalija-family-2-2' ? { 'adults-termalija-family': '2', 'children-termalija-family': '2' } : {};
    return add(browser, tab, `/sl/vstopnice-bazeni/${ticketWith(list)}?date=${date}`, 'addTicket', {
      ...persons,
      [`quantity-${list}`]: String(deed.quantity),
    });
  };

  const addCard = async (
    browser: Browser,
    tab: PageTab,
    deed: Extract<VisitorDeed, { readonly type: 'addCard' }>,
  ): Page => {
    const card = cardsIn((await world.state()).catalog)[deed.card];
    const [list] = card?.priceLists ?? [];
    const path = `/sl/darilni-boni/${card?.texts.get('sl')?.url}`;
    return list && add(browser, tab, path, 'addGiftCard', { [`quantity-${list.priceListId}`]: String(deed.quantity) });
  };

  /** Checks that the bank asks for the total that the visitor was shown. */
  const arriveAtBank = async (tab: PageTab, shown: string | undefined, before: SellerState): Promise<void> => {
    const entry = [...bank.books.values()].find(({ redirectUrl }) => redirectUrl === tab.bankAddress);
    expect(entry?.request.amount, 'the bank asks for what was shown').toBe(Number(shown));
    if (entry === undefined) return;
    reachable.push(entry.request.attemptId);
    const order = (await world.state()).orders.get(entry.request.orderRef);
    if (order === undefined || before.orders.has(order.ref)) return;
    const jar = new Map([['shopCart', String(order.cartId)]]);
    const items = cartOf({ state: before, clock: world.clock }, jar, 'sl')?.items ?? [];
    const bought = (lines: typeof items) =>
      lines.map(({ cartItemId: id, price }) => [id, price.quantity, price.amount]);
    expect(bought(order.content.items), 'what was in the cart is bought').toEqual(bought(items));
  };

  /** Submits the payment form, or sends the request of the page's script with the same total. */
  const pay = async (browser: Browser, tab: PageTab, isReservation: boolean, byScript: boolean): Page => {
    const isForm = pays(isReservation);
    const path = shopPath('paymentMethod', languageOr(tab.page?.language));
    if (tab.page?.forms.some(isForm) !== true) await browser.open(tab, path);
    const form = tab.page?.forms.find(isForm);
    if (form === undefined) return tab.page;
    const shownTotal = form.fields.get('shownTotal');
    const before = await world.state();
    // A copy of the tab, since another request of the same tab may be in progress.
    const pressed: PageTab = { page: tab.page, past: tab.past, bankAddress: undefined };
    if (byScript) {
      const [id, session] = [browser.jar.get('shopCart'), browser.jar.get('checkout')];
      const started = await site.calls.startPayment({
        cartId: cartId(id ?? ''),
        paymentType: isReservation ? 'preauthorization' : 'payment',
        shownTotal: cents(Number(shownTotal)),
        session: session === undefined ? undefined : checkoutSession(session),
      });
      pressed.bankAddress = started.map(({ returnUrl }) => returnUrl).unwrapOr(undefined);
    }
    const page = byScript ? undefined : await browser.press(pressed, form);
    tab.page = pressed.page;
    tab.past = pressed.past;
    if (pressed.bankAddress?.startsWith('https://bank.example/') !== true) return page;
    tab.bankAddress = pressed.bankAddress;
    await arriveAtBank(pressed, shownTotal, before);
    return page;
  };

  const act = async (browser: Browser, tab: PageTab, deed: VisitorDeed): Page => {
    const from = 'cart';
    switch (deed.type) {
      case 'addTicket':
        return addTicket(browser, tab, deed);
      case 'addCard':
        return addCard(browser, tab, deed);
      case 'addTowel':
        return press(browser, tab, does('addUpsell'), { from, typed: quantityTyped('upsell-', deed.quantity) });
      case 'setQuantity':
      case 'takeFree': {
        const typed = quantityTyped('quantity-', deed.type === 'takeFree' ? 1 : deed.quantity);
        return press(browser, tab, does('changeQuantity'), { from, nth: deed.line, typed });
      }
      case 'remove':
        return press(browser, tab, does('removeItem'), { from, nth: deed.line });
      case 'extend':
        return press(browser, tab, does('extendHold'), { from });
      case 'enterCode':
        return press(browser, tab, does('applyPromoCode'), {
          from,
          // The form that removes a promo code has no field for it.
          typed: ({ fields }): Press['typed'] => (fields.has('promoCode') ? { promoCode: codes[deed.code] ?? '' } : {}),
        });
      case 'look':
        return browser.open(tab, shopPath('cart', languageOr(tab.page?.language)));
      case 'beginCheckout':
        return browser.open(tab, shopPath('buyerInfo', languageOr(tab.page?.language)));
      case 'savePerson': {
        const { country, email, ...typed } = anna;
        const customer = { ...typed, lastName: nameOf(deed.buyer), country, email, emailRepeat: email };
        return press(browser, tab, ({ fields }) => fields.has('firstName'), {
          from: 'buyerInfo',
          typed: () => customer,
        });
      }
      case 'pay':
        return pay(browser, tab, deed.isReservation, false);
      case 'stopPayment':
        return press(browser, tab, does('stopPayment'), { from });
      case 'comeBack': {
        const order = at([...(await world.state()).orders.values()], deed.order);
        return browser.open(tab, returnAddress(order?.ref ?? '', deed.status, tab.page?.language));
      }
      case 'cancelOrder':
        if (tab.page?.forms.some(isCancellation) !== true) await askToCancel(browser, tab, deed.order);
        return press(browser, tab, isCancellation);
    }
  };

  const askToCancel = async (browser: Browser, tab: PageTab, index: number): Page => {
    const order = at([...(await world.state()).orders.values()], index);
    return order && browser.open(tab, `/sl/preklic-narocila?id=${order.cancelId}`);
  };

  const browse = async (browser: Browser, tab: PageTab, deed: BrowserDeed): Page => {
    switch (deed.type) {
      case 'back':
        browser.back(tab);
        return undefined;
      case 'reload':
        return tab.page && browser.open(tab, tab.page.address);
      case 'speak': {
        const to = tab.page?.alternates.get(languages[deed.language] ?? 'sl');
        return to === undefined ? undefined : browser.open(tab, to);
      }
      case 'payByScript':
        return pay(browser, tab, deed.isReservation, true);
      case 'leaveBank': {
        const entry = [...bank.books.values()].find(({ redirectUrl }) => redirectUrl === tab.bankAddress);
        if (entry === undefined) return undefined;
        const { orderRef, language } = entry.request;
        return browser.open(tab, returnAddress(orderRef, deed.status ?? statusOf[entry.outcome], language));
      }
      case 'openPapers': {
        // No page shows the key of an unpaid order.
        const paid = [...(await world.state()).orders.values()].filter(({ outcome }) => outcome !== 'open');
        return browser.open(tab, orderPath(languageOr(tab.page?.language), at(paid, deed.order)?.orderKey ?? 'none'));
      }
      case 'askToCancel':
        return askToCancel(browser, tab, deed.order);
      case 'shareCart': {
        const from = browsers[deed.from]?.jar.get('shopCart');
        if (from !== undefined) browser.jar.set('shopCart', from);
        return undefined;
      }
      case 'forgeNotification': {
        const entry = at([...bank.books.values()], deed.session);
        if (entry === undefined) return undefined;
        const { attemptId, orderRef, amount } = entry.request;
        const forged = { attemptId, orderRef, amount, state: 'captured', currency: 'EUR', eventId: 'forged' } as const;
        expect(await site.post({ ...forged, at: world.clock.now() }, 'another secret')).toBe(401);
        return undefined;
      }
      case 'logIn': {
        const typed = { email: member.email, password: deed.isWrong ? 'wrong' : memberPassword };
        return press(browser, tab, does('logIn'), { from: 'buyerInfo', typed: () => typed });
      }
      case 'logOut':
        return press(browser, tab, does('logOut'), { from: 'buyerInfo' });
    }
  };

  const placeOf = (browser: number, tab: number) => {
    const at = browsers[browser] ?? browsers[0];
    const shownTab = at?.tabs[tab] ?? at?.tabs[0];
    if (at === undefined || shownTab === undefined) throw new Error(`no tab ${tab} of browser ${browser}`);
    return [at, shownTab] as const;
  };

  return {
    visit: async (deed) => {
      last = { deed, page: await act(...placeOf(deed.buyer, deed.tab), deed) };
    },
    browse: async (deed) => {
      last = { deed, page: await browse(...placeOf(deed.browser, deed.tab), deed) };
    },
    /** Checks the claims of a page right after its deed; later they may be outdated. */
    expectShown: async (shown) => {
      if (last?.deed !== shown || last.page === undefined) return undefined;
      const { deed, page } = last;
      const index = 'buyer' in deed ? deed.buyer : deed.browser;
      const jar = browsers[index]?.jar ?? new Map<string, string>();
      const state = await world.state();
      const requested = new URL(page.address, site.url).searchParams.get('id');
      const named = [...state.orders.values()].find(({ cancelId }) => cancelId === requested);
      // A failure was true at the time of the request, and may be outdated.
      const canceled = deed.type === 'cancelOrder' || claimOf(page) === 'cancelDone' ? named : undefined;
      expectHonest(page, { state, clock: world.clock }, jar, canceled);
      expectOwnNames(page, state, jar, index);
      return claimOf(page);
    },
    notify: async (message) => void (await site.post(message)),
    close: site.close,
  };
};

const returnAddress = (ref: string, status: number, language: string | undefined): string =>
  `/shopPaymentCallback?ref=${ref}&status=${status}&lang=${languageOr(language)}`;

/** Types a quantity into the field whose name starts with this text. */
const quantityTyped =
  (start: string, quantity: number) =>
  ({ fields }: PageForm): Readonly<Record<string, string>> => ({
    [[...fields.keys()].find((name) => name.startsWith(start)) ?? start]: String(quantity),
  });
