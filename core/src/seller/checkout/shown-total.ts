import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import { buyerId, change, type SellerState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { SellerBuyer, SellerOrder } from './seller-order.ts';

/** The total that the session was shown for the present version of the cart, if any. */
const shownFor = (state: SellerState, { cartId, shownTotal }: SellerBuyer): Cents | undefined =>
  shownTotal?.version === state.carts.get(cartId)?.version ? shownTotal?.total : undefined;

const withTotal = (state: SellerState, buyer: SellerBuyer, total: Cents): SellerState => {
  const version = state.carts.get(buyer.cartId)?.version;
  if (version === undefined) return state;
  const shownTotal = { version, total };
  return { ...state, buyers: change(state.buyers, buyerId(buyer), (entry) => ({ ...entry, shownTotal })) };
};

/** The state with the total that a session is shown now. */
export const noteTotal = (state: SellerState, buyer: SellerBuyer, now: Instant): SellerState => {
  const total = totalOfCart(state, buyer.cartId, now);
  return shownFor(state, buyer) === total ? state : withTotal(state, buyer, total);
};

/** The refusal of an amount other than the one shown; none when they are equal, or the shown one is unknown. */
export const notAsShown = (
  { total }: Pick<SellerOrder, 'total'>,
  shown: Cents | undefined,
): ErrorOf<'totalChanged'> | undefined =>
  shown === undefined || shown === total ? undefined : { kind: 'totalChanged', shown, now: total };

/** The same for a cart, with the state that notes its total. Without `shown`, the total seen last counts. */
export const changedTotal = (
  state: SellerState,
  buyer: SellerBuyer,
  shown: Cents | undefined,
  now: Instant,
): { readonly next: SellerState; readonly error: ErrorOf<'totalChanged'> } | undefined => {
  const total = totalOfCart(state, buyer.cartId, now);
  const error = notAsShown({ total }, shown ?? shownFor(state, buyer));
  return error && { next: withTotal(state, buyer, total), error };
};
