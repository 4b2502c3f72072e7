import type { ShopError } from '@shop/core/errors/shop-error';
import type { Result } from 'neverthrow';
import { type RequestCookies, requestCookies } from '../platform/cookies/request-cookies.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import { encodeError, refusalIn } from '../wire/calls/error-codec.ts';
import { type BodyFaultStatus, bodyFaultStatus, formBody } from '../wire/codec/body-text.ts';
import { isForeign } from './request-guard.ts';

/** How a site is reached, which decides about cookies and about requests of other sites. */
export type RequestSettings = {
  /** True when browsers reach us over https: `__Host-` and Secure cookies. */
  readonly secure: boolean;
  /** The one origin that the shop answers under; when absent, every name that it is reached by. */
  readonly publicOrigin?: string | undefined;
  /** Domain that the member's token is shared with. */
  readonly memberDomain?: string | undefined;
};

/** What pages read of a request: cookies, form, client address, and an error carried by a redirect. */
export const pageRequests = ({ secure, publicOrigin, memberDomain }: RequestSettings) => ({
  cookiesOf: (header: string | undefined): RequestCookies => requestCookies(header, secure, memberDomain),
  formOf: async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFaultStatus>> =>
    (await formBody(request)).mapErr(bodyFaultStatus),
  /** Where the request came from. */
  addressOf: (request: Request): string | undefined => visitorAddress(request),
  isForeign: (headers: Headers): boolean => isForeign(headers, publicOrigin),
  errors: {
    carriedBy: (error: ShopError): unknown => encodeError(error),
    errorIn: (carried: unknown): ShopError | undefined => refusalIn(carried, undefined),
  },
});
