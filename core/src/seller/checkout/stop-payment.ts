import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { SellerCart } from '../cart/seller-cart.ts';
import { attemptCases, type Orders } from './order-records.ts';
import type { AttemptName } from './payment-attempt.ts';
import { isRunning } from './settlement.ts';

/** Returns the running payment to close; `undefined` when none runs. Errors: `notFound` cart, `orderAlreadyPaid`,
 *  `cartFrozen` when the payment belongs to another session. */
export const paymentToStop = (
  cart: SellerCart | undefined,
  records: Orders,
  sessionDigest: string | undefined,
): Result<AttemptId | undefined, ErrorOf<'notFound' | 'orderAlreadyPaid' | 'cartFrozen'>> => {
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  if (cart.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  const running = attemptCases(records).find(({ attempt }) => isRunning(attempt));
  if (running === undefined) return ok(undefined);
  const isOwn = sessionDigest !== undefined && running.order.sessionDigest === sessionDigest;
  return isOwn ? ok(running.attempt.attemptId) : err({ kind: 'cartFrozen' });
};

/** Returns the result of stopping a payment. Errors: `orderAlreadyPaid`, `paymentUnconfirmed` when it still runs. */
export const afterStop = (state: AttemptName): Result<void, ErrorOf<'orderAlreadyPaid' | 'paymentUnconfirmed'>> => {
  if (state === 'paid') return err({ kind: 'orderAlreadyPaid' });
  return isRunning({ state }) ? err({ kind: 'paymentUnconfirmed' }) : ok();
};
