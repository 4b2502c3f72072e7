import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { RefundKey } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { attemptAnswer, epochMilliseconds, read, refundBody, sessionRequest } from '../client/provider-api.ts';

/** A buyer's session on the page. `token` is the secret part of the page's address. */
const session = z.extend(z.omit(sessionRequest, { currency: true }), {
  token: z.string(),
  expiresAt: epochMilliseconds,
});

type PageSession = z.output<typeof session>;

export type RecordedState = Exclude<AttemptState, { state: 'lapsed' | 'notFound' | 'unknown' }>;

/** A refund by its key. */
type KeyedRefund = { readonly key: RefundKey; readonly amount: Cents };

/** The test bank's record of an attempt; never contains a card number. */
export type PaymentRecord = {
  /** Id of the last event; each repeat of its notification has the same id. */
  readonly eventId: string;
  readonly session: PageSession;
  /** Whether the card's bank asks for a confirmation first (3-D Secure). */
  readonly challenged: boolean;
  readonly outcome: RecordedState;
  /** The refunds made, each with a key of its own. */
  readonly refunds: readonly KeyedRefund[];
};

const refundsShape = z.object({ refunds: z._default(z.array(refundBody), []) });

/** Returns the text in which an outcome and its refunds are stored. */
export const outcomeText = ({ outcome, refunds }: PaymentRecord): string => JSON.stringify({ ...outcome, refunds });

const isRecorded = (outcome: AttemptState): outcome is RecordedState =>
  outcome.state !== 'lapsed' && outcome.state !== 'notFound' && outcome.state !== 'unknown';

const outcomeIn = (text: string): RecordedState | undefined => {
  const outcome: AttemptState | undefined = read(attemptAnswer, text);
  return outcome === undefined || !isRecorded(outcome) ? undefined : outcome;
};

/** The columns of a record. */
export const recordColumns = 'event_id, session, challenged, outcome';

/** Reads a row of these columns. `undefined` when its content is invalid. */
export const recordIn = (row: Readonly<Record<string, unknown>>): PaymentRecord | undefined => {
  const known = read(session, String(row.session));
  const text = String(row.outcome);
  const outcome = outcomeIn(text);
  const refunds = read(refundsShape, text)?.refunds;
  if (known === undefined || outcome === undefined || refunds === undefined) return undefined;
  return { eventId: String(row.event_id), session: known, challenged: row.challenged === 1, outcome, refunds };
};
