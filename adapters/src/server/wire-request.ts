import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import { type CallName, callTable } from '../calls/call-table.ts';
import type { WireRecord } from '../codec/codec.ts';
import { parseJson, requestLimits } from '../codec/json-text.ts';
import { isRecord } from '../codec/json-value.ts';
import { bodyText, mostBodyBytes } from './body-text.ts';

const invalid = (field: string, expected: string): ShopError => ({ kind: 'invalidInput', field, expected });

/** Every query value once; repeating one is refused rather than guessed at. */
const queryOf = (address: string): Result<WireRecord, ShopError> => {
  const start = address.indexOf('?');
  if (start < 0) return ok({});
  const pairs = [...new URLSearchParams(address.slice(start + 1).replace(/#.*$/, ''))];
  const values = new Map(pairs);
  return values.size === pairs.length ? ok(Object.fromEntries(values)) : err(invalid('query', 'every name once'));
};

const isJsonType = (type: string | null): boolean =>
  type !== null && /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);

const bodyOf = async (request: Request): Promise<Result<WireRecord, ShopError>> => {
  if (!isJsonType(request.headers.get('Content-Type'))) return err(invalid('Content-Type', 'application/json'));
  const text = await bodyText(request);
  return text
    .mapErr((fault) => invalid('body', fault === 'tooLarge' ? `at most ${mostBodyBytes} bytes` : 'a whole body'))
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
    .andThen((body) => (isRecord(body) ? ok(body) : err(invalid('body', 'a JSON object'))));
};

const nothing: WireRecord = {};

const headersOf = (request: Request, names: readonly string[]): WireRecord => {
  if (names.length === 0) return nothing;
  const found = names.map((name) => [name, request.headers.get(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
};

/** Gathers the flat wire request of a call from its path, headers, and query or body. */
export const wireRequest = async (
  name: CallName,
  request: Request,
  parameters: WireRecord,
): Promise<Result<WireRecord, ShopError>> => {
  const { method, headers = [] } = callTable[name];
  const rest = method === 'POST' ? await bodyOf(request) : queryOf(request.url);
  return rest.map((values) => ({ ...values, ...headersOf(request, headers), ...parameters }));
};
