import type { ShopError } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { type PostedAnswer, postedActionNames } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import type { Flash } from './page-cookies.ts';

/** Errors as they travel in text of ours. */
export type ErrorText = {
  readonly carriedBy: (error: ShopError) => unknown;
  /** Undefined for what is no error. */
  readonly errorIn: (carried: unknown) => ShopError | undefined;
};

/** Units: characters. Browsers keep cookies of 4,096. */
const longest = 3_000;

const prefix = 'posted:';

const form = z.object({
  to: z.string(),
  does: z.enum(postedActionNames),
  fields: z.record(z.string(), z.string()),
  error: z.optional(z.unknown()),
  toastKey: z.optional(z.string()),
});

const addressText = ({ path, search }: Address): string => `${path}?${search}`;

/** A form that did not get through, for the page that it is on; none when too much was typed for a cookie. */
export const flashOfPosted = (
  { error, ...posted }: PostedAnswer,
  to: Address,
  { carriedBy }: ErrorText,
): Flash | undefined => {
  const carried = { ...posted, to: addressText(to), error: error && carriedBy(error) };
  const text = Buffer.from(JSON.stringify(carried)).toString('base64url');
  return text.length > longest ? undefined : `${prefix}${text}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a redirect brought a form along. */
export const isPostedFlash = (flash: string | undefined): boolean => flash?.startsWith(prefix) === true;

/** The form that a redirect brought to this address, if any; pages in other tabs get nothing. */
export const postedIn = (
  flash: string | undefined,
  address: Address,
  { errorIn }: ErrorText,
): PostedAnswer | undefined => {
  if (flash === undefined || !isPostedFlash(flash)) return undefined;
  const read = z.safeParse(form, parsed(Buffer.from(flash.slice(prefix.length), 'base64url').toString('utf8')));
  if (!read.success || read.data.to !== addressText(address)) return undefined;
  const { does, fields, toastKey } = read.data;
  const error = read.data.error === undefined ? undefined : errorIn(read.data.error);
  return { does, fields, error, toastKey };
};
