import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import { type CheckoutLoss, type NotRefreshed, refreshHolds } from '../cart/refresh-holds.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import type { SellerBuyer } from './seller-order.ts';
import { noteTotal } from './shown-total.ts';

/** A cart whose checkout begins, and the buyer stored for the session, if there is one. */
export type BuyingCase = CartCase & { readonly buyer?: SellerBuyer | undefined };

export type BeginCheckoutRefusal = NotRefreshed | ErrorOf<'notFound' | 'tooManyUnpaidPlaces'>;

/** Takes expired places again before the buyer fills in the form. The answer contains what was lost. Returns an error
 *  and changes nothing when only a part of a line is available. Earlier losses are marked as read, and the total is
 *  stored for a known session. */
export const beginCheckout = (
  of: BuyingCase,
  { client }: { readonly client?: LimitedClient | undefined },
  at: DecisionTime,
): Result<Decision<BuyingCase, Result<void, CheckoutLoss>>, BeginCheckoutRefusal> =>
  unsoldCart(of.cart).andThen((cart) =>
    cart.state === 'open' ? withFreshHolds(of, client, at) : ok({ next: of, answer: ok() }),
  );

const withLossesRead = (of: BuyingCase): BuyingCase => {
  const { lostTickets, lostCode } = of.cart;
  const isRead = lostTickets === undefined && lostCode === undefined;
  return isRead ? of : changeCart(of, { lostTickets: undefined, lostCode: undefined });
};

const withFreshHolds = (
  of: BuyingCase,
  client: LimitedClient | undefined,
  at: DecisionTime,
): Result<Decision<BuyingCase, Result<void, CheckoutLoss>>, BeginCheckoutRefusal> =>
  refreshHolds(of, at).andThen(({ next: refreshed, loss }) =>
    forClient(of.cart.lines, refreshed, client, at.now).map((held) => {
      const read = loss === undefined ? withLossesRead(held) : held;
      return { next: noteTotal(read, at), answer: loss === undefined ? ok() : err(loss) };
    }),
  );
