import { err, ok } from 'neverthrow';
import { checkCustomer, draftOf } from '../../customer/customer-rules.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import { buyerId, type Decide, decided, put } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import { countriesIn } from './countries.ts';
import type { SellerBuyer } from './seller-order.ts';
import { runningOrder } from './settlement.ts';

type SaveCustomer = {
  readonly type: 'saveCustomer';
  readonly entry: Omit<SellerBuyer, 'sessionDigest' | 'savedAt' | 'shownTotal'>;
  readonly sessionDigest: string;
};

/** Replaces what this session entered; other sessions' data and payments do not matter. Notes the total
 *  that the session is shown: while another session's payment runs, the amount of that one. */
export const saveCustomer: Decide<SaveCustomer, ErrorOf<'invalidCustomer' | 'notFound' | 'cartFrozen'>> = (
  state,
  { entry, sessionDigest },
  { now },
) => {
  const checked = checkCustomer(draftOf(entry.customer), countriesIn(entry.language));
  if (checked.isErr()) return err({ kind: 'invalidCustomer', fields: checked.error });
  const cart = unsoldCart(state, entry.cartId);
  if (cart.isErr()) return err(cart.error);
  const { state: cartState, version } = cart.value;
  const running = runningOrder(state, entry.cartId);
  const isOwn = running === undefined || running.sessionDigest === sessionDigest;
  if (cartState === 'paying' && isOwn) return err({ kind: 'cartFrozen' });
  const total = cartState === 'open' ? totalOfCart(state, entry.cartId, now) : running?.total;
  const shown = total === undefined ? {} : { shownTotal: { version, total } };
  const buyer: SellerBuyer = { ...entry, customer: checked.value, sessionDigest, savedAt: now, ...shown };
  return ok(decided({ ...state, buyers: put(state.buyers, buyerId(buyer), buyer) }));
};
