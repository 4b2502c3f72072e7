import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decode, encode } from './codec.ts';
import { euros } from './scalars.ts';
import { unlessEmpty } from './texts.ts';
import { uncheckedEncoder } from './unchecked-encoder.ts';
import { constant, list, sentAs, wireObject } from './wire-object.ts';

const order = wireObject({
  done: constant(z.literal(true), true),
  environment: constant(z.exactOptional(z.int())),
  name: sentAs('Title', z.string()),
  price: sentAs('Price', z.exactOptional(euros)),
  note: z.exactOptional(unlessEmpty(z.string(), String)),
  lines: sentAs('Items', list(wireObject({ amount: sentAs('Amount', euros) }))),
});

const value = { name: 'Card', price: cents(1050), lines: [{ amount: cents(5) }] };
const wire = { done: true, Title: 'Card', Price: 10.5, Items: [{ Amount: 0.05 }] };

test('each member has its own name on either side; constants are of the wire alone', () => {
  expect(encode(order, value)).toEqual(wire);
  expect(uncheckedEncoder(order)(value)).toEqual(wire);
  expect(decode(order, { ...wire, environment: 3, unknown: 1 })._unsafeUnwrap()).toEqual(value);
});

test('what is absent or means nothing is no member of the value', () => {
  const read = decode(order, { done: true, Title: 'Card', note: '' })._unsafeUnwrap();
  expect(Object.keys(read)).toEqual(['name', 'lines']);
  expect(Object.keys(Object(encode(order, read)))).toEqual(['done', 'Title', 'Items']);
});

test('a refusal names the member as it was sent', () => {
  const sent = { ...wire, Items: [{ Amount: -1 }] };
  expect(decode(order, sent)._unsafeUnwrapErr()).toMatchObject({ kind: 'invalidInput', field: 'Items[0].Amount' });
  expect(decode(order, { ...wire, done: false }).isErr()).toBe(true);
});

test('a value that is no object is not written', () => {
  const holder = z.object({ order: z.exactOptional(order) });
  expect(encode(holder, {})).toEqual({});
  expect(() => encode(order, Object(undefined).none)).toThrow();
});
