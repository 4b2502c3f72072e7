import { instantText } from '@shop/core/dates/instant';
import { errorKey } from '@shop/core/errors/error-key';
import type { OpenedTrace, StepOutcome, TraceStep } from '@shop/core/ports/trace-port';
import { err, ok, type Result } from 'neverthrow';
import type { BareSession } from '../../acts/session.ts';
import { cartDocument } from '../../documents/cart-document.ts';
import { orderDocument } from '../../documents/order-document.ts';
import type { Failure } from '../../failures/failure.ts';

/** Opens a trace that holds something. Errors: `unusable`, one line about a file that does not. */
export const openTrace = async (
  { access, terminal }: BareSession,
  file: string,
): Promise<Result<OpenedTrace, Failure>> => {
  const traces = await access.traces(terminal.folder);
  return traces
    .read(file)
    .andThen((trace) => (trace.steps.length > 0 ? ok(trace) : err(`the trace ${file} holds no call`)))
    .mapErr((message) => ({ type: 'unusable', message }));
};

/** The note where calls are missing before a step, or behind the last one; none where they are whole. */
export const gapBefore = ({ missing }: OpenedTrace, index: number): string | undefined => {
  const here = missing.filter(({ before }) => before === index);
  if (here.length === 0) return undefined;
  const count = here.reduce((sum, gap) => sum + (gap.count ?? 0), 0);
  if (here.some((gap) => gap.count === undefined)) return 'earlier calls are missing: they gave way to later ones';
  return `${count} ${count === 1 ? 'call is' : 'calls are'} missing: the shop had no time to keep them`;
};

const outcomeDocument = (outcome: StepOutcome) => {
  switch (outcome.type) {
    case 'cart':
      return { cart: cartDocument(outcome.cart) };
    case 'order':
      return { order: orderDocument(outcome.order) };
    case 'refused':
      return { error: { code: errorKey(outcome.error), ...outcome.error } };
    case 'done':
      return {};
  }
};

/** A recorded call for `--json`. Units of `step`: counted from 1. */
export const stepDocument = ({ at, call, asked, outcome, ms }: TraceStep, index: number) => ({
  step: index + 1,
  at: instantText(at),
  call,
  asked: Object.fromEntries(asked),
  ms,
  ...outcomeDocument(outcome),
});
