import type { CardPayment } from '../compose/scenario-types.ts';

type PaymentRow = {
  readonly step: 'pay' | 'reserve';
  readonly payment: CardPayment;
  readonly after?: 'cancel';
  readonly order: {
    readonly status: string;
    readonly outcome: string;
    readonly text: string;
    readonly codes: number;
  };
};

const completed = { status: 'completed', outcome: 'completed', text: 'ticketCompleted', codes: 2 };
const unpaid = { status: 'error', outcome: 'open', codes: 0 };

/** The expected results of an order of two tickets for each test card. */
export const paymentRows: readonly PaymentRow[] = [
  { step: 'pay', payment: { card: 'paid' }, order: completed },
  { step: 'pay', payment: { card: 'slow' }, order: completed },
  { step: 'pay', payment: { card: 'declined' }, order: { ...unpaid, text: 'failed' } },
  { step: 'pay', payment: { card: 'challenged' }, order: completed },
  {
    step: 'pay',
    payment: { card: 'challenged', challenge: 'reject' },
    order: { ...unpaid, text: 'notConfirmed' },
  },
  { step: 'reserve', payment: { card: 'paid' }, order: completed },
  {
    step: 'pay',
    payment: { card: 'paid' },
    after: 'cancel',
    order: { ...completed, outcome: 'canceled', text: 'orderCanceled', codes: 0 },
  },
];

const stepsOf = ({ step, payment, after, order }: PaymentRow): readonly object[] => [
  { visitor: JSON.stringify({ step, payment, after }) },
  { ticket: 'termalija', day: 'next free Wednesday', tickets: { 'termalija-day-adult': 2 } },
  { guest: {} },
  step === 'pay' ? { pay: payment } : { reserve: payment },
  ...(after === undefined ? [] : [{ cancel: true }]),
  { expect: { order } },
];

/** A scenario with one visitor for each row. */
export const paymentScenario = { name: 'Every payment', steps: paymentRows.flatMap(stepsOf) };
