import * as z from 'zod/mini';
import { type Codec, decode, encode } from '../../wire/codec/codec.ts';
import { jsonIn } from '../../wire/codec/json-text.ts';

/** The number of the stored format; a later format gets the next number and its own reader. */
const version = 1;

const numbered = z.object({ version: z.int() });

/** Converts a value to text and back. */
export type StoredForm<Value> = {
  readonly write: (value: Value) => string;
  /** Throws on damaged text and on an unknown format. The message contains none of the text. */
  readonly read: (text: string) => Value;
};

/** Returns the stored form of a shape, with the format's number. `what` is its name in errors. */
export const storedForm = <Value>(what: string, shape: Codec<Value>): StoredForm<Value> => {
  const stored = z.object({ version: z.literal(version), value: shape });
  const fault = (value: unknown, where: string): Error => {
    const parsed = z.safeParse(numbered, value);
    return parsed.success && parsed.data.version !== version
      ? new Error(`stored ${what} is of version ${parsed.data.version}, which this program does not know`)
      : new Error(`stored ${what} is damaged: ${where}`);
  };
  return {
    write: (value) => JSON.stringify({ version, value: encode(shape, value) }),
    read: (text) => {
      const value = jsonIn(text);
      return decode(stored, value).match(
        (read) => read.value,
        (refusal) => {
          throw fault(value, refusal.kind === 'invalidInput' ? refusal.field : refusal.kind);
        },
      );
    },
  };
};
