import type { Fact } from '@shop/core/checkout/fact';
import type { Order } from '@shop/core/checkout/order';
import { instantText } from '@shop/core/dates/instant';
import { errorKey } from '@shop/core/errors/error-catalog';
import { inEuros } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { OpenedTrace, StepOutcome, TracePort, TraceStep } from '@shop/core/ports/trace-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Answered, Session } from '../acts/session.ts';
import { fileOrInput } from '../arguments/global-options.ts';
import { callFieldsAt } from '../documents/call-form.ts';
import type { FieldLines } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { unusable } from '../failures/failure.ts';
import { readableFile } from '../failures/readable-file.ts';
import { declineText } from '../print/fact-text.ts';
import { dayAndTimeText } from '../print/time-text.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { emptyLine, type Line, left, line, right, type Span, span, table } from '../text/line.ts';

type Read = (traces: TracePort) => Result<OpenedTrace, string> | ResultAsync<OpenedTrace, string>;

/** Opens a trace with at least one step. Errors: `usage` for a file that cannot be read, else `unusable` in one
 *  line. */
export const openTrace = ({ access, terminal }: Session, file: string, read: Read) =>
  readableFile(`the trace ${file}`, fileOrInput(file, terminal.folder)).asyncAndThen(() =>
    ResultAsync.fromSafePromise(access.traces(terminal.folder))
      .andThen(read)
      .andThen((trace) => (trace.steps.length > 0 ? ok(trace) : err(`the trace ${file} holds no call`)))
      .mapErr(unusable),
  );

/** Returns whether the trace contains logged commands in place of recorded calls. */
const isLog = ({ catalogVersions }: OpenedTrace): boolean => catalogVersions !== undefined;

const earlierMissing = (trace: OpenedTrace): string =>
  isLog(trace)
    ? 'earlier commands are missing: they were erased or gave way to later ones, so nothing is decided again'
    : 'earlier calls are missing: they gave way to later ones';

const someMissing = (trace: OpenedTrace, count: number): string => {
  const [one, many] = isLog(trace) ? ['refusal', 'refusals'] : ['call', 'calls'];
  return `${count} ${count === 1 ? `${one} is` : `${many} are`} missing: the shop had no time to keep them`;
};

/** Returns notes on missing steps before the step at `index`, or after the last one; an empty list when none is
 *  missing. */
export const gapsBefore = (trace: OpenedTrace, index: number): readonly string[] => {
  const here = trace.missing.filter(({ before }) => before === index);
  const count = here.reduce((sum, gap) => sum + (gap.count ?? 0), 0);
  return [
    ...(here.some((gap) => gap.count === undefined) ? [earlierMissing(trace)] : []),
    ...(count === 0 ? [] : [someMissing(trace, count)]),
  ];
};

const outcomeDocument = (outcome: StepOutcome, wire: Wire) => {
  switch (outcome.type) {
    case 'cart':
      return { cart: wire.cart(outcome.cart) };
    case 'order':
      return { order: wire.answer('showOrder', outcome.order) };
    case 'total':
      return { total: inEuros(outcome.total) };
    case 'refused': {
      const { error } = outcome;
      return { error: { code: errorKey(error), kind: error.kind, details: wire.errorFacts(error) } };
    }
    case 'done':
      return {};
  }
};

const factDocument = ({ amount, ...fact }: Fact) => ({ ...fact, amount: inEuros(amount) });

/** Returns a recorded call or logged command for `--json`. `step` counts from 1. */
export const stepDocument = (
  { at, call, by, asked, outcome, facts, others, differences, ms }: TraceStep,
  index: number,
  wire: Wire,
) => ({
  step: index + 1,
  at: instantText(at),
  call,
  by,
  asked: Object.fromEntries(asked),
  ms,
  others,
  facts: facts?.map(factDocument),
  differences,
  ...outcomeDocument(outcome, wire),
});

/** Returns the fields of a step at `path`: a cart as in the answer of loadCart, an order as in that of showOrder. */
export const stepFieldsAt = (path: string): FieldLines => [
  `${path}: step at call by? asked* ms? others[]? facts[]? differences[]? cart? order? total? error?`,
  `${path}.facts[]: what order? attempt? amount? line? goods? quantity? ticket? word? why?`,
  `${path}.differences[]: of logged replayed`,
  `${path}.error: code kind details*`,
  ...callFieldsAt(`${path}.cart`, 'loadCart'),
  ...callFieldsAt(`${path}.order`, 'showOrder'),
];

/** Units: characters per value. */
const longest = 48;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const askedText = ({ asked }: TraceStep): string =>
  asked
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${shortened(value)}`)
    .join(' ');

/** Returns the state of an order and why its payment failed, as far as the host had them. */
const orderStanding = ({ outcome, status, declineReason }: Order): string => {
  const payment = [status && `payment ${status}`, declineReason && declineText(declineReason)];
  return [`order ${outcome ?? 'unknown'}`, ...payment.filter((part) => part !== undefined)].join(', ');
};

const outcomeSpan = (outcome: StepOutcome, { language = 'en' }: TraceStep): Span => {
  switch (outcome.type) {
    case 'cart':
      return span(`${outcome.cart.itemsCount} for ${euroText(outcome.cart.totalPrice, language)}`);
    case 'order':
      return span(orderStanding(outcome.order));
    case 'total':
      return span(euroText(outcome.total, language));
    case 'refused':
      return span(errorKey(outcome.error), 'bad');
    case 'done':
      return span('done', 'quiet');
  }
};

const sourceLine = ({ catalogVersions, zone }: OpenedTrace): Line => {
  const text =
    catalogVersions === undefined
      ? 'a trace of calls alone: nothing is known of the shop that answered'
      : `catalog version ${catalogVersions.join(', ')} (${zone})`;
  return line(span(text, 'quiet'));
};

/** Returns notes on missing steps, with the step numbers of the timeline. */
const gapLines = (trace: OpenedTrace): readonly Line[] =>
  [...trace.steps.keys(), trace.steps.length].flatMap((index) => {
    const place = index === trace.steps.length ? 'at the end' : `before ${index + 1}`;
    return gapsBefore(trace, index).map((note) => line(span(`${place}: ${note}`, 'bad')));
  });

const callTable = ({ steps, zone }: OpenedTrace): readonly Line[] =>
  table(
    [...right('#'), ...left('when'), ...right('ms'), ...left('call', 'answer', 'request')],
    steps.map((step, index) => [
      String(index + 1),
      dayAndTimeText(step.at, zone),
      String(Math.round(step.ms ?? 0)),
      span(step.call, step.changes ? 'strong' : 'plain'),
      outcomeSpan(step.outcome, step),
      askedText(step),
    ]),
  );

const commandTable = ({ steps, zone }: OpenedTrace): readonly Line[] =>
  table(
    [...right('#'), ...left('when', 'who', 'command', 'outcome', 'arguments', 'read of others')],
    steps.map((step, index) => [
      String(index + 1),
      dayAndTimeText(step.at, zone),
      step.by ?? '',
      span(step.call, step.changes ? 'strong' : 'plain'),
      outcomeSpan(step.outcome, step),
      askedText(step),
      span((step.others ?? []).join(', '), 'quiet'),
    ]),
  );

const timeline = (trace: OpenedTrace): readonly Line[] => [
  ...(isLog(trace) ? commandTable(trace) : callTable(trace)),
  emptyLine,
  ...gapLines(trace),
  sourceLine(trace),
];

const documentOf = ({ steps, zone, catalogVersions, missing }: OpenedTrace, wire: Wire) => ({
  zone,
  missing: missing.length === 0 ? undefined : missing,
  catalogVersions,
  steps: steps.map((step, index) => stepDocument(step, index, wire)),
});

/** Prints recorded calls or logged commands as a timeline. Errors: as `openTrace`. */
export const showTrace = (session: Session, file: string): Answered =>
  openTrace(session, file, (traces) => traces.read(file)).map((trace) =>
    wireAnswer(
      (wire) => documentOf(trace, wire),
      () => timeline(trace),
    ),
  );
