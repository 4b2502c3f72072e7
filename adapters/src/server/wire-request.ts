import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import { type CallName, callTable } from '../wire/calls/call-table.ts';
import { inKnownNames } from '../wire/calls/member-names.ts';
import { type Members, membersOf } from '../wire/calls/members.ts';
import {
  type BodyFault,
  type BodyFaultStatus,
  bodyFaultStatus,
  bodyText,
  mostBodyBytes,
} from '../wire/codec/body-text.ts';
import type { WireRecord } from '../wire/codec/codec.ts';
import { parseJson, requestLimits } from '../wire/codec/json-text.ts';
import { isRecord } from '../wire/codec/json-value.ts';

/** A request that cannot become a wire request, and its status. */
export type Unreadable = { readonly status: BodyFaultStatus; readonly error: ShopError };

const invalid = (field: string, expected: string, status: BodyFaultStatus = 400): Unreadable => ({
  status,
  error: { kind: 'invalidInput', field, expected },
});

const expectations: Readonly<Record<BodyFault, readonly [field: string, expected: string]>> = {
  tooLarge: ['body', `at most ${mostBodyBytes} bytes`],
  wrongType: ['Content-Type', 'application/json'],
  encoded: ['Content-Encoding', 'none'],
  cutOff: ['body', 'a whole body'],
  notUtf8: ['body', 'UTF-8'],
};

const unreadable = (fault: BodyFault): Unreadable => invalid(...expectations[fault], bodyFaultStatus(fault));

/** Returns the query parameters. Error: a parameter occurs twice. */
const queryOf = (address: string): Result<WireRecord, Unreadable> => {
  const start = address.indexOf('?');
  if (start < 0) return ok({});
  const pairs = [...new URLSearchParams(address.slice(start + 1).replace(/#.*$/s, ''))];
  const values = new Map(pairs);
  return values.size === pairs.length ? ok(Object.fromEntries(values)) : err(invalid('query', 'every name once'));
};

const bodyOf = async (
  request: Request,
  known: Members,
  isPascalCase: boolean,
): Promise<Result<WireRecord, Unreadable>> => {
  const text = await bodyText(request, 'application/json');
  return text
    .mapErr(unreadable)
    .andThen((json) =>
      parseJson(json, requestLimits).mapErr((fault) =>
        invalid(
          'body',
          fault === 'notJson'
            ? 'JSON'
            : `at most ${requestLimits.depth} levels and ${requestLimits.items} entries in a list`,
        ),
      ),
    )
    .map((body) => inKnownNames(body, known, isPascalCase))
    .andThen((body) => (isRecord(body) ? ok(body) : err(invalid('body', 'a JSON object'))));
};

const nothing: WireRecord = {};

const headersOf = (request: Request, names: readonly string[]): WireRecord => {
  if (names.length === 0) return nothing;
  const values = names.map((name) => [name, request.headers.get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
};

/** Collects a call's flat wire request from path, headers, and query or body. Errors: the part that cannot be read. */
export const wireRequest = async (
  name: CallName,
  request: Request,
  parameters: WireRecord,
): Promise<Result<WireRecord, Unreadable>> => {
  const { method, headers = [], request: codec, isPascalCase = false } = callTable[name];
  const rest = method === 'POST' ? await bodyOf(request, membersOf(codec), isPascalCase) : queryOf(request.url);
  return rest.map((values) => ({ ...values, ...headersOf(request, headers), ...parameters }));
};
