import type { ShopError } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { type PostedAnswer, postedActionNames } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import type { Flash } from './page-cookies.ts';

/** Converts errors to plain data in a cookie and back. */
export type ErrorText = {
  readonly carriedBy: (error: ShopError) => unknown;
  /** Returns `undefined` for data that are no error. */
  readonly errorIn: (carried: unknown) => ShopError | undefined;
};

/** Browsers store cookies of up to 4,096 characters. Units: characters. */
const maxLength = 3_000;

const prefix = 'posted:';

const form = z.object({
  to: z.string(),
  does: z.enum(postedActionNames),
  fields: z.record(z.string(), z.string()),
  error: z.optional(z.unknown()),
  toastKey: z.optional(z.string()),
});

const addressText = ({ path, search }: Address): string => `${path}?${search}`;

/** Returns a flash with a refused form for its page; `undefined` when the form is too long for a cookie. */
export const flashOfPosted = (
  { error, ...posted }: PostedAnswer,
  to: Address,
  { carriedBy }: ErrorText,
): Flash | undefined => {
  const carried = { ...posted, to: addressText(to), error: error && carriedBy(error) };
  const text = Buffer.from(JSON.stringify(carried)).toString('base64url');
  return text.length > maxLength ? undefined : `${prefix}${text}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns whether a flash contains a form. */
export const isPostedFlash = (flash: string | undefined): boolean => flash?.startsWith(prefix) === true;

/** Returns the form that a redirect carried to this address. Returns `undefined` for another address, such as a page in
 *  another tab. */
export const postedIn = (
  flash: string | undefined,
  address: Address,
  { errorIn }: ErrorText,
): PostedAnswer | undefined => {
  if (flash === undefined || !isPostedFlash(flash)) return undefined;
  const read = z.safeParse(form, parseJson(Buffer.from(flash.slice(prefix.length), 'base64url').toString('utf8')));
  if (!read.success || read.data.to !== addressText(address)) return undefined;
  const { does, fields, toastKey } = read.data;
  const error = read.data.error === undefined ? undefined : errorIn(read.data.error);
  return { does, fields, error, toastKey };
};
