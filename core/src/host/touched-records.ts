import type { AttemptId, CartId, CartItemId, OrderRef } from '../ids.ts';
import type { Change } from './changes.ts';

/** Keys of the records that differ after changes, for stores that write whole records; counters and things that are only ever
 *  added stand in the changes themselves. */
export type TouchedRecords = {
  readonly carts: ReadonlySet<CartId>;
  readonly lines: ReadonlySet<CartItemId>;
  readonly codeUses: ReadonlySet<CartId>;
  readonly orders: ReadonlySet<OrderRef>;
  readonly attempts: ReadonlySet<AttemptId>;
};

/** Which records changes touch. */
export const touchedRecords = (changes: readonly Change[]): TouchedRecords => {
  const carts = new Set<CartId>();
  const lines = new Set<CartItemId>();
  const codeUses = new Set<CartId>();
  const orders = new Set<OrderRef>();
  const attempts = new Set<AttemptId>();

  const touch = (change: Change): unknown => {
    switch (change.type) {
      case 'lineAdded':
        return lines.add(change.line.id);
      case 'lineRemoved':
      case 'quantityChanged':
      case 'placesHeld':
      case 'holdExpired':
      case 'placesKeptForPayment':
      case 'placesSold':
        return lines.add(change.lineId);
      case 'cartOpened':
        return carts.add(change.cart.id);
      case 'cartRevised':
      case 'firstMomentsKept':
      case 'firstUsesKept':
      case 'ticketsLost':
      case 'codeLost':
      case 'positionsKept':
      case 'cartFrozen':
      case 'cartThawed':
      case 'cartSold':
      case 'cartForgotten':
        return carts.add(change.cartId);
      case 'codeHeld':
        return codeUses.add(change.use.cartId);
      case 'codeHoldMoved':
      case 'codeDropped':
        return codeUses.add(change.cartId);
      case 'orderPlaced':
        return orders.add(change.order.ref);
      case 'orderTriedAgain':
      case 'ticketsIssued':
      case 'orderStatusTold':
      case 'orderCompleted':
      case 'orderRefunded':
      case 'orderCanceled':
        return orders.add(change.ref);
      case 'attemptMade':
        return attempts.add(change.attempt.id);
      case 'sessionOpened':
      case 'askingPostponed':
      case 'attemptOverdue':
      case 'moneySeen':
      case 'attemptPaid':
      case 'attemptClosed':
      case 'refundDue':
      case 'refundMade':
      case 'attentionRaised':
      case 'attentionCleared':
        return attempts.add(change.attemptId);
      case 'placesCounted':
      case 'codeCounted':
      case 'intentRecorded':
      case 'buyerSaved':
      case 'slotTaken':
      case 'totalTold':
      case 'ticketAdmitted':
      case 'orderNumberGiven':
      case 'eventHeard':
      case 'strayMoneySeen':
      case 'strayMoneyBack':
      case 'mailDue':
      case 'mailAskedAgain':
      case 'mailTaken':
      case 'mailPutOff':
      case 'mailSent':
      case 'mailFailed':
      case 'mailDropped':
      case 'orderNoted':
      case 'buyerForgotten':
        return undefined;
    }
  };

  for (const change of changes) touch(change);
  return { carts, lines, codeUses, orders, attempts };
};
