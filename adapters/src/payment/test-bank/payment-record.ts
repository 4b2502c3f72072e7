import type { AttemptState } from '@shop/core/checkout/attempt-state';
import * as z from 'zod/mini';
import { attemptAnswer, epochMilliseconds, read, sessionRequest } from '../client/provider-api.ts';

/** A buyer's time on the page. `token` is the secret part of the page's address. */
const session = z.extend(z.omit(sessionRequest, { currency: true }), {
  token: z.string(),
  expiresAt: epochMilliseconds,
});

type PageSession = z.output<typeof session>;

export type RecordedState = Exclude<AttemptState, { state: 'notFound' }>;

/** What the test bank knows of one attempt; never a card number. */
export type PaymentRecord = {
  /** Names the last event; a notification of it carries the same id on every repeat. */
  readonly eventId: string;
  readonly session: PageSession;
  /** The card's bank asks for a confirmation first (3-D Secure). */
  readonly challenged: boolean;
  readonly outcome: RecordedState;
};

const outcomeIn = (text: string): RecordedState | undefined => {
  const outcome: AttemptState | undefined = read(attemptAnswer, text);
  return outcome?.state === 'notFound' ? undefined : outcome;
};

/** What a record is read from. */
export const recordColumns = 'event_id, session, challenged, outcome';

/** Reads a row of these columns; none for one that says something else. */
export const recordIn = (row: Readonly<Record<string, unknown>>): PaymentRecord | undefined => {
  const known = read(session, String(row.session));
  const outcome = outcomeIn(String(row.outcome));
  return (
    known && outcome && { eventId: String(row.event_id), session: known, challenged: row.challenged === 1, outcome }
  );
};
