import type { Cart } from '@shop/core/cart/cart';
import type { GiftCardOrder, TicketOrder, UpsellOrder } from '@shop/core/cart/orders';
import type { ShopPort } from '@shop/core/cart/shop-port';
import type { ProductPage } from '@shop/core/catalog/product-list';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { type CartId, type ClientSecret, cartId, cartItemId, type IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import { readTicketCode } from '@shop/core/papers/ticket-code';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Addition } from '@shop/core/seller/cart/fill-cart';
import { cartOfIntent } from '@shop/core/seller/cart/intent';
import { upsellsFor } from '@shop/core/seller/catalog/upsells-offered';
import { notPromoCode } from '@shop/core/seller/checkout/gift-card-code';
import type { SellerState } from '@shop/core/seller/state';
import { visitorCartView } from '@shop/core/seller/views/cart-view';
import { quoteView } from '@shop/core/seller/views/price-view';
import { categoriesView, productListView } from '@shop/core/seller/views/product-list-view';
import { productByUrl, productView } from '@shop/core/seller/views/product-view';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import { type TakeOpening, unlimitedOpenings } from './cart-openings.ts';
import { clientDigest, limitedClient, requestDigest } from './digests.ts';
import type { Seen, SellerStore } from './seller-store.ts';

type Reads = Pick<ShopPort, 'listProducts' | 'listCategories' | 'showProduct' | 'quoteTicket' | 'loadCart'>;
type Additions = Pick<ShopPort, 'addTicket' | 'addGiftCard' | 'addUpsell'>;

/** The cart as its visitor sees it. Errors: `notFound` cart. */
const shownCart = ({ state, at }: Seen, id: CartId, language: Language): Result<Cart, ErrorOf<'notFound'>> => {
  const cart = state.carts.get(id);
  return cart === undefined ? err({ kind: 'notFound', what: 'cart' }) : ok(visitorCartView(state, cart, language, at));
};

const mostViews = 500;

/** Keeps what is computed from a window for as long as that is the newest, by question and day. */
const keptByWindow = <Value>() => {
  const views = new WeakMap<SellerState, Map<string, Value>>();
  return ({ state, at }: Seen, question: unknown, view: () => Value): Value => {
    const own = views.get(state) ?? new Map<string, Value>();
    const key = JSON.stringify([at.today, question]);
    const known = own.get(key);
    if (known !== undefined) return known;
    if (own.size >= mostViews) own.clear();
    const made = view();
    views.set(state, own.set(key, made));
    return made;
  };
};

const reads = (store: SellerStore): Reads => {
  const lists = keptByWindow<ProductPage>();
  const products = keptByWindow<ReturnType<typeof productView>>();
  return {
    listProducts: (query) =>
      store.window().map((seen) => lists(seen, query, () => productListView(seen.state, query, seen.at))),
    listCategories: (language) => store.window().map(({ state }) => categoriesView(state.catalog, language)),
    showProduct: (language, url) =>
      store
        .window()
        .andThen((seen) =>
          products(seen, [language, url], () =>
            productByUrl(seen.state.catalog, language, url).andThen((product) =>
              productView(seen.state, product, language, seen.at),
            ),
          ),
        ),
    // One day is read faster than all of them after each commit.
    quoteTicket: (query) =>
      store
        .read({
          ...(query.period === undefined ? {} : { period: { productId: query.productId, period: query.period } }),
          ...(query.cartId === undefined ? {} : { cart: { by: 'cart', key: query.cartId } }),
        })
        .andThen(({ state, at }) => quoteView(state, query, at)),
    loadCart: ({ cartId: id, language }) =>
      store
        .read({ cart: { by: 'cart', key: id }, places: true, runningPayment: true })
        .andThen((seen) => shownCart(seen, id, language)),
  };
};

const contentOfTickets = ({ productId, period, lines }: TicketOrder) => [
  productId,
  period,
  lines.map((line) => [line.priceListId, line.quantity, ...(line.categoryId === undefined ? [] : [line.categoryId])]),
];

const contentOfCards = ({ productId, lines }: GiftCardOrder) => [
  productId,
  lines.map((line) => [line.priceListId, line.quantity, line.price]),
];

const contentOfUpsells = ({ lines }: UpsellOrder) => lines.map((line) => [line.id, line.quantity, line.date ?? null]);

const additions = (
  store: SellerStore,
  random: RandomPort,
  limits: ClientLimits,
  takeOpening: TakeOpening,
): Additions => {
  const addition = (
    key: IdempotencyKey,
    client: ClientSecret | undefined,
    call: keyof Additions,
    content: readonly unknown[],
    lines: readonly unknown[],
  ): Addition => ({
    intent: {
      key,
      requestDigest: requestDigest(call, content),
      ...(client === undefined ? {} : { clientDigest: clientDigest(client) }),
    },
    newCartId: cartId(random.token()),
    newLineIds: lines.map(() => cartItemId(random.token())),
  });
  /** The cart that an addition filled; one that it opened counts for the client. */
  const filled = <Refusal extends ShopError>(
    requested: CartId | undefined,
    client: string | undefined,
    added: Addition,
    run: (addition: Addition) => ResultAsync<Seen, Refusal>,
  ): ResultAsync<Seen & { readonly into: CartId }, Refusal> => {
    const into = (seen: Seen) => ({ ...seen, into: cartOfIntent(seen.state, requested, added) });
    const opening = () => {
      const takeBack = takeOpening(client);
      return run({ ...added, atCartLimit: takeBack === undefined })
        .map(into)
        .andTee((seen) => seen.into === added.newCartId || takeBack?.())
        .orTee(() => takeBack?.());
    };
    if (requested === undefined) return opening();
    // A cart that is there opens none, so that nothing is counted.
    return run({ ...added, atCartLimit: true })
      .map(into)
      .orElse((refusal) => (refusal.kind === 'tooManyCarts' ? opening() : errAsync(refusal)));
  };
  return {
    addTicket: ({ client: address, ...order }, key, client) => {
      const added = addition(key, client, 'addTicket', contentOfTickets(order), order.lines);
      const asking = limitedClient(address, limits);
      return filled(order.cartId, address, added, (once) =>
        store.run<'addTicket'>({ type: 'addTicket', order, ...asking, ...once }),
      ).map(({ state, into }) => ({
        cartId: into,
        upsells: upsellsFor(state.catalog, [order], [order], order.language),
      }));
    },
    addGiftCard: ({ client: address, ...order }, key, client) => {
      const added = addition(key, client, 'addGiftCard', contentOfCards(order), order.lines);
      return filled(order.cartId, address, added, (once) =>
        store.run<'addGiftCard'>({ type: 'addGiftCard', order, ...once }),
      ).map(({ into }) => ({ cartId: into }));
    },
    addUpsell: (order, key, client) => {
      const added = addition(key, client, 'addUpsell', contentOfUpsells(order), order.lines);
      return store
        .run<'addUpsell'>({ type: 'addUpsell', order, ...added })
        .andThen((seen) => shownCart(seen, cartOfIntent(seen.state, order.cartId, added), order.language));
    },
  };
};

/** The code of a gift card looks like no promo code, so a right one costs no second read. */
const refusedCode = (store: SellerStore, text: string) => {
  const code = readTicketCode(text);
  return store
    .read({ cart: { by: 'ticket', key: code }, payments: true, papers: true })
    .andThen(({ state }) => err(notPromoCode(state, code)));
};

/** The catalog and the cart of a host, over any store: core decides, the store keeps. */
export const sellerShop = (
  store: SellerStore,
  random: RandomPort,
  limits: ClientLimits = clientLimits,
  takeOpening: TakeOpening = unlimitedOpenings,
): ShopPort => ({
  ...reads(store),
  ...additions(store, random, limits, takeOpening),
  changeQuantity: ({ cartId: id, itemId, quantity, language, client }) =>
    store
      .run<'changeQuantity'>({
        ...{ type: 'changeQuantity', cartId: id, lineId: itemId, quantity },
        ...limitedClient(client, limits),
      })
      .andThen((seen) => shownCart(seen, id, language)),
  removeItem: ({ cartId: id, itemId, language }) =>
    store
      .run<'removeLine'>({ type: 'removeLine', cartId: id, lineId: itemId })
      .andThen((seen) => shownCart(seen, id, language)),
  extendHold: ({ cartId: id, language }) =>
    store.run<'extendHold'>({ type: 'extendHold', cartId: id }).andThen((seen) => shownCart(seen, id, language)),
  applyPromoCode: (id, text) =>
    store
      .run<'applyPromoCode'>({ type: 'applyPromoCode', cartId: id, text })
      .orElse((error) => (error.kind === 'promoCodeInvalid' ? refusedCode(store, text) : errAsync(error)))
      .map(() => undefined),
});
