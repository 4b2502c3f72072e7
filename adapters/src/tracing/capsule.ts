import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { type CapsuleWorld, capsuleWorld } from './capsule-world.ts';
import { type Gap, type MissingCalls, missingCalls } from './missing-calls.ts';
import { type TraceLine, traceLine, traceLineText } from './trace-line.ts';

/** Recorded calls in their order, where some are missing among them, and the world that they were answered in where their file tells
 *  one (D-CAPSULE). */
export type Capsule = {
  readonly calls: readonly TraceLine[];
  readonly missing?: readonly Gap[];
  readonly world?: CapsuleWorld;
};

/** A line of a cart's calls. */
export type CallLine = TraceLine | MissingCalls;

type WorldLine = { readonly v: 2; readonly world: CapsuleWorld };

const worldLine: Codec<WorldLine> = z.object({ v: z.literal(2), world: capsuleWorld });
const anyLine: Codec<CallLine | WorldLine> = z.union([worldLine, traceLine, missingCalls]);

/** JSON without a line end. */
export const worldLineText = (world: CapsuleWorld): string => JSON.stringify(encode(worldLine, { v: 2, world }));

/** JSON without a line end. */
export const callLineText = (line: CallLine): string =>
  line.v === 1 ? traceLineText(line) : JSON.stringify(encode(missingCalls, line));

/** The line itself is one level around the answer. */
const limits = { ...answerLimits, depth: answerLimits.depth + 2 };

/** Lines in their order as calls, and where some are missing among them. */
export const callsIn = (lines: readonly CallLine[]): Omit<Capsule, 'world'> => {
  const calls: TraceLine[] = [];
  const missing: Gap[] = [];
  for (const line of lines) {
    if (line.v === 1) calls.push(line);
    else missing.push({ before: calls.length, ...(line.missing === undefined ? {} : { count: line.missing }) });
  }
  return { calls, ...(missing.length === 0 ? {} : { missing }) };
};

/** Reads the text of a capsule, or of a trace, which is one without a world; the last world counts. Errors: the number of the first
 *  line that is neither a call nor a world, counted from 1. */
export const parseCapsule = (text: string): Result<Capsule, number> => {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const lines: CallLine[] = [];
  let world: CapsuleWorld | undefined;
  for (const [index, row] of text === '' ? [] : rows.entries()) {
    const line = parseJson(row, limits).andThen((json) => decode(anyLine, json));
    if (line.isErr()) return err(index + 1);
    const told = line.value;
    if (told.v === 2) world = told.world;
    else lines.push(told);
  }
  return ok({ ...callsIn(lines), ...(world === undefined ? {} : { world }) });
};
