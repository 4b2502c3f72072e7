import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import { jsonIn } from '../../wire/codec/json-text.ts';
import { StoreTrouble } from '../database/store-failure.ts';

/** The highest format number that this release can read. */
const known = 1;

/** The format number that a document requires of its reader; absent in documents that any release can read. */
export const needs = z.optional(z.int().check(z.lte(known)));

// Objects of stored documents are declared with `z.looseObject`: members unknown to this release are preserved, so that
// two releases can run side by side.
export const text = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string');
export const number = <Value extends number>() => z.custom<Value>((value) => Number.isSafeInteger(value));
export const moment = number<Instant>();
export const count = z.int();

/** SQLite returns a document as text, PostgreSQL returns its `jsonb` parsed. */
export type Stored = unknown;

/** Returns a function that checks a stored document. It throws `StoreTrouble` when this release cannot read the
 *  document; the message contains none of its values. */
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

/** Serializes a document. `jsonb` accepts neither zero characters nor lone surrogates, so both dialects store the
 *  replacement character. */
export const jsonOf = (document: object): string => {
  const text = JSON.stringify(document);
  // Both are escaped by JSON, as are other rare characters; a text without escapes needs no replacement.
  return text.includes('\\u') ? JSON.stringify(document, wellFormed) : text;
};
