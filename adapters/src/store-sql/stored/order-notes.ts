import { noteNames, type OrderNote } from '@shop/core/checkout/order-note';
import { cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

const note = z.object({
  what: z.enum(noteNames),
  attempt: z.exactOptional(z.int()),
  amount: z.exactOptional(z.int()),
  item: z.exactOptional(z.int()),
  ticket: z.exactOptional(z.int()),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});

const notesV1: Codec<readonly OrderNote[]> = mapped(z.object({ version: z.literal(1), notes: z.array(note) }), {
  decode: ({ notes }) =>
    notes.map(({ amount, ...rest }) => ({ ...rest, ...(amount === undefined ? {} : { amount: cents(amount) }) })),
  encode: (notes) => ({ version: 1 as const, notes: [...notes] }),
});

const what = 'notes of an order';

/** What was written down of an order at a moment, as text to be stored. */
export const encodeOrderNotes = (notes: readonly OrderNote[]): string => JSON.stringify(encode(notesV1, notes));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeOrderNotes = (text: string): readonly OrderNote[] => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, notesV1, value) : unknownVersion(what, version);
};
