import type { OrderNote, OrderNoted } from '../../checkout/order-note.ts';
import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Change, OrderNotedChange } from '../changes.ts';
import type { ClosedAs } from '../checkout/closed-as.ts';
import type { HostAttempt } from '../checkout/host-order.ts';
import type { HostState } from '../state.ts';

/** A note with what it belongs to. */
type Noted =
  | { readonly ref: OrderRef | undefined; readonly note: OrderNote }
  | { readonly attemptId: AttemptId; readonly note: OrderNote };

const reasonOf = ({ why }: ClosedAs): Pick<OrderNote, 'why'> => (why === undefined ? {} : { why });

/** What a change is worth to whoever asks later: what became of an order, its payments and its mails, not when something is looked at
 *  again. */
const noteOf = (change: Change, state: HostState): Noted | undefined => {
  switch (change.type) {
    case 'orderPlaced': {
      const { ref, total, paymentType } = change.order;
      return { ref, note: { what: 'placed', amount: total, word: paymentType } };
    }
    case 'orderTriedAgain':
      return { ref: change.ref, note: { what: 'triedAgain' } };
    case 'orderStatusTold':
      return { ref: change.ref, note: { what: 'statusTold', word: change.status } };
    case 'orderCompleted':
      return { ref: change.ref, note: { what: 'completed' } };
    case 'orderRefunded':
      return { ref: change.ref, note: { what: 'refunded' } };
    case 'orderCanceled':
      return { ref: change.ref, note: { what: 'canceled' } };
    case 'attemptMade': {
      const { orderRef: ref, number, amount } = change.attempt;
      return { ref, note: { what: 'attemptMade', attempt: number, amount } };
    }
    case 'ticketAdmitted': {
      const { orderRef: ref, number: ticket = 0 } = state.tickets.get(change.code) ?? {};
      return { ref, note: { what: 'admitted', ticket } };
    }
    case 'sessionOpened':
    case 'attemptOverdue':
    case 'attemptPaid':
    case 'refundDue':
    case 'refundMade':
    case 'attentionCleared':
      return { attemptId: change.attemptId, note: { what: change.type } };
    case 'moneySeen':
      return { attemptId: change.attemptId, note: { what: 'moneySeen', amount: change.amount } };
    case 'attemptClosed':
      return { attemptId: change.attemptId, note: { what: 'attemptClosed', word: change.as, ...reasonOf(change) } };
    case 'attentionRaised':
      return { attemptId: change.attemptId, note: { what: 'attentionRaised', word: change.attention.why } };
    case 'eventHeard':
      return { attemptId: change.event.attemptId, note: { what: 'notified' } };
    case 'mailDue':
      return { ref: change.mail.orderRef, note: { what: 'mailAsked', word: change.mail.about } };
    case 'mailAskedAgain':
      return { ref: change.orderRef, note: { what: 'mailAsked', word: change.about } };
    case 'mailPutOff':
    case 'mailSent':
    case 'mailDropped':
      return { ref: change.orderRef, note: { what: change.type, word: change.about } };
    case 'mailFailed':
      return { ref: change.orderRef, note: { what: 'mailFailed', word: change.about, why: change.why } };
    case 'strayMoneySeen':
    case 'strayMoneyBack':
    case 'lineAdded':
    case 'lineRemoved':
    case 'quantityChanged':
    case 'placesHeld':
    case 'holdExpired':
    case 'placesKeptForPayment':
    case 'placesSold':
    case 'cartOpened':
    case 'cartRevised':
    case 'cartFrozen':
    case 'firstMomentsKept':
    case 'firstUsesKept':
    case 'ticketsLost':
    case 'codeLost':
    case 'positionsKept':
    case 'totalTold':
    case 'cartThawed':
    case 'cartSold':
    case 'codeHeld':
    case 'codeHoldMoved':
    case 'codeDropped':
    case 'intentRecorded':
    case 'buyerSaved':
    case 'slotTaken':
    case 'placesCounted':
    case 'codeCounted':
    case 'ticketsIssued':
    case 'orderNumberGiven':
    case 'askingPostponed':
    case 'mailTaken':
    case 'orderNoted':
    case 'cartForgotten':
    case 'buyerForgotten':
      return undefined;
  }
};

type OwnNote = { readonly ref: OrderRef; readonly note: OrderNote };

const ofOrder = (noted: Noted | undefined, attempts: HostState['attempts']): readonly OwnNote[] => {
  if (noted === undefined) return [];
  if ('attemptId' in noted) {
    const attempt = attempts.get(noted.attemptId);
    return attempt === undefined ? [] : [{ ref: attempt.orderRef, note: { ...noted.note, attempt: attempt.number } }];
  }
  const { ref, note } = noted;
  return ref === undefined ? [] : [{ ref, note }];
};

const made = (changes: readonly Change[]): readonly (readonly [AttemptId, HostAttempt])[] =>
  changes.flatMap((change) => (change.type === 'attemptMade' ? [[change.attempt.id, change.attempt] as const] : []));

/** What is written down of changes, order by order (D-ORDER-HISTORY). `state` is the one before them. */
export const notesOf = (state: HostState, changes: readonly Change[], at: Instant): readonly OrderNotedChange[] => {
  const noted = changes.flatMap((change) => noteOf(change, state) ?? []);
  if (noted.length === 0) return [];
  const attempts = new Map([...state.attempts, ...made(changes)]);
  const own = noted.flatMap((one) => ofOrder(one, attempts));
  return [...Map.groupBy(own, ({ ref }) => ref)].map(([ref, notes]) => ({
    type: 'orderNoted',
    ref,
    at,
    notes: notes.map(({ note }) => note),
  }));
};

/** The state with what was written down. */
export const withNotes = (state: HostState, { ref, at, notes }: OrderNotedChange): HostState => {
  const noted: OrderNoted = { at, notes };
  return { ...state, notes: new Map(state.notes).set(ref, [...(state.notes.get(ref) ?? []), noted]) };
};
