import type { Translations } from '@shop/core/content/route-key';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { isRecord, textOrNone } from '../codec/json-value.ts';
import { reader } from '../codec/reader.ts';
import { plainOf } from './plain-text.ts';

const flat = (messages: unknown, prefix: string): readonly (readonly [string, string])[] =>
  isRecord(messages)
    ? Object.entries(messages).flatMap(([key, value]) => {
        if (isRecord(value)) return flat(value, `${prefix}${key}.`);
        const message = textOrNone(plainOf(value));
        return message === undefined ? [] : [[`${prefix}${key}`, message] as const];
      })
    : [];

/** Flat map with dotted keys or nested objects; blank and null count as missing. */
export const translations: Codec<Translations> = reader(z.looseObject({}), (messages) =>
  Object.fromEntries(flat(messages, '')),
);
