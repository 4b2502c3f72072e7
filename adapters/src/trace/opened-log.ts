import type { OpenedTrace, StepOutcome, TraceStep } from '@shop/core/ports/trace-port';
import type { LoggedRequest, LogRow } from '@shop/core/seller/log/log-row';
import type { ReadOfOthers } from '@shop/core/seller/log/read-of-others';
import { periodText } from '@shop/core/seller/places/period-places';
import { isRecord } from '../wire/codec/json-value.ts';
import type { LogCapsule } from './log-capsule.ts';
import { type ReplayedRow, replayLog } from './replay-log.ts';

/** Returns a value of a request on one line. */
export const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueText).join(' + ');
  if (isRecord(value)) return Object.values(value).map(valueText).join(' ');
  return String(value);
};

/** Members that are not shown: types, and ids generated in advance. */
const hidden: ReadonlySet<string> = new Set(['type', 'name', 'newCartId', 'newLineIds']);

const requestIn = (request: LoggedRequest): TraceStep['asked'] =>
  Object.entries(request).flatMap(([name, value]: readonly [string, unknown]) => {
    if (hidden.has(name) || value === undefined) return [];
    return isRecord(value) && name === 'order'
      ? Object.entries(value).flatMap(([part, own]) => (own === undefined ? [] : [[part, valueText(own)] as const]))
      : [[name, valueText(value)] as const];
  });

const othersIn = ({ places, codes }: ReadOfOthers): readonly string[] => [
  ...places.map((one) => `${one.facilityId} ${periodText(one.period)}: ${one.free} of ${one.capacity} places free`),
  ...codes.map(({ code, left }) => `${code}: ${left} uses left`),
];

const loggedOutcome = ({ refusal, total }: LogRow): StepOutcome => {
  if (refusal !== undefined) return { type: 'refused', error: refusal };
  return total === undefined ? { type: 'done' } : { type: 'total', total };
};

const nameOf = (request: LoggedRequest): string =>
  request.type === 'useCase' ? `${request.name} (no command)` : request.type;

const stepOf = (row: LogRow): TraceStep => ({
  at: row.at,
  call: nameOf(row.request),
  changes: row.facts.length > 0,
  by: row.by,
  asked: requestIn(row.request),
  outcome: loggedOutcome(row),
  facts: row.facts,
  others: row.read && othersIn(row.read),
});

const replayedOutcome = ({ row, view }: ReplayedRow): StepOutcome => {
  if (view === 'undecided') return loggedOutcome(row);
  if ('cart' in view) return { type: 'cart', cart: view.cart };
  return 'order' in view ? { type: 'order', order: view.order } : { type: 'refused', error: view.refusal };
};

const isStep = ({ request }: LogRow): boolean => request.type !== 'dropped';

const opened = ({ rows, zone, isWhole }: LogCapsule, steps: readonly TraceStep[]): OpenedTrace => {
  const gaps = rows.flatMap(({ request }, index) =>
    request.type === 'dropped' ? [{ before: rows.slice(0, index).filter(isStep).length, count: request.count }] : [],
  );
  return {
    steps,
    zone,
    missing: isWhole ? gaps : [{ before: 0 }, ...gaps],
    words: new Map(),
    catalogVersions: [...new Set(rows.flatMap(({ catalogVersion }) => catalogVersion ?? []))],
  };
};

/** Returns the log of a cart as it was recorded. */
export const openedLog = (capsule: LogCapsule): OpenedTrace => opened(capsule, capsule.rows.filter(isStep).map(stepOf));

/** Returns the log of a cart with its commands decided again. */
export const replayedLog = async (capsule: LogCapsule): Promise<OpenedTrace> => {
  const replayed = await replayLog(capsule);
  const steps = replayed
    .filter(({ row }) => isStep(row))
    .map((one) => ({
      ...stepOf(one.row),
      language: one.language,
      outcome: replayedOutcome(one),
      differences: one.differences,
    }));
  return opened(capsule, steps);
};
