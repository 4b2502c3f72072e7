import type { CartId } from '../../ids.ts';
import { type Cents, sum } from '../../money/cents.ts';
import { linePrice } from '../../pricing/line-price.ts';
import { type LinePrice, promoShare } from '../../pricing/price-derivation.ts';
import { withPromo } from '../../pricing/promo-step.ts';
import type { HostLine } from '../cart/host-cart.ts';
import {
  priceListsOf,
  type SoldPriceList,
  type SoldProduct,
  type SoldPromo,
  type SoldUpsell,
} from '../catalog/host-catalog.ts';
import { periodId } from '../places/period-places.ts';
import { type HostState, linesOf } from '../state.ts';

/** What a line is of. */
type Goods =
  | { readonly type: 'product'; readonly product: SoldProduct; readonly list: SoldPriceList }
  | { readonly type: 'upsell'; readonly upsell: SoldUpsell };

/** A kept line with what it is of and what it costs now. */
export type PricedLine = { readonly line: HostLine; readonly goods: Goods; readonly price: LinePrice };

/** Lines are of what a catalog keeps, so anything else is a bug and throws. */
const goodsOf = ({ catalog }: HostState, line: HostLine): Goods => {
  if (line.kind === 'upsell') {
    const upsell = catalog.upsells.get(line.upsellId);
    if (upsell !== undefined) return { type: 'upsell', upsell };
  } else {
    const product = catalog.products.get(line.productId);
    const list = product && priceListsOf(product).find(({ id }) => id === line.priceListId);
    if (product !== undefined && list !== undefined) return { type: 'product', product, list };
  }
  throw new Error(`cart line ${line.id} is of nothing in the catalog`);
};

/** A line's price before a promo code, always from the catalog as it is now (D-PRICE-ORDER). */
const priceOf = (state: HostState, line: HostLine, goods: Goods): LinePrice => {
  const { price, priceWithDiscount } = goods.type === 'upsell' ? goods.upsell : goods.list;
  const minItems = goods.type === 'upsell' ? undefined : goods.product.quantityDiscountMinItems;
  const day = line.kind === 'ticket' ? state.periods.get(periodId(line)) : undefined;
  return linePrice({
    price: line.kind === 'giftCard' ? (line.value ?? price) : price,
    quantity: line.quantity,
    ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }),
    ...(minItems === undefined ? {} : { quantityDiscountMinItems: minItems }),
    ...(day === undefined ? {} : { facilityDiscount: day.facilityDiscount }),
  });
};

/** A value card is money for money, so no promo code lowers its price (D-VALUE-CARD-PROMO). */
const isEligible = (line: HostLine): boolean => line.kind !== 'giftCard' || line.value === undefined;

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
export const pricedLines = (state: HostState, cartId: CartId): readonly PricedLine[] => {
  const lines = linesOf(state, cartId).map((line) => {
    const goods = goodsOf(state, line);
    return { line, goods, price: priceOf(state, line, goods) };
  });
  const promo = promoOfCart(state, cartId);
  if (promo === undefined) return lines;
  const prices = withPromo(
    promo.sold.promo,
    lines.map(({ line, price }) => ({ price, isEligible: isEligible(line) })),
  );
  return lines.map((priced, index) => ({ ...priced, price: prices[index] ?? priced.price }));
};

/** What the promo code takes off all lines together. */
export const promoAmount = (lines: readonly PricedLine[]): Cents => sum(lines.map(({ price }) => promoShare(price)));
