import { evolveCarts } from './cart/evolve-carts.ts';
import { evolveLines } from './cart/evolve-lines.ts';
import type { Change } from './changes.ts';
import { evolveAttempts } from './checkout/evolve-attempts.ts';
import { evolveOrders } from './checkout/evolve-orders.ts';
import { withNotes } from './history/notes-of.ts';
import { evolveMails } from './mail/evolve-mails.ts';
import { evolveCounts } from './places/evolve-counts.ts';
import type { HostState } from './state.ts';

/** The state after a change. */
const evolve = (state: HostState, change: Change): HostState => {
  switch (change.type) {
    case 'lineAdded':
    case 'lineRemoved':
    case 'quantityChanged':
    case 'placesHeld':
    case 'holdExpired':
    case 'placesKeptForPayment':
    case 'placesSold':
      return evolveLines(state, change);
    case 'cartOpened':
    case 'cartRevised':
    case 'firstMomentsKept':
    case 'firstUsesKept':
    case 'ticketsLost':
    case 'codeLost':
    case 'positionsKept':
    case 'totalTold':
    case 'cartFrozen':
    case 'cartThawed':
    case 'cartSold':
    case 'codeHeld':
    case 'codeHoldMoved':
    case 'codeDropped':
    case 'intentRecorded':
    case 'buyerSaved':
    case 'slotTaken':
    case 'cartForgotten':
      return evolveCarts(state, change);
    case 'placesCounted':
    case 'codeCounted':
      return evolveCounts(state, change);
    case 'orderPlaced':
    case 'orderTriedAgain':
    case 'ticketsIssued':
    case 'ticketAdmitted':
    case 'orderNumberGiven':
    case 'orderStatusTold':
    case 'orderCompleted':
    case 'orderRefunded':
    case 'orderCanceled':
    case 'buyerForgotten':
      return evolveOrders(state, change);
    case 'attemptMade':
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
    case 'eventHeard':
    case 'strayMoneySeen':
    case 'strayMoneyBack':
      return evolveAttempts(state, change);
    case 'mailDue':
    case 'mailAskedAgain':
    case 'mailTaken':
    case 'mailPutOff':
    case 'mailSent':
    case 'mailFailed':
    case 'mailDropped':
      return evolveMails(state, change);
    case 'orderNoted':
      return withNotes(state, change);
  }
};

/** The state after changes, in their order. */
export const evolveAll = (state: HostState, changes: readonly Change[]): HostState => changes.reduce(evolve, state);
