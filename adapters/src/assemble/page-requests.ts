import type { Result } from 'neverthrow';
import { type RequestCookies, requestCookies } from '../cookies/request-cookies.ts';
import { type BodyFaultStatus, bodyFaultStatus } from '../request-body/body-fault.ts';
import { formBody } from '../request-body/form-body.ts';
import { isForeign } from '../server/request-guard.ts';

export type PageRequestSettings = {
  /** Whether browsers reach us over https. */
  readonly secure: boolean;
  /** The one origin that the shop answers under; when absent, every name that it is reached by. */
  readonly publicOrigin: string | undefined;
};

/** What pages read of a request: its cookies, its form, and where it comes from. */
export const pageRequests = ({ secure, publicOrigin }: PageRequestSettings) => ({
  cookiesOf: (header: string | undefined): RequestCookies => requestCookies(header, secure),
  formOf: async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFaultStatus>> =>
    (await formBody(request)).mapErr(bodyFaultStatus),
  isForeign: (headers: Headers): boolean => isForeign(headers, publicOrigin),
});
