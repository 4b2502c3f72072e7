import type { Order } from '@shop/core/checkout/order';
import { errorKey } from '@shop/core/errors/error-catalog';
import { euroText } from '@shop/core/money/euro-text';
import type { OpenedTrace, StepOutcome, TraceStep } from '@shop/core/ports/trace-port';
import { err, ok, ResultAsync } from 'neverthrow';
import type { Answered, BareSession } from '../acts/session.ts';
import { unusable } from '../failures/failure.ts';
import { declineText } from '../print/order-note-text.ts';
import { dayAndTimeText } from '../print/time-text.ts';
import { answer } from '../terminal/answer.ts';
import { emptyLine, type Line, left, line, right, type Span, span, table } from '../text/line.ts';

/** Opens a trace that holds something. Errors: `unusable`, one line about a file that does not. */
export const openTrace = ({ access, terminal }: BareSession, file: string) =>
  ResultAsync.fromSafePromise(access.traces(terminal.folder))
    .andThen((traces) => traces.read(file))
    .andThen((trace) => (trace.steps.length > 0 ? ok(trace) : err(`the trace ${file} holds no call`)))
    .mapErr(unusable);

/** The note where calls are missing before a step, or behind the last one; none where they are whole. */
export const gapsBefore = ({ missing }: OpenedTrace, index: number): readonly string[] => {
  const here = missing.filter(({ before }) => before === index);
  if (here.length === 0) return [];
  const count = here.reduce((sum, gap) => sum + (gap.count ?? 0), 0);
  if (here.some((gap) => gap.count === undefined)) return ['earlier calls are missing: they gave way to later ones'];
  return [`${count} ${count === 1 ? 'call is' : 'calls are'} missing: the shop had no time to keep them`];
};

const outcomeDocument = ({ type: _, ...outcome }: StepOutcome) =>
  'error' in outcome ? { error: { code: errorKey(outcome.error), ...outcome.error } } : outcome;

/** A recorded call for `--json`. Units of `step`: counted from 1. */
export const stepDocument = ({ at, call, asked, outcome, ms }: TraceStep, index: number) => ({
  ...{ step: index + 1, at, call, asked: Object.fromEntries(asked), ms, ...outcomeDocument(outcome) },
});

const columns = [...right('#'), ...left('when'), ...right('ms'), ...left('call', 'answer', 'request')];

/** Units: characters of one value. */
const longest = 48;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const askedText = ({ asked }: TraceStep): string =>
  asked
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${shortened(value)}`)
    .join(' ');

/** How an order stood, and why its payment failed, as far as the host knew it. */
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
    case 'refused':
      return span(errorKey(outcome.error), 'bad');
    case 'done':
      return span('done', 'quiet');
  }
};

const worldLines = ({ world, zone }: OpenedTrace): readonly Line[] => {
  if (world === undefined)
    return [line(span('a trace of calls alone: nothing is known of the shop that answered', 'quiet'))];
  const { at, catalogVersion, places, codes, seed } = world;
  return [
    `catalog version ${catalogVersion}, looked at ${dayAndTimeText(at, zone)} (${zone})`,
    ...places.map(({ facility, period, taken }) => `places of others: ${facility} ${period} ${taken}`),
    ...codes.map(({ code, used }) => `code ${code}: used by ${used} others`),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
  ].map((text) => line(span(text, 'quiet')));
};

/** The numbers are those of the timeline. */
const gapLines = (trace: OpenedTrace): readonly Line[] =>
  [...trace.steps.keys(), trace.steps.length].flatMap((index) => {
    const place = index === trace.steps.length ? 'at the end' : `before ${index + 1}`;
    return gapsBefore(trace, index).map((note) => line(span(`${place}: ${note}`, 'bad')));
  });

const timeline = (trace: OpenedTrace): readonly Line[] => [
  ...table(
    columns,
    trace.steps.map((step, index) => [
      String(index + 1),
      dayAndTimeText(step.at, trace.zone),
      String(Math.round(step.ms)),
      span(step.call, step.changes ? 'strong' : 'plain'),
      outcomeSpan(step.outcome, step),
      askedText(step),
    ]),
  ),
  emptyLine,
  ...gapLines(trace),
  ...worldLines(trace),
];

const documentOf = ({ steps, zone, world, missing }: OpenedTrace) => ({
  zone,
  ...(missing.length === 0 ? {} : { missing }),
  world,
  steps: steps.map(stepDocument),
});

/** Recorded calls as a timeline. Errors: as `openTrace`. */
export const showTrace = (session: BareSession, file: string): Answered =>
  openTrace(session, file).map((trace) => answer(documentOf(trace), () => timeline(trace)));
