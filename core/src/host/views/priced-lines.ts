import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type Cents, sum } from '../../money/cents.ts';
import { type BasketLine, basketPrice } from '../../pricing/basket-price.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import { type LinePrice, promoShare } from '../../pricing/price-derivation.ts';
import type { HostLine } from '../cart/host-cart.ts';
import { knownPriceList, knownProduct, knownUpsell } from '../catalog/find-goods.ts';
import type { SoldPriceList, SoldProduct, SoldPromo, SoldUpsell } from '../catalog/host-catalog.ts';
import { isPromoFor } from '../catalog/promo-terms.ts';
import { discountOn } from '../catalog/sold-period.ts';
import { goesWith, type ParentLine, parentsOf } from '../catalog/upsells-offered.ts';
import { type HostState, linesOf } from '../state.ts';

/** What a line is of. */
type Goods =
  | { readonly type: 'product'; readonly product: SoldProduct; readonly list: SoldPriceList }
  | { readonly type: 'upsell'; readonly upsell: SoldUpsell };

/** A kept line with what it is of and what it costs now. */
export type PricedLine = { readonly line: HostLine; readonly goods: Goods; readonly price: LinePrice };

/** What a line is of; none when it left the catalog, as the line of a running payment may. */
export const soldGoods = ({ catalog }: HostState, line: HostLine): Goods | undefined => {
  if (line.kind === 'upsell') {
    const upsell = knownUpsell(catalog, line.upsellId);
    return upsell && { type: 'upsell', upsell };
  }
  const product = knownProduct(catalog, line.productId);
  const list = product && knownPriceList(catalog, product, line.priceListId);
  return product && list && { type: 'product', product, list };
};

/** Lines that can be changed are of what a catalog keeps, so anything else is a bug and throws. */
const goodsOf = (state: HostState, line: HostLine): Goods => {
  const goods = soldGoods(state, line);
  if (goods === undefined) throw new Error(`cart line ${line.id} is of nothing in the catalog`);
  return goods;
};

/** Whether nobody else can have what a line is of: its places are held, or it takes none. */
const isKept = (line: HostLine, now: Instant): boolean => {
  if (line.kind !== 'ticket') return true;
  const { hold } = line;
  return hold.state === 'held' || hold.state === 'paying' ? isLive(hold.until, now) : hold.state === 'sold';
};

/** What upsells of a cart are reduced beside: its lines, as long as their places are kept (D-UPSELL-TICKET). */
export const keptParents = (lines: readonly HostLine[], now: Instant): readonly ParentLine[] =>
  lines.filter((line) => isKept(line, now)).flatMap(parentsOf);

/** A line's price before a promo code, always from the catalog as it is now (D-PRICE-ORDER). */
const basketLine = (
  state: HostState,
  line: HostLine,
  goods: Goods,
  kept: readonly ParentLine[],
): Omit<BasketLine, 'isEligible'> => {
  const { price, priceWithDiscount } = goods.type === 'upsell' ? goods.upsell : goods.list;
  const minItems = goods.type === 'upsell' ? undefined : goods.product.quantityDiscountMinItems;
  const facilityDiscount = line.kind === 'ticket' ? discountOn(state.catalog.soldPeriods, line) : undefined;
  const isAlone = goods.type === 'upsell' && line.kind === 'upsell' && !goesWith(goods.upsell, line.day, kept);
  return {
    price: line.kind === 'giftCard' ? (line.value ?? price) : price,
    quantity: line.quantity,
    ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }),
    ...(minItems === undefined ? {} : { quantityDiscountMinItems: minItems }),
    ...(isAlone ? { lacksTicket: true } : {}),
    ...(facilityDiscount === undefined ? {} : { facilityDiscount }),
  };
};

/** The promo code of a cart, while the catalog knows it. */
export const promoOfCart = (
  state: HostState,
  cartId: CartId,
): { readonly code: string; readonly sold: SoldPromo } | undefined => {
  const code = state.codeUses.get(cartId)?.code;
  const sold = code === undefined ? undefined : state.catalog.promos.get(code);
  return code === undefined || sold === undefined ? undefined : { code, sold };
};

/** A cart's lines in their order with their prices as they are now, the promo code as the last step of each. */
export const pricedLines = (state: HostState, cartId: CartId, now: Instant): readonly PricedLine[] => {
  const own = linesOf(state, cartId);
  const kept = keptParents(own, now);
  const promo = promoOfCart(state, cartId)?.sold;
  const lines = own.map((line) => ({ line, goods: goodsOf(state, line) }));
  const { lines: prices } = basketPrice({
    lines: lines.map(({ line, goods }) => ({
      ...basketLine(state, line, goods, kept),
      isEligible: promo !== undefined && isPromoFor(promo, line),
    })),
    ...(promo === undefined ? {} : { promo: promo.promo }),
  });
  return lines.flatMap((line, index) => {
    const price = prices[index];
    return price === undefined ? [] : [{ ...line, price }];
  });
};

/** What a cart costs now. */
export const totalOfCart = (state: HostState, cartId: CartId, now: Instant): Cents =>
  cartTotal(pricedLines(state, cartId, now).map(({ price }) => price)).total;

/** What the promo code takes off all lines together. */
export const promoAmount = (lines: readonly PricedLine[]): Cents => sum(lines.map(({ price }) => promoShare(price)));
