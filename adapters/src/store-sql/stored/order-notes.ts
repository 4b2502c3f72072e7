import { noteNames, type OrderNote } from '@shop/core/checkout/order-note';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { storedCents, storedForm } from './stored-json.ts';

const note: Codec<OrderNote> = z.object({
  what: z.enum(noteNames),
  attempt: z.exactOptional(z.int()),
  amount: z.exactOptional(storedCents),
  item: z.exactOptional(z.int()),
  ticket: z.exactOptional(z.int()),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});

/** The history of an order at a moment. */
export const storedOrderNotes = storedForm('notes of an order', z.readonly(z.array(note)));
