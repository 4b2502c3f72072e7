import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderNote } from '../../checkout/order-note.ts';
import type { Instant } from '../../dates/instant.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerAttempt } from '../checkout/payment-attempt.ts';
import { attemptsOf, type SellerOrder, type SellerTicket } from '../checkout/seller-order.ts';
import type { SellerMail } from '../mail/seller-mail.ts';

type Change<Value> = { readonly was: Value | undefined; readonly is: Value };

/** What is new or other in a list, each beside what it was. */
const changes = <Value>(
  before: readonly Value[],
  after: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): readonly Change<Value>[] =>
  after.map((is) => ({ was: before.find((one) => isSame(one, is)), is })).filter(({ was, is }) => was !== is);

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
      return [why === undefined ? { what: 'attemptClosed', word: state } : { what: 'attemptClosed', word: state, why }];
    case 'refunding':
      return [{ what: 'refundDue' }];
    case 'refunded':
      return [{ what: 'refundMade' }];
  }
};

const ofAttempt = (was: SellerAttempt | undefined, is: SellerAttempt, why?: DeclineReason): readonly OrderNote[] => {
  const { attention } = is;
  const amount = is.captured?.amount;
  return [
    ...(amount === undefined || amount === was?.captured?.amount ? [] : [{ what: 'moneySeen', amount } as const]),
    ...when(was?.attention !== undefined && attention === undefined, { what: 'attentionCleared' }),
    ...(was === undefined || was.state === is.state ? [] : ofState(is, why)),
    ...(attention === undefined || attention.why === was?.attention?.why
      ? []
      : [{ what: 'attentionRaised', word: attention.why } as const]),
  ];
};

const ofMail = (
  was: SellerMail | undefined,
  { about: word, copy, dueAt, sentAt, failed }: SellerMail,
): readonly OrderNote[] => {
  if (was?.copy !== copy) return [{ what: 'mailAsked', word }];
  if (failed !== undefined) return [{ what: 'mailFailed', word, why: failed.why }];
  if (sentAt !== undefined) return [{ what: 'mailSent', word }];
  return when(dueAt !== undefined && was.dueAt !== dueAt, { what: 'mailPutOff', word });
};

const ofTicket = (was: SellerTicket | undefined, { admitted, number: ticket }: SellerTicket): readonly OrderNote[] =>
  when(was !== undefined && was.admitted !== admitted, { what: 'admitted', ticket });

const ofAttempts = (
  was: SellerOrder | undefined,
  is: SellerOrder,
  why: DeclineReason | undefined,
): {
  readonly notified: readonly OrderNote[];
  readonly made: readonly OrderNote[];
  readonly rest: readonly OrderNote[];
} => {
  const attempts = changes(
    was === undefined ? [] : attemptsOf(was),
    attemptsOf(is),
    (one, other) => one.attemptId === other.attemptId,
  );
  const own = ({ number }: SellerAttempt, notes: readonly OrderNote[]): readonly OrderNote[] =>
    notes.map((note) => ({ ...note, attempt: number }));
  return {
    notified: attempts.flatMap(({ was: before, is: after }) => {
      const known = before?.notifications ?? [];
      const added = after.notifications.filter(({ id }) => !known.some((one) => one.id === id));
      return own(
        after,
        added.map(() => ({ what: 'notified' })),
      );
    }),
    made: attempts.flatMap((one) =>
      one.was === undefined ? own(one.is, [{ what: 'attemptMade', amount: one.is.amount }]) : [],
    ),
    rest: attempts.flatMap((one) => own(one.is, ofAttempt(one.was, one.is, why))),
  };
};

const ofMails = (was: readonly SellerMail[], is: readonly SellerMail[]): readonly OrderNote[] => [
  ...changes(was, is, (one, other) => one.about === other.about).flatMap((one) => ofMail(one.was, one.is)),
  ...was
    .filter(({ about }) => !is.some((one) => one.about === about))
    .map(({ about }): OrderNote => ({ what: 'mailDropped', word: about })),
];

const ofOrder = (
  was: SellerOrder | undefined,
  is: SellerOrder,
  why: DeclineReason | undefined,
): readonly OrderNote[] => {
  const { notified, made, rest } = ofAttempts(was, is, why);
  return [
    ...notified,
    ...ofPlaced(was, is, made.length > 0),
    ...made,
    ...rest,
    ...ofOutcome(was, is),
    ...ofMails(was?.mails ?? [], is.mails),
    ...changes(was?.tickets ?? [], is.tickets, (one, other) => one.code === other.code).flatMap((one) =>
      ofTicket(one.was, one.is),
    ),
  ];
};

/** The next state with the history of its orders: what became of them, their payments and mails.
 *  `why`: the bank's reason for a decline. */
export const withNotes = <Of extends OrderRecords>(
  before: OrderRecords,
  after: Of,
  at: Instant,
  why?: DeclineReason,
): Of => {
  const added = [...after.orders].flatMap(([ref, is]) => {
    const was = before.orders.get(ref);
    const notes = was === is ? [] : ofOrder(was, is, why);
    return notes.length === 0 ? [] : [[ref, [...(after.notes.get(ref) ?? []), { at, notes }]] as const];
  });
  return added.length === 0 ? after : { ...after, notes: new Map([...after.notes, ...added]) };
};
