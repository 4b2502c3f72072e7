import { err, ok } from 'neverthrow';
import type { Customer } from '../../customer/customer.ts';
import { checkCustomer, draftOf } from '../../customer/customer-rules.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import { type Decide, decided } from '../decision.ts';
import { put } from '../record-maps.ts';
import { attemptsOf, buyerId, type HostState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import { countriesIn } from './countries.ts';
import type { HostBuyer } from './host-order.ts';
import { isRunning, runningOrder } from './settlement.ts';

/** Personal data for a cart. */
type SaveCustomer = {
  readonly type: 'saveCustomer';
  readonly entry: {
    readonly cartId: CartId;
    readonly customer: Customer;
    readonly language: Language;
    readonly memberHashId?: string;
    readonly mtcId: number;
  };
  /** Digest of the session whose data they are. */
  readonly sessionDigest: string;
};

type SaveCustomerRefusal = ErrorOf<'invalidCustomer' | 'notFound' | 'cartFrozen'>;

/** Whether the payment that a cart is frozen for is the session's own. */
const isPaying = (state: HostState, cartId: CartId, sessionDigest: string): boolean => {
  const running = attemptsOf(state, cartId).find(isRunning);
  return running === undefined || state.orders.get(running.orderRef)?.sessionDigest === sessionDigest;
};

/** Replaces what the session entered before. Nobody else's data change, and nobody else's payment stands in the way (D-TWO-KEYS).
 *  Notes the total that the session goes on with: while somebody else's payment runs, that payment's (D-SHOWN-TOTAL). */
export const saveCustomer: Decide<SaveCustomer, SaveCustomerRefusal> = (state, { entry, sessionDigest }, { now }) => {
  const checked = checkCustomer(draftOf(entry.customer), countriesIn(entry.language));
  if (checked.isErr()) return err({ kind: 'invalidCustomer', fields: checked.error });
  const cart = unsoldCart(state, entry.cartId);
  if (cart.isErr()) return err(cart.error);
  if (cart.value.state === 'paying' && isPaying(state, entry.cartId, sessionDigest)) return err({ kind: 'cartFrozen' });
  const { state: cartState, version } = cart.value;
  const total = cartState === 'open' ? totalOfCart(state, entry.cartId, now) : runningOrder(state, entry.cartId)?.total;
  const buyer: HostBuyer = {
    cartId: entry.cartId,
    sessionDigest,
    customer: checked.value,
    language: entry.language,
    mtcId: entry.mtcId,
    savedAt: now,
    ...(entry.memberHashId === undefined ? {} : { memberHashId: entry.memberHashId }),
    ...(total === undefined ? {} : { told: { version, total } }),
  };
  return ok(decided({ ...state, buyers: put(state.buyers, buyerId(buyer), buyer) }));
};
