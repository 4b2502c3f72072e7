import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import { change } from '../record-maps.ts';
import { buyerId, type HostState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { HostBuyer, HostOrder } from './host-order.ts';

/** What the session was told that the cart costs as it is; nothing when that was another version, or no time at all. */
const toldOf = (state: HostState, { cartId, told }: HostBuyer): Cents | undefined =>
  told?.version === state.carts.get(cartId)?.version ? told?.total : undefined;

const withTotal = (state: HostState, buyer: HostBuyer, total: Cents): HostState => {
  const version = state.carts.get(buyer.cartId)?.version;
  if (version === undefined) return state;
  const told = { version, total };
  return { ...state, buyers: change(state.buyers, buyerId(buyer), (entry) => ({ ...entry, told })) };
};

/** The state that notes what a session goes on with: what the cart costs now (D-SHOWN-TOTAL). */
export const noteTotal = (state: HostState, buyer: HostBuyer, now: Instant): HostState => {
  const total = totalOfCart(state, buyer.cartId, now);
  return toldOf(state, buyer) === total ? state : withTotal(state, buyer, total);
};

/** That a cart costs something else than was shown, and the state that notes its total now; nothing when it costs just that, or what
 *  was shown is unknown. Where the caller does not say what it was, it is what the session went on with. */
export const changedTotal = (
  state: HostState,
  buyer: HostBuyer,
  said: Cents | undefined,
  now: Instant,
): { readonly next: HostState; readonly error: ErrorOf<'totalChanged'> } | undefined => {
  const shown = said ?? toldOf(state, buyer);
  const total = totalOfCart(state, buyer.cartId, now);
  if (shown === undefined || shown === total) return undefined;
  return { next: withTotal(state, buyer, total), error: { kind: 'totalChanged', shown, now: total } };
};

/** Why a buyer is not led to a payment that runs: it takes something else than they were shown, as a page from before it began may
 *  show. None when it is just that, or nobody knows what was shown. */
export const notAsShown = (
  { total }: Pick<HostOrder, 'total'>,
  shown: Cents | undefined,
): ErrorOf<'totalChanged'> | undefined =>
  shown === undefined || shown === total ? undefined : { kind: 'totalChanged', shown, now: total };
