import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { HostState } from '../state.ts';
import type { HostBuyer } from './host-order.ts';

/** The data of a cart, if the asking session is the one that entered them (D-TWO-KEYS). */
export const buyerOf = (
  state: HostState,
  cartId: CartId,
  sessionDigest: string | undefined,
): Result<HostBuyer, ErrorOf<'customerMissing'>> => {
  const buyer = state.buyers.get(cartId);
  return buyer === undefined || buyer.sessionDigest !== sessionDigest ? err({ kind: 'customerMissing' }) : ok(buyer);
};
