import type { Translations } from '@shop/core/paths/route-key';
import { isRecord, textOrNone } from '../codec/json-value.ts';
import { plainOf } from './plain-text.ts';

const flat = (messages: unknown, prefix: string): readonly (readonly [string, string])[] =>
  isRecord(messages)
    ? Object.entries(messages).flatMap(([key, value]) => {
        if (isRecord(value)) return flat(value, `${prefix}${key}.`);
        const message = textOrNone(plainOf(value));
        return message === undefined ? [] : [[`${prefix}${key}`, message] as const];
      })
    : [];

/** Flat map with dotted keys or nested objects, blank and null counting as missing; none when it is no map at all. */
export const translationsOf = (messages: unknown): Translations | undefined =>
  isRecord(messages) ? Object.fromEntries(flat(messages, '')) : undefined;
