import type { PaymentFacts, Reply } from './facts.ts';
import { bad, good, notTried, type Point } from './point.ts';

type Judged = Omit<Point, 'name'>;

/** Judges a server that was tried: `good`, or `bad` with the reply as its finding. */
export const judgeReply = (reply: Reply, facts: Point['facts'] = {}): Judged =>
  reply === 'accepted' ? good(facts) : bad(reply, facts);

/** Judges who takes the money, and whether the settings open that door. */
export const judgePayments = (payments: PaymentFacts): Judged => {
  switch (payments.by) {
    case 'testBank':
      return bad('testBank');
    case 'incomplete':
      return bad('incomplete', { missing: payments.missing.join(', ') });
    case 'bridge':
      return judgeReply(payments.reply, { provider: 'PAYMENT_URL' });
    case 'stripe':
      return judgeReply(payments.reply, { provider: 'Stripe' });
  }
};

/** Judges whether the provider's events reach the shop. Those of a bridge are seen at the first payment only. */
export const judgeWebhook = (payments: PaymentFacts): Judged => {
  switch (payments.by) {
    case 'testBank':
    case 'incomplete':
      return notTried('noProvider');
    case 'bridge':
      return notTried('bridge');
    case 'stripe':
      return payments.webhook === undefined ? notTried() : judgeReply(payments.webhook);
  }
};

/** Judges money. Only a real payment proves it. */
export const judgeMoney = (payments: PaymentFacts): Judged =>
  notTried(payments.by === 'stripe' && payments.isTest ? 'testKey' : 'notTried');
