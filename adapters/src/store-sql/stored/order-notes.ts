import { noteNames, type OrderNote } from '@shop/core/checkout/order-note';
import { cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { mapped } from '../../codec/codec.ts';
import { storedForm } from './stored-json.ts';

const note = z.object({
  what: z.enum(noteNames),
  attempt: z.exactOptional(z.int()),
  amount: z.exactOptional(z.int()),
  item: z.exactOptional(z.int()),
  ticket: z.exactOptional(z.int()),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});

/** The history of an order at a moment. */
export const storedOrderNotes = storedForm(
  'notes of an order',
  mapped(z.array(note), {
    decode: (notes): readonly OrderNote[] =>
      notes.map(({ amount, ...rest }) => ({ ...rest, ...(amount === undefined ? {} : { amount: cents(amount) }) })),
    encode: (notes) => [...notes],
  }),
);
