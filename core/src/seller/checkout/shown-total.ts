import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import type { CartCase } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { SellerBuyer, SellerOrder } from './seller-order.ts';

type BuyingCase = CartCase & { readonly buyer?: SellerBuyer | undefined };

/** The total that the session was shown for the present version of the cart, if any. */
const shownFor = ({ cart, buyer }: BuyingCase): Cents | undefined =>
  buyer?.shownTotal?.version === cart.version ? buyer.shownTotal.total : undefined;

const withTotal = <Of extends BuyingCase>(of: Of, total: Cents): Of => {
  const { buyer, cart } = of;
  return buyer === undefined ? of : { ...of, buyer: { ...buyer, shownTotal: { version: cart.version, total } } };
};

/** The case with the total that the session of its buyer is shown now. */
export const noteTotal = <Of extends BuyingCase>(of: Of, at: DecisionTime): Of => {
  if (of.buyer === undefined) return of;
  const total = totalOfCart(of, at);
  return shownFor(of) === total ? of : withTotal(of, total);
};

/** The refusal of an amount other than the one shown; none when they are equal, or the shown one is unknown. */
export const notAsShown = (
  { total }: Pick<SellerOrder, 'total'>,
  shown: Cents | undefined,
): ErrorOf<'totalChanged'> | undefined =>
  shown === undefined || shown === total ? undefined : { kind: 'totalChanged', shown, now: total };

/** The same for a cart, with the case that notes its total. Without `shown`, the total seen last counts. */
export const changedTotal = <Of extends BuyingCase>(
  of: Of,
  shown: Cents | undefined,
  at: DecisionTime,
): { readonly next: Of; readonly error: ErrorOf<'totalChanged'> } | undefined => {
  const total = totalOfCart(of, at);
  const error = notAsShown({ total }, shown ?? shownFor(of));
  return error && { next: withTotal(of, total), error };
};
