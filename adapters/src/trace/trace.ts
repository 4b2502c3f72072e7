import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type CallName, callNames, callTable } from '../wire/calls/call-table.ts';
import { inKnownNames } from '../wire/calls/member-names.ts';
import { membersOf } from '../wire/calls/members.ts';
import { decode, encode } from '../wire/codec/codec.ts';
import { answerLimits, parseJson } from '../wire/codec/json-text.ts';
import { isRecord } from '../wire/codec/json-value.ts';
import { isoInstant } from '../wire/codec/scalars.ts';

const wireRecord = z.record(z.string(), z.unknown());

const lineError = z.object({
  status: z.literal([400, 404, 409, 422, 503]),
  errorCodes: z.readonly(z.array(z.string())),
  errorDetails: z.optional(wireRecord),
});

const traceLine = z
  .object({
    /** Version of this form. */
    v: z.literal(1),
    /** When it was requested, by the visitor's clock. */
    at: isoInstant,
    call: z.enum(callNames),
    request: wireRecord,
    answer: z.optional(z.unknown()),
    error: z.optional(lineError),
    /** The reply brought a checkout session along, which is never written. */
    session: z.optional(z.literal(true)),
    /** The reply brought a member's token along, which is never written. */
    memberToken: z.optional(z.literal(true)),
    /** Units: milliseconds until it was answered. */
    ms: z.number().check(z.gte(0)),
  })
  .check(z.refine(({ answer, error }) => (answer === undefined) !== (error === undefined), 'an answer or an error'));

/** One port call, in wire form and without anything personal: either an answer or an error. */
export type TraceLine = Readonly<z.output<typeof traceLine>>;

const gapLine = z.object({ v: z.literal(3), at: isoInstant, missing: z.optional(z.int().check(z.gte(1))) });

/** Stands in the place of calls that could not be recorded; `missing` is how many, where that is known. */
export type GapLine = Readonly<z.output<typeof gapLine>>;

const refusalLine = z.object({ v: z.literal(4), at: isoInstant, useCase: z.string(), error: lineError });

/** A refusal that a use case decided itself, before any call or after the last. */
export type RefusalLine = Readonly<z.output<typeof refusalLine>>;

const callLine = z.union([traceLine, gapLine, refusalLine]);

/** A line of a cart's calls. */
export type CallLine = TraceLine | GapLine | RefusalLine;

/** JSON without a line end. */
export const callLineText = (line: CallLine): string => JSON.stringify(encode(callLine, line));

/** Recorded calls. */
export type Trace = {
  /** Calls in their order, with a gap wherever some are missing. */
  readonly lines: readonly CallLine[];
  /** The calls alone. */
  readonly calls: readonly TraceLine[];
};

/** What recordings of earlier releases know of the shop. */
const formerLine = z.object({ v: z.literal(2), world: wireRecord });
const anyLine = z.union([formerLine, callLine]);

/** The line itself is one level around the answer. */
const limits = { ...answerLimits, depth: answerLimits.depth + 2 };

const traceOf = (lines: readonly CallLine[]): Trace => ({
  lines,
  calls: lines.flatMap((line) => (line.v === 1 ? [line] : [])),
});

/** What earlier releases called the `id` of a request. */
const idOf: Partial<Record<CallName, string>> = { checkReservation: 'cartId', showOrder: 'ref' };

/** A line whose request names its members as the calls do now: earlier releases spelled some like `CartId`. */
const inNamesOfNow = (line: CallLine): CallLine => {
  if (line.v !== 1) return line;
  const request = inKnownNames(line.request, membersOf(callTable[line.call].request), true);
  if (!isRecord(request)) return line;
  const id = idOf[line.call];
  return { ...line, request: id === undefined || !('id' in request) ? request : { [id]: request.id } };
};

/** Reads a trace. Error: the first wrong line, from 1. */
export const parseTrace = (text: string): Result<Trace, number> => {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const lines: CallLine[] = [];
  for (const [index, row] of text === '' ? [] : rows.entries()) {
    const line = parseJson(row, limits).andThen((json) => decode(anyLine, json));
    if (line.isErr()) return err(index + 1);
    if (line.value.v !== 2) lines.push(inNamesOfNow(line.value));
  }
  return ok(traceOf(lines));
};
