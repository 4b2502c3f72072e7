import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import type { Change } from '../changes.ts';
import type { HostState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { HostBuyer, HostOrder } from './host-order.ts';

/** What the session was told that the cart costs as it is; nothing when that was another version, or no time at all. */
const toldOf = (state: HostState, { cartId, told }: HostBuyer): Cents | undefined =>
  told?.version === state.carts.get(cartId)?.version ? told?.total : undefined;

const toldTotal = (state: HostState, { cartId, sessionDigest }: HostBuyer, total: Cents, instead?: Cents) => {
  const version = state.carts.get(cartId)?.version;
  if (version === undefined) return [];
  const told = { type: 'totalTold', cartId, sessionDigest, version, total } as const;
  return [instead === undefined ? told : { ...told, instead }];
};

/** Notes what a session goes on with: what the cart costs now. Nothing when it was told the same already (D-SHOWN-TOTAL). */
export const tellTotal = (state: HostState, buyer: HostBuyer, now: Instant): readonly Change[] => {
  const total = totalOfCart(state, buyer.cartId, now);
  return toldOf(state, buyer) === total ? [] : toldTotal(state, buyer, total);
};

/** That a cart costs something else than was shown, which is told in place of opening a payment; nothing when it costs just that, or
 *  nobody knows what was shown. Where the caller does not say what it was, it is what the session was told. */
export const tellChangedTotal = (
  state: HostState,
  buyer: HostBuyer,
  said: Cents | undefined,
  now: Instant,
): readonly Change[] => {
  const shown = said ?? toldOf(state, buyer);
  const total = totalOfCart(state, buyer.cartId, now);
  return shown === undefined || shown === total ? [] : toldTotal(state, buyer, total, shown);
};

/** Why a buyer is not led to a payment that runs: it takes something else than they were shown, as a page from before it began may
 *  show. None when it is just that, or nobody knows what was shown. */
export const notAsShown = (
  { total }: Pick<HostOrder, 'total'>,
  shown: Cents | undefined,
): ErrorOf<'totalChanged'> | undefined =>
  shown === undefined || shown === total ? undefined : { kind: 'totalChanged', shown, now: total };

/** The refusal that these facts mean. Amounts in cents. */
export const changedTotalIn = (changes: readonly Change[]): ErrorOf<'totalChanged'> | undefined => {
  const told = changes.find((change) => change.type === 'totalTold');
  return told?.instead === undefined ? undefined : { kind: 'totalChanged', shown: told.instead, now: told.total };
};
