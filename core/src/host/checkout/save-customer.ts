import { err, ok } from 'neverthrow';
import type { Customer } from '../../customer/customer.ts';
import { checkCustomer, draftOf } from '../../customer/customer-rules.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import type { Decide } from '../decision.ts';
import { buyerOf } from './buyer-of.ts';
import { countriesIn } from './countries.ts';
import type { HostBuyer } from './host-order.ts';

/** Personal data for a cart. */
export type SaveCustomer = {
  readonly type: 'saveCustomer';
  readonly entry: {
    readonly cartId: CartId;
    readonly customer: Customer;
    readonly language: Language;
    readonly memberHashId?: string;
    readonly mtcId: number;
  };
  /** Digest of the session that asks, if it has one. */
  readonly sessionDigest?: string;
  /** Digest of the session that is begun when the asking one did not enter the data of the cart. */
  readonly newSessionDigest: string;
};

export type SaveCustomerRefusal = ErrorOf<'invalidCustomer' | 'notFound' | 'cartFrozen'>;

/** Replaces the cart's data. The session that entered the last ones stays, any other becomes a new one. */
export const saveCustomer: Decide<SaveCustomer, SaveCustomerRefusal> = (
  state,
  { entry, sessionDigest, newSessionDigest },
  { now },
) => {
  const checked = checkCustomer(draftOf(entry.customer), countriesIn(entry.language));
  if (checked.isErr()) return err({ kind: 'invalidCustomer', fields: checked.error });
  const cart = unsoldCart(state, entry.cartId);
  if (cart.isErr()) return err(cart.error);
  if (cart.value.state === 'paying') return err({ kind: 'cartFrozen' });
  const isKnown = buyerOf(state, entry.cartId, sessionDigest).isOk();
  const buyer: HostBuyer = {
    cartId: entry.cartId,
    sessionDigest: isKnown && sessionDigest !== undefined ? sessionDigest : newSessionDigest,
    customer: checked.value,
    language: entry.language,
    mtcId: entry.mtcId,
    savedAt: now,
    ...(entry.memberHashId === undefined ? {} : { memberHashId: entry.memberHashId }),
  };
  return ok([{ type: 'buyerSaved', buyer }]);
};
