import { err, ok, type Result } from 'neverthrow';
import { checkCustomer, draftOf } from '../../customer/customer-rules.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import type { CartCase } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import { countriesIn } from './countries.ts';
import type { Orders } from './order-records.ts';
import type { SellerBuyer } from './seller-order.ts';
import { runningOrder } from './settlement.ts';

export type SaveCustomer = {
  readonly entry: Omit<SellerBuyer, 'sessionDigest' | 'savedAt' | 'shownTotal'>;
  readonly sessionDigest: string;
};

/** Returns the buyer data that a session entered, replacing its earlier data; other sessions' data and payments do not
 *  matter. Stores the total displayed to the session: while another session's payment runs, the amount of that
 *  payment. */
export const saveCustomer = (
  of: Pick<CartCase, 'cart' | 'catalog'> & Orders,
  { entry, sessionDigest }: SaveCustomer,
  at: DecisionTime,
): Result<SellerBuyer, ErrorOf<'invalidCustomer' | 'notFound' | 'cartFrozen'>> => {
  const checked = checkCustomer(draftOf(entry.customer), countriesIn(entry.language));
  if (checked.isErr()) return err({ kind: 'invalidCustomer', fields: checked.error });
  const cart = unsoldCart(of.cart);
  if (cart.isErr()) return err(cart.error);
  const { state, version } = cart.value;
  const running = runningOrder(of);
  const isOwn = running === undefined || running.sessionDigest === sessionDigest;
  if (state === 'paying' && isOwn) return err({ kind: 'cartFrozen' });
  const total = state === 'open' ? totalOfCart(of, at) : running?.total;
  const shownTotal = total === undefined ? undefined : { version, total };
  return ok({ ...entry, customer: checked.value, sessionDigest, savedAt: at.now, shownTotal });
};
