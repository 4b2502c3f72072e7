import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import { jsonIn } from '../../wire/codec/json-text.ts';
import { StoreTrouble } from '../database/store-failure.ts';

/** What a document needs of its reader; a release refuses a document that needs more than it knows. */
const known = 1;

export const needs = z.optional(z.int().check(z.lte(known)));

// Every object is loose: a member that this release does not know stays, so that two releases work side by side.
export const text = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string');
export const number = <Value extends number>() => z.custom<Value>((value) => Number.isSafeInteger(value));
export const moment = number<Instant>();
export const count = z.int();

/** SQLite has a document as text, PostgreSQL's `jsonb` comes parsed. */
export type Stored = unknown;

/** The document as it was stored, checked. Throws `StoreTrouble` where this release cannot read it; the message has no
 *  value of it. */
export const reader =
  <Document>(what: string, shape: z.ZodMiniType<Document>) =>
  (stored: Stored): Document => {
    const read = z.safeParse(shape, typeof stored === 'string' ? jsonIn(stored) : stored);
    if (read.success) return read.data;
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new StoreTrouble('damaged', `a stored ${what} cannot be read by this release: ${where}`);
  };

const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value;

/** `jsonb` takes no zero character and no lone surrogate: the replacement character stands in, in both dialects. */
export const jsonOf = (document: object): string => {
  const text = JSON.stringify(document);
  // Both are escaped, as are other rare characters; without any escape nothing has to be replaced.
  return text.includes('\\u') ? JSON.stringify(document, wellFormed) : text;
};
