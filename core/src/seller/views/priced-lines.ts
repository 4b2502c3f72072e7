import type { Instant } from '../../dates/instant.ts';
import { type Cents, sum } from '../../money/cents.ts';
import { type BasketLine, basketPrice } from '../../pricing/basket-price.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import { noConditions } from '../../pricing/price-conditions.ts';
import { type LinePrice, promoShare } from '../../pricing/price-derivation.ts';
import {
  isReserved,
  type SellerGiftCardLine,
  type SellerLine,
  type SellerTicketLine,
  type SellerUpsellLine,
} from '../cart/seller-cart.ts';
import { type CartCase, linesOf } from '../cart-case.ts';
import { isPromoFor } from '../catalog/promo-terms.ts';
import {
  knownPrice,
  knownUpsell,
  listedPrice,
  type SellerCatalog,
  type SoldPriceList,
  type SoldProduct,
  type SoldPromo,
  type SoldUpsell,
} from '../catalog/seller-catalog.ts';
import { goesWith, type ParentLine, parentsOf } from '../catalog/upsells-offered.ts';
import type { DecisionTime } from '../decision.ts';
import { conditionsOn, type Purchase } from '../places/conditions-on.ts';

type SoldLine =
  | {
      readonly line: SellerTicketLine | SellerGiftCardLine;
      readonly product: SoldProduct;
      readonly list: SoldPriceList;
    }
  | { readonly line: SellerUpsellLine; readonly upsell: SoldUpsell };

/** A line with its goods and its present price. */
export type PricedLine = SoldLine & { readonly price: LinePrice };

/** Returns a line with its goods; `undefined` when they are not in the catalog any more, which can happen during a
 *  payment. */
export const soldLine = (catalog: SellerCatalog, line: SellerLine): SoldLine | undefined => {
  if (line.kind === 'upsell') {
    const upsell = knownUpsell(catalog, line.upsellId);
    return upsell && { line, upsell };
  }
  const priced = knownPrice(catalog, line);
  return priced && { line, ...priced };
};

/** Whether a line's places are held, reserved for a payment or sold; true for a line without places. */
const isOwned = (line: SellerLine, now: Instant): boolean =>
  line.kind !== 'ticket' || line.hold.state === 'sold' || isReserved(line.hold, now);

/** Returns the lines that reduce the price of a cart's upsells: those whose places are held, reserved for a payment or
 *  sold. */
export const ownedParents = (lines: readonly SellerLine[], now: Instant): readonly ParentLine[] =>
  lines.filter((line) => isOwned(line, now)).flatMap(parentsOf);

/** Returns a line's price before the promo code, always from the present catalog. */
const basketLine = (
  purchase: Purchase,
  sold: SoldLine,
  owned: readonly ParentLine[],
): Omit<BasketLine, 'isEligible'> => {
  const { quantity } = sold.line;
  if ('upsell' in sold) {
    const isAlone = !goesWith(sold.upsell, sold.line.day, owned);
    return { ...noConditions, ...listedPrice(sold.upsell), quantity, lacksTicket: isAlone };
  }
  const { line, product, list } = sold;
  const own = { ...listedPrice(list, product), quantity };
  if (line.kind === 'giftCard') return line.value === undefined ? own : { ...own, price: line.value };
  return { ...own, ...conditionsOn(purchase, line) };
};

/** The input of a cart's prices: the cart and the catalog. */
export type CartToPrice = Pick<CartCase, 'cart' | 'catalog'>;

/** Returns the promo code of a cart; `undefined` when the catalog does not contain it. */
export const promoOfCart = ({
  cart,
  catalog,
}: CartToPrice): { readonly code: string; readonly sold: SoldPromo } | undefined => {
  const code = cart.promoCode?.code;
  const sold = code === undefined ? undefined : catalog.promos.get(code);
  return code === undefined || sold === undefined ? undefined : { code, sold };
};

/** Returns a cart's lines by position with their present prices; the promo code is the last price step of each. Lines
 *  of goods that are not in the catalog any more are left out: the next change of the cart removes them. */
export const pricedLines = (of: CartToPrice, at: DecisionTime): readonly PricedLine[] => {
  const { cart, catalog } = of;
  const own = linesOf(cart);
  const owned = ownedParents(own, at.now);
  const promo = promoOfCart(of)?.sold;
  const lines = own.flatMap((line) => soldLine(catalog, line) ?? []);
  const { lines: prices } = basketPrice({
    lines: lines.map((sold) => ({
      ...basketLine({ catalog, today: at.today }, sold, owned),
      isEligible: promo !== undefined && isPromoFor(promo, sold.line),
    })),
    promo: promo?.promo,
  });
  return lines.flatMap((line, index) => {
    const price = prices[index];
    return price === undefined ? [] : [{ ...line, price }];
  });
};

/** Returns the present total of a cart. */
export const totalOfCart = (of: CartToPrice, at: DecisionTime): Cents =>
  cartTotal(pricedLines(of, at).map(({ price }) => price)).total;

/** Returns the amount by which the promo code reduces all lines together. */
export const promoAmount = (lines: readonly PricedLine[]): Cents => sum(lines.map(({ price }) => promoShare(price)));
