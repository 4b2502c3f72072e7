import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

/** A whole number in an address: plain digits without sign, point or leading zero; `absent` when it is left out. */
export const countText = (least: number, most: number, absent: number): Codec<number, string | undefined> => {
  const form = `a whole number from ${least} to ${most}`;
  return z.codec(
    z._default(z.string().check(z.regex(/^(0|[1-9][0-9]{0,5})$/, form)), String(absent)),
    z.int().check(z.gte(least, form), z.lte(most, form)),
    { decode: Number, encode: String },
  );
};

const flagForm = 'true or false';

/** `1` and `0` are taken as well, as some servers write booleans so (D-BOOLEAN-DIGITS). */
export const flagText: Codec<boolean, string> = z.codec(
  z.string().check(z.regex(/^(true|false|1|0)$/i, flagForm)),
  z.boolean(),
  { decode: (text) => text === '1' || text.toLowerCase() === 'true', encode: String },
);
