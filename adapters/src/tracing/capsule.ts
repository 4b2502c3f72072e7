import type { Instant } from '@shop/core/dates/instant';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type CallName, callNames } from '../calls/call-table.ts';
import type { ErrorStatus, WireError } from '../calls/error-codec.ts';
import { type Codec, decode, encode, type WireRecord } from '../codec/codec.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { isoInstant } from '../codec/scalars.ts';
import { type CapsuleWorld, capsuleWorld } from './capsule-world.ts';

/** One port call, in wire form and without anything personal: either an answer or an error. */
export type TraceLine = {
  /** Version of this form. */
  readonly v: 1;
  /** When it was asked, by the visitor's clock. */
  readonly at: Instant;
  readonly call: CallName;
  readonly request: WireRecord;
  readonly answer?: unknown;
  readonly error?: WireError & { readonly status: ErrorStatus };
  /** The reply brought a checkout session along, which is never written. */
  readonly session?: true;
  /** The reply brought a member's token along, which is never written. */
  readonly memberToken?: true;
  /** Units: milliseconds until it was answered. */
  readonly ms: number;
};

/** A refusal that a use case decided itself, before any call or after the last. */
export type RefusalLine = {
  readonly v: 4;
  readonly at: Instant;
  readonly useCase: string;
  readonly error: NonNullable<TraceLine['error']>;
};

/** Stands in the place of calls that could not be recorded; `missing` is how many, where that is known (D-CAPSULE). */
export type GapLine = { readonly v: 3; readonly at: Instant; readonly missing?: number };

/** A line of a cart's calls. */
export type CallLine = TraceLine | GapLine | RefusalLine;

const wireRecord = z.record(z.string(), z.unknown());

const lineError = z.object({
  status: z.literal([400, 404, 409, 422, 503]),
  errorCodes: z.array(z.string()),
  errorDetails: z.exactOptional(wireRecord),
});

const traceLine: Codec<TraceLine> = z
  .object({
    v: z.literal(1),
    at: isoInstant,
    call: z.enum(callNames),
    request: wireRecord,
    answer: z.exactOptional(z.unknown()),
    error: z.exactOptional(lineError),
    session: z.exactOptional(z.literal(true)),
    memberToken: z.exactOptional(z.literal(true)),
    ms: z.number().check(z.gte(0)),
  })
  .check(z.refine(({ answer, error }) => (answer === undefined) !== (error === undefined), 'an answer or an error'));

const gapLine: Codec<GapLine> = z.object({
  v: z.literal(3),
  at: isoInstant,
  missing: z.exactOptional(z.int().check(z.gte(1))),
});

const refusalLine: Codec<RefusalLine> = z.object({
  v: z.literal(4),
  at: isoInstant,
  useCase: z.string(),
  error: lineError,
});

const callLine: Codec<CallLine> = z.union([traceLine, gapLine, refusalLine]);

/** JSON without a line end. */
export const callLineText = (line: CallLine): string => JSON.stringify(encode(callLine, line));

/** Recorded calls, and the world that answered them where the file has one (D-CAPSULE). */
export type Capsule = {
  /** Calls in their order, with a gap wherever some are missing. */
  readonly lines: readonly CallLine[];
  /** The calls alone. */
  readonly calls: readonly TraceLine[];
  readonly world?: CapsuleWorld;
};

type WorldLine = { readonly v: 2; readonly world: CapsuleWorld };

const worldLine: Codec<WorldLine> = z.object({ v: z.literal(2), world: capsuleWorld });
const anyLine: Codec<CallLine | WorldLine> = z.union([worldLine, callLine]);

/** JSON without a line end. */
export const worldLineText = (world: CapsuleWorld): string => JSON.stringify(encode(worldLine, { v: 2, world }));

/** The line itself is one level around the answer. */
const limits = { ...answerLimits, depth: answerLimits.depth + 2 };

export const capsuleOf = (lines: readonly CallLine[], world?: CapsuleWorld): Capsule => ({
  lines,
  calls: lines.flatMap((line) => (line.v === 1 ? [line] : [])),
  ...(world === undefined ? {} : { world }),
});

/** Reads a capsule, or a trace, which has no world; the last world counts. Error: the first wrong line, from 1. */
export const parseCapsule = (text: string): Result<Capsule, number> => {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const lines: CallLine[] = [];
  let world: CapsuleWorld | undefined;
  for (const [index, row] of text === '' ? [] : rows.entries()) {
    const line = parseJson(row, limits).andThen((json) => decode(anyLine, json));
    if (line.isErr()) return err(index + 1);
    if (line.value.v === 2) world = line.value.world;
    else lines.push(line.value);
  }
  return ok(capsuleOf(lines, world));
};
