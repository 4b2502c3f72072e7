import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { type CapsuleWorld, capsuleWorld } from './capsule-world.ts';
import { type CallLine, callLine, type TraceLine } from './trace-line.ts';

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

/** Reads the text of a capsule, or of a trace, which is one without a world; the last world counts. Errors: the number of the first
 *  line that is neither a call nor a world, counted from 1. */
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
