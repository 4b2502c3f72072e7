import { maxQuantity } from '@shop/core/availability/capacity';
import type { CartLine, LinePeriod } from '@shop/core/cart/cart-line';
import { type HoldState, holdState } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { linePrice } from '@shop/core/pricing/line-price';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { type PeriodKey, periodOf } from '../capacity/period-key.ts';
import {
  type Catalog,
  type CatalogPriceList,
  type CatalogProduct,
  type CatalogUpsell,
  textIn,
} from '../catalog/catalog.ts';
import { kindOf } from '../catalog/price-list-views.ts';
import type { CartLineRow } from './cart-rows.ts';

/** What a line is of; lines refer to rows that the database keeps, so anything else is a bug. */
type Goods =
  | { readonly type: 'product'; readonly product: CatalogProduct; readonly list: CatalogPriceList }
  | { readonly type: 'upsell'; readonly upsell: CatalogUpsell };

const goodsOf = (catalog: Catalog, line: CartLineRow): Goods => {
  const upsell = line.upsell_id === null ? undefined : catalog.upsells.get(line.upsell_id);
  if (upsell !== undefined) return { type: 'upsell', upsell };
  const product = line.product_id === null ? undefined : catalog.products.get(line.product_id);
  const list = line.price_list_id === null ? undefined : product?.priceLists.get(line.price_list_id);
  if (product === undefined || list === undefined) throw new Error(`cart line ${line.id} is of nothing in the catalog`);
  return { type: 'product', product, list };
};

/** A line's price, always from the catalog as it is now (spec 5; design 4, decision 1). */
const priceOf = (goods: Goods, line: CartLineRow): LinePrice => {
  const source = goods.type === 'upsell' ? goods.upsell : goods.list;
  const minItems = goods.type === 'upsell' ? null : goods.product.quantity_discount_min_items;
  return linePrice({
    price: line.chosen_price ?? source.price,
    quantity: line.quantity,
    ...(source.price_with_discount === null ? {} : { priceWithDiscount: source.price_with_discount }),
    ...(minItems === null ? {} : { quantityDiscountMinItems: minItems }),
    ...(line.facility_percent === null ? {} : { facilityDiscount: line.facility_percent }),
  });
};

const titlesOf = (goods: Goods, language: Language): Pick<CartLine, 'productTitle' | 'priceTitle'> => {
  if (goods.type === 'upsell') {
    return { productTitle: textIn(goods.upsell.texts, language)?.name ?? '', priceTitle: '' };
  }
  const group = goods.product.priceGroups.find((candidate) => candidate.id === goods.list.price_group_id);
  const names = [group && textIn(group.texts, language)?.name, textIn(goods.list.texts, language)?.name];
  return {
    productTitle: textIn(goods.product.texts, language)?.name ?? '',
    priceTitle: names.filter((name) => name !== undefined && name !== '').join(' – '),
  };
};

const linePeriod = (product: CatalogProduct, key: PeriodKey, language: Language): LinePeriod => {
  const period = periodOf(key);
  if (period.type === 'day') return period;
  const season = product.seasons.find((candidate) => candidate.id === period.seasonId);
  return { type: 'season', id: period.seasonId, name: (season && textIn(season.texts, language)?.name) ?? '' };
};

const holdOf = (line: CartLineRow, now: Instant): HoldState => {
  switch (line.place_state) {
    case 'none':
    case 'sold':
      return { type: 'notHeld' };
    case 'held':
      return holdState(line.hold_until, now);
    case 'paying':
      return { type: 'held', until: line.hold_until };
    case 'lapsed':
      return { type: 'expired' };
  }
};

/** Persons in the whole cart, and whether its lines can be changed at all. */
export type CartRoom = { readonly personsInCart: number; readonly changeable: boolean };

/** Nothing to tell while a payment runs. An expired line's own places are free again. */
const maxQuantityOf = (
  list: CatalogPriceList,
  line: CartLineRow,
  hold: HoldState,
  room: CartRoom,
): number | undefined => {
  if (line.places_left === null || !room.changeable) return undefined;
  const own = hold.type === 'expired' ? line.quantity * line.persons_each : 0;
  return maxQuantity({
    kind: kindOf(list),
    quantity: line.quantity,
    left: line.places_left - own,
    personsInCart: room.personsInCart,
  });
};

/** A stored line as the shop shows it. */
export const cartItemIn = (
  catalog: Catalog,
  line: CartLineRow,
  room: CartRoom,
  language: Language,
  now: Instant,
): CartLine => {
  const goods = goodsOf(catalog, line);
  const shown = { id: line.id, ...titlesOf(goods, language), price: priceOf(goods, line) };
  if (goods.type === 'upsell') {
    const day = line.upsell_day === null ? {} : { date: line.upsell_day };
    return { kind: 'upsell', ...shown, upsellId: goods.upsell.id, ...day };
  }
  const product = { productId: goods.product.id, priceListId: goods.list.id };
  if (line.period === null) return { kind: 'giftCard', ...shown, ...product };
  const hold = holdOf(line, now);
  const most = maxQuantityOf(goods.list, line, hold, room);
  return {
    kind: 'ticket',
    ...shown,
    ...product,
    period: linePeriod(goods.product, line.period, language),
    hold,
    ...(most === undefined ? {} : { maxQuantity: most }),
  };
};
