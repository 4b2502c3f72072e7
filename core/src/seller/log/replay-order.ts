import type { CartLine } from '../../cart/cart-line.ts';
import type { OrderReplay, ReplayedLine } from '../../checkout/order-history.ts';
import { dayIn, type Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import { amountToPay, type LinePrice } from '../../pricing/price-derivation.ts';
import { newCart } from '../cart/open-cart.ts';
import type { SellerLine } from '../cart/seller-cart.ts';
import type { OfferedCatalog } from '../catalog/next-catalog.ts';
import { isTicket, knownProduct, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { soldPeriodsOf } from '../places/period-places.ts';
import { pricedLines, soldLine } from '../views/priced-lines.ts';

/** The offer of a catalog version; `since` is absent when its start is not known. */
export type CatalogSnapshot = { readonly version: number; readonly since?: Instant; readonly offered: OfferedCatalog };

/** Names a stored catalog version: by its number, or as the one on sale at an instant. */
export type CatalogSnapshotFinder =
  | { readonly by: 'version'; readonly version: number }
  | { readonly by: 'at'; readonly at: Instant };

/** Returns the first day of an order's items, or `today` when that is earlier. The replay needs sold periods from this
 *  day on. */
export const firstDayOf = ({ content }: SellerOrder, today: LocalDate): LocalDate =>
  content.items.reduce<LocalDate>((first, item) => {
    const day = item.kind === 'ticket' && item.period.type === 'day' ? item.period.date : undefined;
    const bound = item.kind === 'upsell' ? item.date : day;
    return bound !== undefined && bound < first ? bound : first;
  }, today);

const listPriceOf = ({ steps }: LinePrice) =>
  steps.flatMap(({ rule }) => (rule.rule === 'listPrice' ? [rule.operand] : []))[0];

/** Returns a bought item as a cart line; `undefined` when the order or the catalog does not identify its goods. */
const cartLineOf = (
  catalog: SellerCatalog,
  { placedAt }: SellerOrder,
  item: CartLine,
  position: number,
): SellerLine | undefined => {
  const line = {
    cartItemId: item.cartItemId,
    position,
    quantity: item.price.quantity,
    firstAddedAt: placedAt,
    lastAddedAt: placedAt,
  };
  if (item.kind === 'upsell') {
    const { upsellId, date: day } = item;
    return upsellId === undefined ? undefined : { ...line, kind: 'upsell', upsellId, day };
  }
  const { productId, priceListId } = item;
  if (productId === undefined || priceListId === undefined) return undefined;
  const product = knownProduct(catalog, productId);
  if (item.kind === 'giftCard') {
    const isValue = product !== undefined && !isTicket(product) && product.isValueCard;
    return { ...line, kind: 'giftCard', productId, priceListId, value: isValue ? listPriceOf(item.price) : undefined };
  }
  const { period } = item;
  const own =
    period.type === 'day'
      ? ({ type: 'day', date: period.date } as const)
      : period.id === undefined
        ? undefined
        : ({ type: 'season', seasonId: period.id } as const);
  if (own === undefined || product === undefined || !isTicket(product)) return undefined;
  const { facilityId } = product;
  const places = { facilityId, personsEach: 1, hold: { state: 'sold' } } as const;
  return { ...line, kind: 'ticket', productId, priceListId, period: own, ...places };
};

const isSamePrice = (price: LinePrice, again: LinePrice | undefined): boolean =>
  again !== undefined &&
  price.quantity === again.quantity &&
  price.unitPrice === again.unitPrice &&
  price.amount === again.amount &&
  price.amountWithoutDiscount === again.amountWithoutDiscount &&
  amountToPay(price) === amountToPay(again);

/** Returns the catalog of a stored version. With its own version an order also needs the former goods, which open carts
 *  retained. */
const catalogThen = (
  { former, ...current }: SellerCatalog,
  { version, offered }: CatalogSnapshot,
  isOwn: boolean,
): SellerCatalog => ({
  ...current,
  ...offered.goods,
  version,
  former: isOwn ? former : undefined,
});

/** Prices an ordered cart again with a stored catalog and the rules of this release, and compares the result with the
 *  order. */
export const replayOrder = (
  current: SellerCatalog,
  order: SellerOrder,
  snapshot: CatalogSnapshot,
  zone: string,
): OrderReplay => {
  const { number, content, cartId, total, placedAt } = order;
  const { version, since, offered } = snapshot;
  const isOwnVersion = version === order.catalogVersion;
  const catalog = { ...catalogThen(current, snapshot, isOwnVersion), soldPeriods: soldPeriodsOf(offered.sold) };
  const lines = content.items
    .flatMap((item, at) => cartLineOf(catalog, order, item, at) ?? [])
    .filter((line) => soldLine(catalog, line) !== undefined);
  const code = content.promo?.code;
  const promoCode = code === undefined ? undefined : { code, firstHeldAt: placedAt, hold: { state: 'sold' } as const };
  const at = { now: placedAt, today: dayIn(zone, placedAt), zone };
  const priced = pricedLines({ cart: { ...newCart(cartId, placedAt), lines, promoCode }, catalog }, at);
  const prices = new Map(priced.map(({ line, price }) => [line.cartItemId, price]));
  const replayed = content.items.map((item): ReplayedLine => {
    const again = prices.get(item.cartItemId);
    return { item, again };
  });
  const totalAgain = cartTotal(priced.map(({ price }) => price)).total;
  return {
    type: 'replayed',
    number,
    version,
    since,
    isOwnVersion,
    lines: replayed,
    total,
    totalAgain,
    isSame: total === totalAgain && replayed.every(({ item, again }) => isSamePrice(item.price, again)),
  };
};
