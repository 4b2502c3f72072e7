import { err, ok, Result } from 'neverthrow';
import { boundedParts } from './bounded-parts.ts';

/** Why a request's body is refused. `encoded`: it has an unsupported content encoding. */
export type BodyFault = 'tooLarge' | 'wrongType' | 'encoded' | 'cutOff' | 'notUtf8';

export type BodyFaultStatus = 400 | 413 | 415;

const statuses: Readonly<Record<BodyFault, BodyFaultStatus>> = {
  tooLarge: 413,
  wrongType: 415,
  encoded: 415,
  cutOff: 400,
  notUtf8: 400,
};

/** Returns the status for a fault; never a 5xx. */
export const bodyFaultStatus = (fault: BodyFault): BodyFaultStatus => statuses[fault];

/** Maximum size of a request's body in bytes. */
export const mostBodyBytes = 64 * 1024;

/** Content types that are accepted. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

const utf8Alone = /^\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const isOfType = (header: string, expected: BodyType): boolean =>
  header.slice(0, expected.length).toLowerCase() === expected && utf8Alone.test(header.slice(expected.length));

const strict = new TextDecoder('utf-8', { fatal: true });

const textOf = Result.fromThrowable(
  (bytes: ArrayBuffer | Uint8Array) => strict.decode(bytes),
  (): BodyFault => 'notUtf8',
);

const readBytes = async (request: Request, most: number): Promise<Result<ArrayBuffer | Uint8Array, BodyFault>> => {
  // A declared length is trusted, because the HTTP parser enforces it; otherwise bytes are counted as they arrive.
  const length = request.headers.get('Content-Length');
  try {
    if (length !== null) return Number(length) > most ? err('tooLarge') : ok(await request.arrayBuffer());
    const parts = request.body === null ? [] : await boundedParts(request.body, most);
    return parts === undefined ? err('tooLarge') : ok(Buffer.concat(parts));
  } catch {
    return err('cutOff');
  }
};

/** Reads a request's whole body as UTF-8 text of limited size. All bodies are read by this function. An empty body
 *  needs no content type. Errors: `BodyFault`. */
export const bodyText = async (
  request: Request,
  expected: BodyType,
  mostBytes: number = mostBodyBytes,
): Promise<Result<string, BodyFault>> => {
  const { headers } = request;
  const type = headers.get('Content-Type');
  if (type !== null && !isOfType(type, expected)) return err('wrongType');
  if (!/^(identity)?$/i.test(headers.get('Content-Encoding') ?? '')) return err('encoded');
  const text = (await readBytes(request, mostBytes)).andThen(textOf);
  return type === null && text.isOk() && text.value !== '' ? err('wrongType') : text;
};

/** Returns the fields of a form posted by a page of the shop; the first value of a repeated name counts. Errors:
 *  `BodyFault`. */
export const formBody = async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFault>> =>
  (await bodyText(request, 'application/x-www-form-urlencoded')).map(
    (text) => new Map([...new URLSearchParams(text)].reverse()),
  );
