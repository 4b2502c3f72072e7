import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderNote } from '../../checkout/order-note.ts';
import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerAttempt, SellerOrder, SellerTicket } from '../checkout/seller-order.ts';
import { mailId, type SellerMail } from '../mail/seller-mail.ts';

type OwnNote = { readonly ref: OrderRef; readonly note: OrderNote };

const changed = <Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) =>
  [...after].map(([key, is]) => ({ was: before.get(key), is })).filter(({ was, is }) => was !== is);

const notesOf = (ref: OrderRef, notes: readonly OrderNote[]): readonly OwnNote[] =>
  notes.map((note) => ({ ref, note }));

const when = (condition: boolean, note: OrderNote): readonly OrderNote[] => (condition ? [note] : []);

const ofPlaced = (was: SellerOrder | undefined, { total, paymentType }: SellerOrder, isTriedAgain: boolean) => [
  ...when(was === undefined, { what: 'placed', amount: total, word: paymentType }),
  ...when(was !== undefined && isTriedAgain, { what: 'triedAgain' }),
];

const ofOutcome = (was: SellerOrder | undefined, { status, outcome }: SellerOrder): readonly OrderNote[] => {
  if (outcome !== 'open') return when(was?.outcome !== outcome, { what: outcome });
  return when(was !== undefined && was.status !== status && status !== 'initializing', {
    what: 'statusTold',
    word: status,
  });
};

const ofState = ({ state }: SellerAttempt, why: DeclineReason | undefined): readonly OrderNote[] => {
  switch (state) {
    case 'opening':
      return [];
    case 'open':
      return [{ what: 'sessionOpened' }];
    case 'overdue':
      return [{ what: 'attemptOverdue' }];
    case 'paid':
      return [{ what: 'attemptPaid' }];
    case 'declined':
    case 'canceled':
    case 'failed':
      return [{ what: 'attemptClosed', word: state, ...(why === undefined ? {} : { why }) }];
    case 'refunding':
      return [{ what: 'refundDue' }];
    case 'refunded':
      return [{ what: 'refundMade' }];
  }
};

const ofAttempt = (was: SellerAttempt | undefined, is: SellerAttempt, why?: DeclineReason): readonly OrderNote[] => {
  const { moneySeen: amount, attention } = is;
  return [
    ...(amount === undefined || amount === was?.moneySeen ? [] : [{ what: 'moneySeen', amount } as const]),
    ...when(was?.attention !== undefined && attention === undefined, { what: 'attentionCleared' }),
    ...(was === undefined || was.state === is.state ? [] : ofState(is, why)),
    ...(attention === undefined || attention.why === was?.attention?.why
      ? []
      : [{ what: 'attentionRaised', word: attention.why } as const]),
  ];
};

const ofMail = (
  was: SellerMail | undefined,
  { about: word, copy, tries, dueAt, sentAt, failed }: SellerMail,
): readonly OrderNote[] => {
  if (was?.copy !== copy) return [{ what: 'mailAsked', word }];
  if (failed !== undefined) return [{ what: 'mailFailed', word, why: failed.why }];
  if (sentAt !== undefined) return [{ what: 'mailSent', word }];
  return when(was.tries === tries && was.dueAt !== dueAt, { what: 'mailPutOff', word });
};

const ofOrders = (before: OrderRecords, after: OrderRecords, why: DeclineReason | undefined): readonly OwnNote[] => {
  const attempts = changed(before.attempts, after.attempts);
  const made = attempts.filter(({ was }) => was === undefined).map(({ is }) => is);
  const orders = changed(before.orders, after.orders);
  const own = (id: AttemptId, note: OrderNote): readonly OwnNote[] => {
    const attempt = after.attempts.get(id);
    return attempt === undefined ? [] : notesOf(attempt.orderRef, [{ ...note, attempt: attempt.number }]);
  };
  const isTriedAgain = (ref: OrderRef) => made.some(({ orderRef }) => orderRef === ref);
  return [
    ...changed(before.events, after.events).flatMap(({ is }) => own(is.attemptId, { what: 'notified' })),
    ...orders.flatMap(({ was, is }) => notesOf(is.ref, ofPlaced(was, is, isTriedAgain(is.ref)))),
    ...made.flatMap(({ id, amount }) => own(id, { what: 'attemptMade', amount })),
    ...attempts.flatMap(({ was, is }) => ofAttempt(was, is, why).flatMap((note) => own(is.id, note))),
    ...orders.flatMap(({ was, is }) => notesOf(is.ref, ofOutcome(was, is))),
  ];
};

const ofTicket = (was: SellerTicket | undefined, { admitted, number: ticket }: SellerTicket): readonly OrderNote[] =>
  when(was !== undefined && was.admitted !== admitted, { what: 'admitted', ticket });

/** The next state with the history of its orders: what became of them, their payments and mails.
 *  `why`: the bank's reason for a decline. */
export const withNotes = <Of extends OrderRecords>(
  before: OrderRecords,
  after: Of,
  at: Instant,
  why?: DeclineReason,
): Of => {
  const all = [
    ...ofOrders(before, after, why),
    ...changed(before.mails, after.mails).flatMap(({ was, is }) => notesOf(is.orderRef, ofMail(was, is))),
    ...[...before.mails.values()]
      .filter((mail) => !after.mails.has(mailId(mail)))
      .flatMap(({ orderRef, about }) => notesOf(orderRef, [{ what: 'mailDropped', word: about }])),
    ...changed(before.tickets, after.tickets).flatMap(({ was, is }) => notesOf(is.orderRef, ofTicket(was, is))),
  ];
  if (all.length === 0) return after;
  const notes = new Map(after.notes);
  for (const [ref, own] of Map.groupBy(all, (one) => one.ref)) {
    notes.set(ref, [...(notes.get(ref) ?? []), { at, notes: own.map(({ note }) => note) }]);
  }
  return { ...after, notes };
};
