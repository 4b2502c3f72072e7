import type { GiftCardOrder, TicketOrder, UpsellOrder } from '@shop/core/cart/orders';
import { saleEnd } from '@shop/core/catalog/price-list';
import type { ProductPage } from '@shop/core/catalog/product-list';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { type CartId, type ClientSecret, cartId, cartItemId, type IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Added, ShopPort } from '@shop/core/ports/shop-port';
import type { Addition } from '@shop/core/seller/cart/fill-cart';
import type { Intent } from '@shop/core/seller/cart/intent';
import { upsellsFor } from '@shop/core/seller/catalog/upsells-offered';
import { notPromoCode } from '@shop/core/seller/checkout/gift-card-code';
import type { Places } from '@shop/core/seller/places/ledger';
import { visitorCartView } from '@shop/core/seller/views/cart-view';
import { quoteView } from '@shop/core/seller/views/price-view';
import type { CartToPrice } from '@shop/core/seller/views/priced-lines';
import { categoriesView, productListView } from '@shop/core/seller/views/product-list-view';
import { productByUrl, productView } from '@shop/core/seller/views/product-view';
import { readTicketCode } from '@shop/core/text/ticket-code';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import { type TakeOpening, unlimitedOpenings } from './cart-openings.ts';
import { periodOfProduct, periodsOf, toShow } from './commands/load-case.ts';
import type { RunCommand } from './commands/outcome.ts';
import { clientDigest, limitedClient, requestDigest } from './digests.ts';
import type { SeenStock, SellerStore } from './seller-store.ts';
import type { OnSoldOut } from './sold-out-log.ts';

type Reads = Pick<ShopPort, 'listProducts' | 'listCategories' | 'showProduct' | 'quoteTicket' | 'loadCart'>;
type Additions = Pick<ShopPort, 'addTicket' | 'addGiftCard' | 'addUpsell'>;

const mostViews = 500;

/** Returns a cache of views computed from a window, by question and day. It is empty again for each new window. */
const cachedByWindow = <Value>() => {
  const views = new WeakMap<Places, Map<string, Value>>();
  return ({ places, at }: SeenStock, question: unknown, view: () => Value): Value => {
    const own = views.get(places) ?? new Map<string, Value>();
    const key = JSON.stringify([at.today, question]);
    const known = own.get(key);
    if (known !== undefined) return known;
    if (own.size >= mostViews) own.clear();
    const created = view();
    views.set(places, own.set(key, created));
    return created;
  };
};

const reads = (store: SellerStore, onSoldOut: OnSoldOut): Reads => {
  const lists = cachedByWindow<ProductPage>();
  const products = cachedByWindow<ReturnType<typeof productView>>();
  return {
    listProducts: (query) =>
      store.window().map((stock) => lists(stock, query, () => productListView(stock, query, stock.at))),
    listCategories: (language) => store.window().map(({ catalog }) => categoriesView(catalog, language)),
    showProduct: (language, url) =>
      store
        .window()
        .andThen((stock) =>
          products(stock, [language, url], () =>
            productByUrl(stock.catalog, language, url).andThen((product) =>
              productView(stock, product, language, stock.at),
            ),
          ),
        ),
    // Reading one day is faster than reading all days after each commit.
    quoteTicket: ({ cartId: id, ...query }) =>
      store
        .read((seller) =>
          seller.withCatalog(async (catalog) => ({
            catalog,
            cart: id && (await seller.cart(id)),
            places: await seller.places(periodOfProduct(catalog, query)),
            at: seller.at,
          })),
        )
        .andThen((stock) => quoteView(stock, query, stock.at))
        .andTee(({ ticketsAvailable, priceGroups }) => {
          const { productId, period } = query;
          const isSoldOut = ticketsAvailable === 0 && saleEnd(priceGroups) === undefined;
          if (isSoldOut && period !== undefined) onSoldOut({ productId, period, cartId: id });
        }),
    loadCart: ({ cartId: id, language }) =>
      store
        .read((seller) =>
          seller.withCatalog(async (catalog) => {
            const cart = await seller.cart(id);
            if (cart === undefined) return undefined;
            const of = { cart, catalog, places: await seller.places(periodsOf(cart)) };
            return visitorCartView(await toShow(seller, of), language, seller.at);
          }),
        )
        .andThen((cart) => (cart === undefined ? err({ kind: 'notFound' as const, what: 'cart' as const }) : ok(cart))),
  };
};

const contentOfTickets = ({ productId, period, items: lines }: TicketOrder) => [
  productId,
  period,
  lines.map((line) => [line.priceListId, line.quantity, ...(line.categoryId === undefined ? [] : [line.categoryId])]),
];

const contentOfCards = ({ productId, items: lines }: GiftCardOrder) => [
  productId,
  lines.map((line) => [line.priceListId, line.quantity, line.price]),
];

const contentOfUpsells = ({ items: lines }: UpsellOrder) =>
  lines.map((line) => [line.id, line.quantity, line.date ?? null]);

type Keyed = Addition & { readonly intent: Intent };

const additions = (
  run: RunCommand,
  random: RandomPort,
  limits: ClientLimits,
  takeOpening: TakeOpening,
  loadCart: Reads['loadCart'],
  onSoldOut: OnSoldOut,
): Additions => {
  const addition = (
    key: IdempotencyKey,
    client: ClientSecret | undefined,
    call: keyof Additions,
    content: readonly unknown[],
    lines: readonly unknown[],
  ): Keyed => ({
    intent: {
      key,
      requestDigest: requestDigest(call, content),
      clientDigest: client === undefined ? undefined : clientDigest(client),
    },
    newCartId: cartId(random.token()),
    newLineIds: lines.map(() => cartItemId(random.token())),
  });
  /** Returns the cart after an addition. A new cart counts for its client. */
  const filled = <Refusal extends ShopError>(
    requested: CartId | undefined,
    client: string | undefined,
    added: Keyed,
    fill: (addition: Keyed) => ResultAsync<{ readonly after: CartToPrice }, Refusal>,
  ): ResultAsync<CartToPrice, Refusal> => {
    const opening = () => {
      const takeBack = takeOpening(client);
      return fill({ ...added, atCartLimit: takeBack === undefined })
        .map(({ after }) => after)
        .andTee(({ cart }) => cart.cartId === added.newCartId || takeBack?.())
        .orTee(() => takeBack?.());
    };
    if (requested === undefined) return opening();
    // An addition to an existing cart opens no cart, so nothing is counted.
    return fill({ ...added, atCartLimit: true })
      .map(({ after }) => after)
      .orElse((refusal) => (refusal.kind === 'tooManyCarts' ? opening() : errAsync(refusal)));
  };
  /** Returns an addition with its whole cart on request. An addition loads only its own lines' places, so the cart
   *  is read afterwards. When that read fails, the addition is returned without the cart. */
  const withCart = <Done extends Added>(done: Done, language: Language, reloadCart = false) =>
    reloadCart
      ? loadCart({ cartId: done.cartId, language })
          .map((cart): Done & Added => ({ ...done, cart }))
          .orElse(() => okAsync<Done & Added>(done))
      : okAsync<Done & Added>(done);
  return {
    addTicket: ({ client: address, reloadCart, ...order }, key, client) => {
      const added = addition(key, client, 'addTicket', contentOfTickets(order), order.items);
      const limited = limitedClient(address, limits);
      const { productId, period } = order;
      return filled(order.cartId, address, added, (once) =>
        run<'addTicket'>({ type: 'addTicket', order, client: limited, ...once }),
      )
        .orTee(({ kind }) => {
          if (kind === 'capacityFull' && period !== undefined) onSoldOut({ productId, period });
        })
        .andThen(({ cart, catalog }) => {
          const upsells = upsellsFor(catalog, [order], [order], order.language);
          return withCart({ cartId: cart.cartId, upsells }, order.language, reloadCart);
        });
    },
    addGiftCard: ({ client: address, reloadCart, ...order }, key, client) => {
      const added = addition(key, client, 'addGiftCard', contentOfCards(order), order.items);
      return filled(order.cartId, address, added, (once) =>
        run<'addGiftCard'>({ type: 'addGiftCard', order, ...once }),
      ).andThen(({ cart }) => withCart({ cartId: cart.cartId }, order.language, reloadCart));
    },
    addUpsell: (order, key, client) => {
      const added = addition(key, client, 'addUpsell', contentOfUpsells(order), order.items);
      return run<'addUpsell'>({ type: 'addUpsell', order, ...added }).map(({ after, at }) =>
        visitorCartView(after, order.language, at),
      );
    },
  };
};

/** Returns the refusal of a code that is a gift card's. Such a code is no valid promo code, so only invalid codes
 *  cost a second read. For any other code the logged refusal stays. */
const refusedCode = (store: SellerStore, text: string, invalid: ErrorOf<'promoCodeInvalid'>) => {
  const code = readTicketCode(text);
  return store
    .read(async (seller) => {
      const id = await seller.cartOf({ by: 'ticket', key: code });
      return seller.withCatalog(async (catalog) => ({ ...(await seller.orders(id, { papers: true })), catalog }));
    })
    .andThen((records) => {
      const refusal = notPromoCode(records, code);
      return err(refusal.kind === invalid.kind ? invalid : refusal);
    });
};

/** Returns the port of catalog and cart over any store: core decides, the store stores. */
export const sellerShop = (
  store: SellerStore,
  run: RunCommand,
  random: RandomPort,
  limits: ClientLimits = clientLimits,
  takeOpening: TakeOpening = unlimitedOpenings,
  onSoldOut: OnSoldOut = () => undefined,
): ShopPort => {
  const readCalls = reads(store, onSoldOut);
  return {
    ...readCalls,
    ...additions(run, random, limits, takeOpening, readCalls.loadCart, onSoldOut),
    changeQuantity: ({ cartId: id, cartItemId: itemId, quantity, language, client }) =>
      run<'changeQuantity'>({
        type: 'changeQuantity',
        cartId: id,
        cartItemId: itemId,
        quantity,
        client: limitedClient(client, limits),
      }).map(({ after, at }) => visitorCartView(after, language, at)),
    removeItem: ({ cartId: id, cartItemId: itemId, language }) =>
      run<'removeLine'>({ type: 'removeLine', cartId: id, cartItemId: itemId }).map(({ after, at }) =>
        visitorCartView(after, language, at),
      ),
    extendHold: ({ cartId: id, language }) =>
      run<'extendHold'>({ type: 'extendHold', cartId: id }).map(({ after, at }) =>
        visitorCartView(after, language, at),
      ),
    applyPromoCode: (id, text) =>
      run<'applyPromoCode'>({ type: 'applyPromoCode', cartId: id, text })
        .orElse((error) => (error.kind === 'promoCodeInvalid' ? refusedCode(store, text, error) : errAsync(error)))
        .map(() => undefined),
  };
};
