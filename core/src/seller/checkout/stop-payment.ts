import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { SellerCart } from '../cart/seller-cart.ts';
import { attemptsIn, type OrderRecords } from './order-records.ts';
import type { AttemptName } from './seller-order.ts';
import { isRunning } from './settlement.ts';

/** The payment to close first. Errors: `notFound` cart, `orderAlreadyPaid`, `cartFrozen` for others. */
export const paymentToStop = (
  cart: SellerCart | undefined,
  records: Pick<OrderRecords, 'attempts' | 'orders'>,
  sessionDigest: string | undefined,
): Result<AttemptId | undefined, ErrorOf<'notFound' | 'orderAlreadyPaid' | 'cartFrozen'>> => {
  if (cart === undefined) return err({ kind: 'notFound', what: 'cart' });
  if (cart.state === 'sold') return err({ kind: 'orderAlreadyPaid' });
  const attempt = attemptsIn(records).find(isRunning);
  if (attempt === undefined) return ok(undefined);
  const isOwn = sessionDigest !== undefined && records.orders.get(attempt.orderRef)?.sessionDigest === sessionDigest;
  return isOwn ? ok(attempt.id) : err({ kind: 'cartFrozen' });
};

/** The result of stopping a payment. Errors: `orderAlreadyPaid`, `paymentUnconfirmed` while it runs. */
export const afterStop = (state: AttemptName): Result<void, ErrorOf<'orderAlreadyPaid' | 'paymentUnconfirmed'>> => {
  if (state === 'paid') return err({ kind: 'orderAlreadyPaid' });
  return isRunning({ state }) ? err({ kind: 'paymentUnconfirmed' }) : ok();
};
