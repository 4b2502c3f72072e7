import { isDeepStrictEqual } from 'node:util';
import { type Cents, cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { euros, id, percentage } from './form-fields.ts';

/** The order of ids, the same on every machine and in every store. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Euros that were checked to have two decimals at most. */
const centsOf = (amount: number): Cents => cents(Math.round(amount * 100));

export const price = (description: string) =>
  mapped(euros(description), { decode: centsOf, encode: (amount) => amount / 100 });

export const discount = (description: string) =>
  mapped(percentage(description), { decode: percent, encode: (share) => share });

/** An id of core; `branded` makes one of a text. */
export const idOf = <Id extends string>(branded: (text: string) => Id, description: string) =>
  mapped(id(description), { decode: branded, encode: (own) => own });

/** A list as core has it. One whose order means nothing is put into an order of its own. */
export const fixed = <Entry, Wire>(
  schema: Codec<Entry[], Wire>,
  order?: (a: Entry, b: Entry) => number,
): Codec<readonly Entry[], Wire> =>
  mapped(schema, {
    decode: (entries): readonly Entry[] => (order === undefined ? entries : entries.toSorted(order)),
    encode: (entries) => [...entries],
  });

/** A member that says what is usual by being left out. */
export const usually = <Value, Wire>(schema: Codec<Value, Wire>, usual: Value) =>
  z.codec(z.optional(schema), z.custom<Value>(), {
    decode: (value) => value ?? usual,
    encode: (value) => (isDeepStrictEqual(value, usual) ? undefined : value),
  });
