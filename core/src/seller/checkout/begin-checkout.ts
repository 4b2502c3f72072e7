import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { changeCart, unsoldCart } from '../cart/open-cart.ts';
import { type CheckoutLoss, type NotRefreshed, refreshHolds } from '../cart/refresh-holds.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import type { Decide, Decided, DecisionTime, SellerState } from '../state.ts';
import { noteTotal } from './shown-total.ts';
import { buyerOf } from './used-order.ts';

type BeginCheckout = {
  readonly type: 'beginCheckout';
  readonly cartId: CartId;
  readonly sessionDigest?: string;
  readonly client?: LimitedClient;
};

type Refusal = NotRefreshed | ErrorOf<'tooManyUnpaidPlaces'>;

/** Takes expired places again before the form is filled in; the answer is what was lost. Where only a part of a line is
 *  free nothing changes. Earlier losses count as read; the total is noted for a known session. */
export const beginCheckout: Decide<BeginCheckout, Refusal | ErrorOf<'notFound'>, Result<void, CheckoutLoss>> = (
  state,
  command,
  at,
) =>
  unsoldCart(state, command.cartId).andThen((cart) =>
    cart.state === 'open' ? begun(state, command, at) : ok({ next: state, answer: ok() }),
  );

const lossesRead = (state: SellerState, cartId: CartId): SellerState => {
  const { lostTickets, lostCode } = state.carts.get(cartId) ?? {};
  const isRead = lostTickets === undefined && lostCode === undefined;
  return isRead ? state : changeCart(state, cartId, ({ lostTickets: _, lostCode: __, ...cart }) => cart);
};

const begun = (
  state: SellerState,
  { cartId, sessionDigest, client }: BeginCheckout,
  at: DecisionTime,
): Result<Decided<Result<void, CheckoutLoss>>, Refusal> =>
  refreshHolds(state, cartId, at).andThen(({ state: refreshed, loss }) =>
    forClient(state, refreshed, client, cartId, at.now).map((held) => {
      const read = loss === undefined ? lossesRead(held, cartId) : held;
      const next = buyerOf(state, cartId, sessionDigest)
        .map((buyer) => noteTotal(read, buyer, at.now))
        .unwrapOr(read);
      return { next, answer: loss === undefined ? ok() : err(loss) };
    }),
  );
