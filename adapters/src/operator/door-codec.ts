import type { Admission, TakenBack } from '@shop/core/checkout/admission';
import { pressKey } from '@shop/core/ids';
import * as z from 'zod/mini';
import { answeredDay, euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';

const goods = { productTitle: z.string(), priceTitle: z.string() };

const pieces = wholeNumber(0, 1_000_000);
const visits = z.optional(z.object({ left: pieces, of: pieces }));
const balance = { worth: euros, balance: euros };
const moved = { at: isoInstant, amount: euros, ...balance };

const noUse = [
  z.object({ type: z.literal('noValueCard'), ...goods }),
  z.object({ type: z.literal('canceled') }),
  z.object({ type: z.literal('unknown') }),
] as const;

/** The door's answer to a code. */
export const admission: z.ZodMiniType<Admission, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('admitted'), at: isoInstant, visits, ...goods }),
  z.object({ type: z.literal('alreadyAdmitted'), at: isoInstant, visits, ...goods }),
  z.object({ type: z.literal('valueCard'), ...balance, ...goods }),
  z.object({ type: z.literal('redeemed'), ...moved, ...goods }),
  z.object({ type: z.literal('balanceTooLow'), ...balance, ...goods }),
  z.object({ type: z.literal('wrongDay'), first: answeredDay, last: answeredDay, ...goods }),
  z.object({ type: z.literal('expired'), last: answeredDay, ...goods }),
  ...noUse,
]);

/** The answer to an amount that is put back. */
export const takenBack: z.ZodMiniType<TakenBack, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('takenBack'), ...moved, ...goods }),
  z.object({ type: z.literal('neverTaken'), ...balance, ...goods }),
  ...noUse,
]);

/** A code, and the key of the press that shows it. */
export const press = { code: z.string(), key: id(pressKey) };
