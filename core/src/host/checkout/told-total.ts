import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import type { Change } from '../changes.ts';
import type { HostState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { HostOrder } from './host-order.ts';

/** Notes what a buyer goes on with: what the cart costs now. Nothing when the same was told already (D-SHOWN-TOTAL). */
export const tellTotal = (state: HostState, cartId: CartId, now: Instant): readonly Change[] => {
  const total = totalOfCart(state, cartId, now);
  return state.carts.get(cartId)?.totalTold === total ? [] : [{ type: 'totalTold', cartId, total }];
};

/** That a cart costs something else than was shown, which is told in place of opening a payment; nothing when it costs just that, or
 *  nobody knows what was shown. */
export const tellChangedTotal = (
  state: HostState,
  cartId: CartId,
  shown: Cents | undefined,
  now: Instant,
): readonly Change[] => {
  const total = totalOfCart(state, cartId, now);
  return shown === undefined || shown === total ? [] : [{ type: 'totalTold', cartId, total, instead: shown }];
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
