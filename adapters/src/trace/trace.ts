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
    /** Version of the format. */
    v: z.literal(1),
    /** Time of the request by the visitor's clock. */
    at: isoInstant,
    call: z.enum(callNames),
    request: wireRecord,
    answer: z.optional(z.unknown()),
    error: z.optional(lineError),
    /** True when the reply contained a checkout session, which is never recorded. */
    session: z.optional(z.literal(true)),
    /** True when the reply contained a member's token, which is never recorded. */
    memberToken: z.optional(z.literal(true)),
    /** Milliseconds until the answer. */
    ms: z.number().check(z.gte(0)),
  })
  .check(z.refine(({ answer, error }) => (answer === undefined) !== (error === undefined), 'an answer or an error'));

/** A call of a port in wire format, without personal data, with an answer or an error. */
export type TraceLine = Readonly<z.output<typeof traceLine>>;

const gapLine = z.object({ v: z.literal(3), at: isoInstant, missing: z.optional(z.int().check(z.gte(1))) });

/** Replaces calls that were not recorded; `missing` is their number, if known. */
export type GapLine = Readonly<z.output<typeof gapLine>>;

const refusalLine = z.object({ v: z.literal(4), at: isoInstant, useCase: z.string(), error: lineError });

/** A use case's own refusal, before any call or after the last. */
export type RefusalLine = Readonly<z.output<typeof refusalLine>>;

const callLine = z.union([traceLine, gapLine, refusalLine]);

/** A line of a cart's calls. */
export type CallLine = TraceLine | GapLine | RefusalLine;

/** Returns a line as JSON without a line end. */
export const callLineText = (line: CallLine): string => JSON.stringify(encode(callLine, line));

/** Recorded calls. */
export type Trace = {
  /** Calls in their order, with gaps in place of missing ones. */
  readonly lines: readonly CallLine[];
  /** The calls without gaps. */
  readonly calls: readonly TraceLine[];
};

/** A line in recordings of earlier releases about the shop. */
const formerLine = z.object({ v: z.literal(2), world: wireRecord });
const anyLine = z.union([formerLine, callLine]);

/** The line itself adds levels around the answer. */
const limits = { ...answerLimits, depth: answerLimits.depth + 2 };

const traceOf = (lines: readonly CallLine[]): Trace => ({
  lines,
  calls: lines.flatMap((line) => (line.v === 1 ? [line] : [])),
});

/** The member that earlier releases named `id`, by call. */
const idOf: Partial<Record<CallName, string>> = { checkReservation: 'cartId', showOrder: 'ref' };

/** Renames the members of a request to their present names: earlier releases spelled some like `CartId`. */
const withPresentNames = (line: CallLine): CallLine => {
  if (line.v !== 1) return line;
  const request = inKnownNames(line.request, membersOf(callTable[line.call].request), true);
  if (!isRecord(request)) return line;
  const id = idOf[line.call];
  return { ...line, request: id === undefined || !('id' in request) ? request : { [id]: request.id } };
};

/** Reads a trace. Error: the number of the first invalid line, from 1. */
export const parseTrace = (text: string): Result<Trace, number> => {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const lines: CallLine[] = [];
  for (const [index, row] of text === '' ? [] : rows.entries()) {
    const line = parseJson(row, limits).andThen((json) => decode(anyLine, json));
    if (line.isErr()) return err(index + 1);
    if (line.value.v !== 2) lines.push(withPresentNames(line.value));
  }
  return ok(traceOf(lines));
};
