import type { Order } from '@shop/core/checkout/order';
import { instantText } from '@shop/core/dates/instant';
import { errorKey } from '@shop/core/errors/error-key';
import { euroText } from '@shop/core/money/euro-text';
import type { Command } from 'commander';
import type { Answer } from '../../acts/answer.ts';
import type { CapsuleSession, Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import type { OpenedCapsule, StepOutcome, TraceStep } from '../../ports/capsule-bench.ts';
import { declineText } from '../../print/order-note-text.ts';
import { dayAndTimeText } from '../../print/time-text.ts';
import { type Column, emptyLine, type Line, line, type Span, span } from '../../text/line.ts';
import { table } from '../../text/table.ts';
import { missingBefore } from './missing-line.ts';
import { fileArgument, openCapsule } from './open-capsule.ts';
import { stepDocument } from './step-document.ts';

const columns: readonly Column[] = [
  { title: '#', side: 'right' },
  { title: 'when', side: 'left' },
  { title: 'ms', side: 'right' },
  { title: 'call', side: 'left' },
  { title: 'told', side: 'left' },
  { title: 'asked', side: 'left' },
];

/** Units: characters of one value. */
const longest = 48;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const askedText = ({ asked }: TraceStep): string =>
  asked
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${shortened(value)}`)
    .join(' ');

/** How an order stood, and why its payment failed, as far as the host told it. */
const orderStanding = ({ outcome, status, declineReason }: Order): string => {
  const payment = [status && `payment ${status}`, declineReason && declineText(declineReason)];
  return [`order ${outcome ?? 'unknown'}`, ...payment.filter((part) => part !== undefined)].join(', ');
};

const toldSpan = (outcome: StepOutcome, { language = 'en' }: TraceStep): Span => {
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

const worldLines = ({ world, zone }: OpenedCapsule): readonly Line[] => {
  if (world === undefined)
    return [line(span('a trace of calls alone: nothing is known of the shop that answered', 'quiet'))];
  const { at, catalogVersion, places, codes, seed } = world;
  return [
    line(span(`catalog version ${catalogVersion}, looked at ${dayAndTimeText(at, zone)} (${zone})`, 'quiet')),
    ...places.map(({ facility, period, taken }) =>
      line(span(`places of others: ${facility} ${period} ${taken}`, 'quiet')),
    ),
    ...codes.map(({ code, used }) => line(span(`code ${code}: used by ${used} others`, 'quiet'))),
    ...(seed === undefined ? [] : [line(span(`seed ${seed}`, 'quiet'))]),
  ];
};

/** The numbers are those of the timeline. */
const gapLines = (capsule: OpenedCapsule): readonly Line[] =>
  [...capsule.steps.keys(), capsule.steps.length].flatMap((index) => {
    const told = missingBefore(capsule, index);
    const place = index === capsule.steps.length ? 'at the end' : `before ${index + 1}`;
    return told === undefined ? [] : [line(span(`${place}: ${told}`, 'bad'))];
  });

const timeline = (capsule: OpenedCapsule): readonly Line[] => [
  ...table(
    columns,
    capsule.steps.map((step, index) => [
      String(index + 1),
      dayAndTimeText(step.at, capsule.zone),
      String(Math.round(step.ms)),
      span(step.call, step.changes ? 'strong' : 'plain'),
      toldSpan(step.outcome, step),
      askedText(step),
    ]),
  ),
  emptyLine,
  ...gapLines(capsule),
  ...worldLines(capsule),
];

const documentOf = ({ steps, zone, world, missing }: OpenedCapsule) => ({
  zone,
  ...(missing.length === 0 ? {} : { missing }),
  ...(world === undefined
    ? {}
    : {
        world: {
          ...{
            at: instantText(world.at),
            catalogVersion: world.catalogVersion,
            places: world.places,
            codes: world.codes,
          },
          ...(world.seed === undefined ? {} : { seed: world.seed }),
        },
      }),
  steps: steps.map(stepDocument),
});

const showTrace = (session: CapsuleSession, file: string) =>
  openCapsule(session, file).map((capsule): Answer => ({ data: documentOf(capsule), lines: () => timeline(capsule) }));

export const addShowCommand = (trace: Command, choose: Choose): void => {
  trace
    .command('show')
    .description('print recorded calls as a timeline')
    .argument(...fileArgument)
    .addHelpText(
      'after',
      examples([
        ['of a session of the terminal', 'shop trace show session.jsonl'],
        ['of a support code that is pasted', 'shop trace show -'],
      ]),
    )
    .action((file: string) => choose({ needs: 'capsule', run: (session) => showTrace(session, file) }));
};
