import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderNote } from '../../checkout/order-note.ts';
import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { HostAttempt, HostOrder, HostTicket, PaymentEvent } from '../checkout/host-order.ts';
import type { HostMail } from '../mail/host-mail.ts';
import type { HostState } from '../state.ts';

type OwnNote = { readonly ref: OrderRef; readonly note: OrderNote };

/** The records that differ between two states, each with what it was; a record that is gone is `undefined` after. */
const differing = <Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => [before.get(key), after.get(key)] as const)
    .filter(([was, is]) => was !== is);

const when = (condition: boolean, note: OrderNote): readonly OrderNote[] => (condition ? [note] : []);

const ofPlaced = (was: HostOrder | undefined, { total, paymentType }: HostOrder, isTriedAgain: boolean) => [
  ...when(was === undefined, { what: 'placed', amount: total, word: paymentType }),
  ...when(was !== undefined && isTriedAgain, { what: 'triedAgain' }),
];

const ofOutcome = (was: HostOrder | undefined, { status, outcome }: HostOrder): readonly OrderNote[] => {
  if (outcome !== 'open') return when(was?.outcome !== outcome, { what: outcome });
  return when(was !== undefined && was.status !== status && status !== 'initializing', {
    what: 'statusTold',
    word: status,
  });
};

/** What an attempt's new state is worth; a new attempt is noted as made. */
const ofState = ({ state }: HostAttempt, why: DeclineReason | undefined): readonly OrderNote[] => {
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

const ofAttempt = (was: HostAttempt | undefined, is: HostAttempt, why?: DeclineReason): readonly OrderNote[] => {
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

const ofMail = (was: HostMail | undefined, is: HostMail | undefined): readonly OrderNote[] => {
  if (is === undefined) return was === undefined ? [] : [{ what: 'mailDropped', word: was.about }];
  const { about: word, copy, tries, dueAt, sentAt, failed } = is;
  if (was?.copy !== copy) return [{ what: 'mailAsked', word }];
  if (failed !== undefined) return [{ what: 'mailFailed', word, why: failed.why }];
  if (sentAt !== undefined) return [{ what: 'mailSent', word }];
  return when(was.tries === tries && was.dueAt !== dueAt, { what: 'mailPutOff', word });
};

const ofOrders = (before: HostState, after: HostState, why: DeclineReason | undefined): readonly OwnNote[] => {
  const attempts = differing(before.attempts, after.attempts);
  const orders = differing(before.orders, after.orders);
  const heard = differing(before.events, after.events).flatMap(([, event]): readonly PaymentEvent[] =>
    event === undefined ? [] : [event],
  );
  const own = (id: AttemptId, note: OrderNote): readonly OwnNote[] => {
    const attempt = after.attempts.get(id);
    return attempt === undefined ? [] : [{ ref: attempt.orderRef, note: { ...note, attempt: attempt.number } }];
  };
  const made = attempts.flatMap(([was, is]) => (was === undefined && is !== undefined ? [is] : []));
  return [
    ...heard.flatMap(({ attemptId }) => own(attemptId, { what: 'notified' })),
    ...orders.flatMap(([was, is]) => {
      if (is === undefined) return [];
      const isTriedAgain = made.some(({ orderRef }) => orderRef === is.ref);
      return ofPlaced(was, is, isTriedAgain).map((note): OwnNote => ({ ref: is.ref, note }));
    }),
    ...made.flatMap(({ id, amount }) => own(id, { what: 'attemptMade', amount })),
    ...attempts.flatMap(([was, is]) =>
      is === undefined ? [] : ofAttempt(was, is, why).flatMap((note) => own(is.id, note)),
    ),
    ...orders.flatMap(([was, is]) =>
      is === undefined ? [] : ofOutcome(was, is).map((note): OwnNote => ({ ref: is.ref, note })),
    ),
  ];
};

const ofTicket = (was: HostTicket | undefined, is: HostTicket | undefined): readonly OwnNote[] =>
  is === undefined || was === undefined || was.admitted === is.admitted
    ? []
    : [{ ref: is.orderRef, note: { what: 'admitted', ticket: is.number } }];

/** The state after a decision with the history of its orders: what became of them, their payments and their mails, not when something
 *  is looked at again (D-ORDER-HISTORY). `why` is the bank's reason for what it declined. */
export const withNotes = (before: HostState, after: HostState, at: Instant, why?: DeclineReason): HostState => {
  const all = [
    ...ofOrders(before, after, why),
    ...differing(before.mails, after.mails).flatMap(([was, is]) => {
      const ref = (is ?? was)?.orderRef;
      return ref === undefined ? [] : ofMail(was, is).map((note): OwnNote => ({ ref, note }));
    }),
    ...differing(before.tickets, after.tickets).flatMap(([was, is]) => ofTicket(was, is)),
  ];
  if (all.length === 0) return after;
  const notes = new Map(after.notes);
  for (const [ref, own] of Map.groupBy(all, (one) => one.ref)) {
    notes.set(ref, [...(notes.get(ref) ?? []), { at, notes: own.map(({ note }) => note) }]);
  }
  return { ...after, notes };
};
