import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { type CapsuleWorld, capsuleWorld } from './capsule-world.ts';
import { type TraceLine, traceLine } from './trace-line.ts';

/** Recorded calls in their order, with the world that they were answered in where their file tells one (D-CAPSULE). */
export type Capsule = { readonly calls: readonly TraceLine[]; readonly world?: CapsuleWorld };

type WorldLine = { readonly v: 2; readonly world: CapsuleWorld };

const worldLine: Codec<WorldLine> = z.object({ v: z.literal(2), world: capsuleWorld });
const anyLine: Codec<TraceLine | WorldLine> = z.union([worldLine, traceLine]);

/** JSON without a line end. */
export const worldLineText = (world: CapsuleWorld): string => JSON.stringify(encode(worldLine, { v: 2, world }));

/** The line itself is one level around the answer. */
const limits = { ...answerLimits, depth: answerLimits.depth + 2 };

/** Reads the text of a capsule, or of a trace, which is one without a world; the last world counts. Errors: the number of the first
 *  line that is neither a call nor a world, counted from 1. */
export const parseCapsule = (text: string): Result<Capsule, number> => {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const calls: TraceLine[] = [];
  let world: CapsuleWorld | undefined;
  for (const [index, row] of text === '' ? [] : rows.entries()) {
    const line = parseJson(row, limits).andThen((json) => decode(anyLine, json));
    if (line.isErr()) return err(index + 1);
    if (line.value.v === 2) world = line.value.world;
    else calls.push(line.value);
  }
  return ok({ calls, ...(world === undefined ? {} : { world }) });
};
