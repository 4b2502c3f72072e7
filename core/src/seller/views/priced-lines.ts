import type { Instant } from '../../dates/instant.ts';
import { type Cents, sum } from '../../money/cents.ts';
import { type BasketLine, basketPrice } from '../../pricing/basket-price.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import { noConditions } from '../../pricing/price-conditions.ts';
import { type LinePrice, promoShare } from '../../pricing/price-derivation.ts';
import {
  isKept,
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

/** The same with what it costs now. */
export type PricedLine = SoldLine & { readonly price: LinePrice };

/** What a line is of; none when it left the catalog, as the line of a running payment may. */
export const soldLine = (catalog: SellerCatalog, line: SellerLine): SoldLine | undefined => {
  if (line.kind === 'upsell') {
    const upsell = knownUpsell(catalog, line.upsellId);
    return upsell && { line, upsell };
  }
  const priced = knownPrice(catalog, line);
  return priced && { line, ...priced };
};

/** Whether a line's places are held, paid or sold; true for a line without places. */
const isOwned = (line: SellerLine, now: Instant): boolean =>
  line.kind !== 'ticket' || line.hold.state === 'sold' || isKept(line.hold, now);

/** What upsells of a cart are reduced beside: its lines, as long as their places are kept. */
export const keptParents = (lines: readonly SellerLine[], now: Instant): readonly ParentLine[] =>
  lines.filter((line) => isOwned(line, now)).flatMap(parentsOf);

/** A line's price before a promo code, always from the catalog as it is now. */
const basketLine = (
  purchase: Purchase,
  sold: SoldLine,
  kept: readonly ParentLine[],
): Omit<BasketLine, 'isEligible'> => {
  const { quantity } = sold.line;
  if ('upsell' in sold) {
    const isAlone = !goesWith(sold.upsell, sold.line.day, kept);
    return { ...noConditions, ...listedPrice(sold.upsell), quantity, lacksTicket: isAlone };
  }
  const { line, product, list } = sold;
  const own = { ...listedPrice(list, product), quantity };
  if (line.kind === 'giftCard') return line.value === undefined ? own : { ...own, price: line.value };
  return { ...own, ...conditionsOn(purchase, line) };
};

/** A cart, and what is sold. */
export type CartToPrice = Pick<CartCase, 'cart' | 'catalog'>;

/** The promo code of a cart, while the catalog knows it. */
export const promoOfCart = ({
  cart,
  catalog,
}: CartToPrice): { readonly code: string; readonly sold: SoldPromo } | undefined => {
  const code = cart.promoCode?.code;
  const sold = code === undefined ? undefined : catalog.promos.get(code);
  return code === undefined || sold === undefined ? undefined : { code, sold };
};

/** A cart's lines in their order with their prices as they are now, the promo code as the last step of each. Lines of
 *  goods that are not known any more have no price: the next change of the cart drops them. */
export const pricedLines = (of: CartToPrice, at: DecisionTime): readonly PricedLine[] => {
  const { cart, catalog } = of;
  const own = linesOf(cart);
  const kept = keptParents(own, at.now);
  const promo = promoOfCart(of)?.sold;
  const lines = own.flatMap((line) => soldLine(catalog, line) ?? []);
  const { lines: prices } = basketPrice({
    lines: lines.map((sold) => ({
      ...basketLine({ catalog, today: at.today }, sold, kept),
      isEligible: promo !== undefined && isPromoFor(promo, sold.line),
    })),
    promo: promo?.promo,
  });
  return lines.flatMap((line, index) => {
    const price = prices[index];
    return price === undefined ? [] : [{ ...line, price }];
  });
};

/** What a cart costs now. */
export const totalOfCart = (of: CartToPrice, at: DecisionTime): Cents =>
  cartTotal(pricedLines(of, at).map(({ price }) => price)).total;

/** What the promo code takes off all lines together. */
export const promoAmount = (lines: readonly PricedLine[]): Cents => sum(lines.map(({ price }) => promoShare(price)));
