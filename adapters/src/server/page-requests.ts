import type { ShopError } from '@shop/core/errors/shop-error';
import type { Result } from 'neverthrow';
import { type RequestCookies, requestCookies } from '../platform/cookies/request-cookies.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import { encodeError, refusalIn } from '../wire/calls/error-codec.ts';
import { type BodyFaultStatus, bodyFaultStatus, formBody } from '../wire/codec/body-text.ts';
import { isForeign } from './request-guard.ts';

/** How a site is reached; decides about cookies and cross-site requests. */
export type RequestSettings = {
  /** True when browsers reach the shop over https; cookies are then `__Host-` and Secure. */
  readonly secure: boolean;
  /** The only origin of the shop. When `undefined`, the shop answers under every name. */
  readonly publicOrigin?: string | undefined;
  /** Domain that shares the member's token. */
  readonly memberDomain?: string | undefined;
};

/** Returns functions that read a page's request: cookies, form, client address, and an error passed on by a
 *  redirect. */
export const pageRequests = ({ secure, publicOrigin, memberDomain }: RequestSettings) => ({
  cookiesOf: (header: string | undefined): RequestCookies => requestCookies(header, secure, memberDomain),
  formOf: async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFaultStatus>> =>
    (await formBody(request)).mapErr(bodyFaultStatus),
  /** Returns the visitor's address. */
  addressOf: (request: Request): string | undefined => visitorAddress(request),
  isForeign: (headers: Headers): boolean => isForeign(headers, publicOrigin),
  errors: {
    carriedBy: (error: ShopError): unknown => encodeError(error),
    errorIn: (carried: unknown): ShopError | undefined => refusalIn(carried, undefined),
  },
});
