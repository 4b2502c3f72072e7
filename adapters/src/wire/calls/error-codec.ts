import { errorCatalog, errorKey, kindOfCode, type RefusalType } from '@shop/core/errors/error-catalog';
import { genericErrorKey, type Missing, type ShopError, unreachableCauses } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { decode } from '../codec/codec.ts';
import { member, textOf } from '../codec/json-value.ts';
import { unexplained } from './call-parts.ts';
import { errorWith, factsOf } from './error-facts.ts';

/** An error as sent: the list of codes, and the facts that the client needs to restore the error. */
export type WireError = {
  readonly errorCodes: readonly string[];
  readonly errorDetails?: Readonly<Record<string, unknown>>;
};

const withCause = z.object({ cause: z.enum(unreachableCauses) });

/** Allowed form of a provider's code: content can have a message for it, and other text is not accepted as a code. */
const codeForm = /^[\p{L}\d._-]{1,200}$/u;

/** Returns the body of an error: its code and facts. */
export const encodeError = (error: ShopError): WireError => {
  const errorDetails = factsOf(error);
  const code = errorKey(error);
  return {
    errorCodes: [codeForm.test(code) ? code : genericErrorKey],
    errorDetails: Object.values(errorDetails).some((fact) => fact !== undefined) ? errorDetails : undefined,
  };
};

const firstCode = (body: unknown): string | undefined => {
  const codes = member(body, 'errorCodes');
  const [first] = Array.isArray(codes) ? codes : [];
  return typeof first === 'string' && first !== '' && first.length <= 200 ? first : undefined;
};

/** Whether an answer contains an error code. */
export const hasCode = (body: unknown): boolean => firstCode(body) !== undefined;

/** Returns the error of a code, or a provider's refusal when the code or its facts are unknown. */
const coded = (code: string, details: unknown): ShopError => {
  const kind = kindOfCode(code);
  const foreign: ShopError = { kind: 'refusedByProvider', code };
  if (kind === undefined) return foreign;
  return errorWith(kind, details) ?? foreign;
};

/** Statuses whose codes are meant for the visitor; a 401 concerns the shared credential. */
const codedStatuses: ReadonlySet<number> = new Set([400, 404, 409, 422]);

/** Whether a 400 without codes is a refusal: it is for calls that change something, and for a cart. */
const canBeUnexplained = (bare: ShopError | undefined): boolean =>
  bare?.kind === 'refusedByProvider' || member(bare, 'what') === 'cart';

const messageIn = (body: unknown): string => textOf(member(body, 'message')).trim();

/** Adds the server's message to a failed log-in, which shows it. */
const withServerMessage = (no: ShopError, body: unknown): ShopError =>
  no.kind === 'loginFailed' ? { ...no, message: messageIn(body) } : no;

/** Returns the failure of a log-in with a message, which has priority over codes. Without `success: false` a message
 *  counts only with a status that has codes: with another one it is a gateway's. */
const refusedLogIn = (status: number, body: unknown, bare: ShopError | undefined): ShopError | undefined => {
  const isRefusal = member(body, 'success') === false || (codedStatuses.has(status) && status !== 404);
  return bare?.kind === 'loginFailed' && isRefusal && messageIn(body) !== ''
    ? withServerMessage(bare, body)
    : undefined;
};

/** Reads an answer that is not a success. Codes count at 400, 404, 409 and 422. A 404 without a code is `bare`, the
 *  call's own meaning; a 400 is a refusal if the call can be refused without a reason; a failed log-in has the
 *  server's message. Any other answer means that the provider is unreachable. */
export const decodeError = (status: number, body: unknown, bare?: ShopError): ShopError => {
  const logIn = refusedLogIn(status, body, bare);
  if (logIn !== undefined) return logIn;
  const code = firstCode(body);
  const details = member(body, 'errorDetails');
  if (codedStatuses.has(status) && code !== undefined && code !== genericErrorKey) return coded(code, details);
  if (status === 404 && bare !== undefined) return bare;
  if (status === 400 && canBeUnexplained(bare)) return unexplained;
  const isRefusal = status >= 400 && status < 500 && member(body, 'success') === false;
  if (isRefusal && bare?.kind === 'loginFailed') return withServerMessage(bare, body);
  const cause = status >= 500 ? decode(withCause, details).unwrapOr(undefined)?.cause : undefined;
  return { kind: 'unreachable', cause: cause ?? 'status' };
};

const isNone = (codes: unknown): boolean =>
  codes === undefined || codes === '' || (Array.isArray(codes) && codes.length === 0);

/** Returns the refusal in an answer of status 200: `success: false`, codes, or a `status` member other than 200. An
 *  unreadable success flag or code list is malformed. `bare` is the meaning of a refusal without a code; without
 *  `bare` the call reads `success` itself. */
export const refusalIn = (body: unknown, bare: ShopError | undefined): ShopError | undefined => {
  const logIn = refusedLogIn(200, body, bare);
  if (logIn !== undefined) return logIn;
  const code = firstCode(body);
  if (code !== undefined) return coded(code, member(body, 'errorDetails'));
  if (bare === undefined) return undefined;
  const status = member(body, 'status');
  const success = member(body, 'success') ?? true;
  if (success !== false && (status === undefined || typeof status !== 'number' || status === 200)) {
    const isClear = success === true && isNone(member(body, 'errorCodes'));
    return isClear ? undefined : { kind: 'unreachable', cause: 'malformed' };
  }
  return withServerMessage(bare, body);
};

/** HTTP status of a refusal. */
export type ErrorStatus = 400 | 404 | 409 | 422 | 503;

const placesOfAddresses: ReadonlySet<Missing> = new Set(['page', 'media', 'call']);

const statuses: Readonly<Record<RefusalType, ErrorStatus>> = {
  badForm: 400,
  rule: 400,
  running: 409,
  keyReused: 422,
  outOfReach: 503,
};

/** Returns the status of an error. 400 is for errors that the caller can correct, 404 for missing pages, media and
 *  calls. */
export const errorStatus = (error: ShopError): ErrorStatus =>
  error.kind === 'notFound' && placesOfAddresses.has(error.what) ? 404 : statuses[errorCatalog[error.kind].type];
