import * as z from 'zod/mini';
import { type Codec, decode } from '../../codec/codec.ts';

/** What has no version was written before there were any. */
const numbered = z.object({ version: z._default(z.int(), 1) });

/** A stored value and the version of the shape that it was written in. */
export type StoredJson = { readonly version: number; readonly value: unknown };

/** Its own words, as a parser's would repeat what may be personal. */
const damaged = (what: string, where: string): Error => new Error(`stored ${what} is damaged: ${where}`);

/** Takes stored text apart. Throws when it is no JSON: the database is damaged then. */
export const storedJson = (what: string, text: string): StoredJson => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(what, 'no JSON');
  }
  const { version } = storedAs(what, numbered, value);
  return { version, value };
};

/** Reads a stored value by the shape of its version. Throws when it is not of that shape. */
export const storedAs = <Value>(what: string, shape: Codec<Value>, value: unknown): Value =>
  decode(shape, value).match(
    (read) => read,
    (refusal) => {
      throw damaged(what, refusal.kind === 'invalidInput' ? refusal.field : refusal.kind);
    },
  );

/** For a version that this program does not know: somebody went back to an older program. */
export const unknownVersion = (what: string, version: number): never => {
  throw new Error(`stored ${what} is of version ${version}, which a newer program wrote`);
};
