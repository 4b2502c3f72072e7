import { priceFiles } from '@shop/adapters/scenarios/price-files';
import { traceFiles } from '@shop/adapters/trace/trace-files';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PaymentReturn } from '@shop/core/checkout/payment-callback';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, cartId, clientSecret, countryId, orderRef } from '@shop/core/ids';
import type { Translations } from '@shop/core/paths/route-key';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { aReadyShop } from '@shop/core/testing/ready-shop';
import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { type MemberJar, makeMemberSession, noProfile } from '@shop/core/use-cases/member-session';
import { makeUseCases } from '@shop/core/use-cases/use-cases';
import { errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import { scenarioAccess } from '../../../adapters/src/shop/scenario-access.ts';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { ShopAccess } from '../compose/root.ts';
import { wireIn } from '../compose/wire.ts';

import { aCart, anOrder, listed, quote, ticket } from './test-catalog.ts';

export const refuse =
  <Failure extends ShopError>(error: Failure) =>
  (): ResultAsync<never, Failure> =>
    errAsync(error);

const shopPort = stubShop({
  listProducts: () => okAsync({ items: [listed], hasMoreItems: false, totalCount: 1 }),
  listCategories: () => okAsync([{ id: 'massage', name: 'Masaže' }]),
  showProduct: (_, url) => (url === ticket.url ? okAsync(ticket) : errAsync({ kind: 'notFound', what: 'product' })),
  quoteTicket: () => okAsync(quote),
  loadCart: () => okAsync(aCart()),
  addTicket: () => okAsync({ cartId: cartId('cart-1'), upsells: [] }),
  changeQuantity: () => okAsync(aCart()),
  removeItem: () => okAsync(aCart([])),
});

const checkoutPort = stubCheckout({
  loadCustomer: () =>
    okAsync({
      countries: [
        { id: countryId('SI'), name: 'Slovenija' },
        { id: countryId('HR'), name: 'Hrvaška' },
      ],
    }),
  saveCustomer: () => okAsync({}),
  startPayment: () => okAsync({ returnUrl: 'http://pay.test/pay/1' }),
  showOrder: () => okAsync(anOrder()),
});

const emptyJar: MemberJar = {
  memberToken: () => undefined,
  keepCheckoutSession: () => undefined,
  keepMemberToken: () => undefined,
  forgetMemberToken: () => undefined,
};

export type Stubs = {
  readonly shop?: Partial<ShopPort>;
  readonly checkout?: Partial<CheckoutPort>;
  readonly content?: Partial<ContentPort>;
  readonly profile?: ProfilePort;
  readonly jar?: MemberJar;
  readonly cart?: CartId | undefined;
  readonly builtIn?: Translations;
  readonly payWithCard?: (page: string, card: PaymentCard) => ResultAsync<PaymentReturn, ShopError>;
  readonly fault?: string;
  readonly access?: Partial<ShopAccess>;
};

/** Makes a shop with one ticket and one cart, whose ports a test may replace. `usage` records the settings of every
 *  opening. */
export const testShop = (stubs: Stubs = {}) => {
  const usage: { settings: ShopSettings[]; closed: number } = { settings: [], closed: 0 };
  const cart = 'cart' in stubs ? stubs.cart : cartId('cart-1');
  const clock = { now: () => instant(0), today: () => localDate('2026-11-21'), zone: 'Europe/Ljubljana' };
  const random = { token: () => 'f'.repeat(32), secret: () => 'f'.repeat(32) };
  const useCases = makeUseCases({
    shop: { ...shopPort, ...stubs.shop },
    checkout: { ...checkoutPort, ...stubs.checkout },
    content: stubContent({ loadTranslations: () => okAsync({}), ...stubs.content }),
    cookies: memoryCookies({
      cartId: cart,
      clientSecret: clientSecret('c'.repeat(32)),
    }),
    clock,
    random,
  });
  const access: ShopAccess = {
    openShop: (settings) => {
      usage.settings.push(settings);
      return okAsync({
        useCases,
        answers: () => okAsync(),
        member: makeMemberSession({
          profile: stubs.profile ?? noProfile,
          random,
          jar: stubs.jar ?? emptyJar,
        }),
        clock,
        zone: clock.zone,
        personCategories: defaultPersonCategories,
        payWithCard:
          stubs.payWithCard ?? (() => okAsync<PaymentReturn>({ ref: orderRef('ref-1'), status: 'completed' })),
        hasPicture: async () => true,
        drawOrder: ({ language }) => okAsync(new TextEncoder().encode(`%PDF ${language}`)),
        fault: () => stubs.fault,
        close: async () => {
          usage.closed += 1;
        },
      });
    },
    makeShop: () => errAsync({ type: 'unusable', message: 'nothing to make in this test' }),
    openOperator: () => errAsync({ type: 'unusable', message: 'no operator in this test' }),
    transfer: () => errAsync({ type: 'unusable', message: 'nothing to move in this test' }),
    backUp: () => errAsync({ type: 'unusable', message: 'nothing to back up in this test' }),
    restore: () => errAsync({ type: 'unusable', message: 'nothing to restore in this test' }),
    upgrade: () => errAsync({ type: 'unusable', message: 'nothing to bring over in this test' }),
    checkShop: () => okAsync({ breaches: [] }),
    closeRestoreOf: () => okAsync(undefined),
    catalogFolders: async () => ({
      read: () => ok([]),
      write: () => ok(),
      check: () => [],
      schema: () => ({}),
    }),
    newFolders: async () => ({ catalog: () => [], content: () => [], write: () => ok() }),
    ownFolders: async () => ({ isNamed: false, mistakes: [] }),
    settingsFile: async () => ok({ settings: {}, unread: [] }),
    refusedSettings: async () => [],
    goLiveFacts: async ({ target }) => ({ facts: aReadyShop, goods: undefined, shop: { target, jar: 'jar.json' } }),
    priceFiles: async (folder) => priceFiles(folder, clock),
    traces: async (folder) => traceFiles(folder),
    scenarios: async (folder) => scenarioAccess(folder),
    builtInTranslations: async () => stubs.builtIn ?? {},
    readWords: async () => ok({}),
    wire: async (language) => wireIn(language),
    openApi: async () => ({ openapi: '3.1.0' }),
    serve: () => okAsync(undefined),
    openBrowser: () => errAsync({ type: 'unusable', message: 'this test opens no browser' }),
    serveApart: () => errAsync({ type: 'unusable', message: 'no server in this test' }),
    ...stubs.access,
  };
  return { access, usage };
};
