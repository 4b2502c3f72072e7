import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import type { CartCase } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { SellerBuyer, SellerOrder } from './seller-order.ts';

type BuyingCase = CartCase & { readonly buyer?: SellerBuyer | undefined };

/** Returns the total that the session displayed for the present version of the cart; `undefined` when there is none. */
const displayedTotal = ({ cart, buyer }: BuyingCase): Cents | undefined =>
  buyer?.shownTotal?.version === cart.version ? buyer.shownTotal.total : undefined;

const withTotal = <Of extends BuyingCase>(of: Of, total: Cents): Of => {
  const { buyer, cart } = of;
  return buyer === undefined ? of : { ...of, buyer: { ...buyer, shownTotal: { version: cart.version, total } } };
};

/** Stores the total that is now displayed to the buyer's session. */
export const noteTotal = <Of extends BuyingCase>(of: Of, at: DecisionTime): Of => {
  if (of.buyer === undefined) return of;
  const total = totalOfCart(of, at);
  return displayedTotal(of) === total ? of : withTotal(of, total);
};

/** Returns the refusal of an amount that differs from the displayed one; `undefined` when they are equal or no amount
 *  was displayed. */
export const totalRefusal = (
  { total }: Pick<SellerOrder, 'total'>,
  shown: Cents | undefined,
): ErrorOf<'totalChanged'> | undefined =>
  shown === undefined || shown === total ? undefined : { kind: 'totalChanged', shown, now: total };

/** Returns the refusal of a cart's total that differs from the displayed one, with the case that stores the new total.
 *  Without `shown`, the total last displayed to the session counts. */
export const changedTotal = <Of extends BuyingCase>(
  of: Of,
  shown: Cents | undefined,
  at: DecisionTime,
): { readonly next: Of; readonly error: ErrorOf<'totalChanged'> } | undefined => {
  const total = totalOfCart(of, at);
  const error = totalRefusal({ total }, shown ?? displayedTotal(of));
  return error && { next: withTotal(of, total), error };
};
