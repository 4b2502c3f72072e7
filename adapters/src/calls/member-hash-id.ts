import type { MemberToken } from '@shop/core/ids';
import * as z from 'zod/mini';
import { parseJson, requestLimits } from '../codec/json-text.ts';

const claims = z.object({ memberHashId: z.string().check(z.minLength(1), z.maxLength(200)) });

const decoded = (part: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
  );

/** The member hash id that a token carries (R-ROLE-3), read from the payload of its JWT form. It proves nothing by
 *  itself: the profile has to know the token. */
export const memberHashIdIn = (token: MemberToken): string | undefined => {
  const [, payload = ''] = token.split('.');
  if (!/^[\w-]+$/.test(payload) || payload.length % 4 === 1) return undefined;
  const json = parseJson(decoded(payload), requestLimits).unwrapOr(undefined);
  const found = z.safeParse(claims, json);
  return found.success ? found.data.memberHashId : undefined;
};
