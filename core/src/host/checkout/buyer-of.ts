import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { buyerId, type HostState } from '../state.ts';
import type { HostBuyer, HostOrder } from './host-order.ts';

/** The data that this session entered for a cart; other sessions' data are not shown (D-TWO-KEYS). */
export const buyerOf = (
  state: HostState,
  cartId: CartId,
  sessionDigest: string | undefined,
): Result<HostBuyer, ErrorOf<'customerMissing'>> => {
  const buyer = sessionDigest === undefined ? undefined : state.buyers.get(buyerId({ cartId, sessionDigest }));
  return buyer === undefined ? err({ kind: 'customerMissing' }) : ok(buyer);
};

/** Whether the buyer of an order can be reached: neither forgotten nor erased (D-PERSON-ERASED). */
export const hasBuyer = ({ orderBuyers }: Pick<HostState, 'orderBuyers'>, { ref }: Pick<HostOrder, 'ref'>): boolean =>
  (orderBuyers.get(ref)?.customer.email ?? '') !== '';
