import { err, ok, Result } from 'neverthrow';
import { boundedParts } from './bounded-parts.ts';

/** Why a request's body cannot be taken. `encoded`: packed in a way that is not taken apart here. */
export type BodyFault = 'tooLarge' | 'wrongType' | 'encoded' | 'cutOff' | 'notUtf8';

export type BodyFaultStatus = 400 | 413 | 415;

const statuses: Readonly<Record<BodyFault, BodyFaultStatus>> = {
  tooLarge: 413,
  wrongType: 415,
  encoded: 415,
  cutOff: 400,
  notUtf8: 400,
};

/** The status of a body's fault; never a 5xx. */
export const bodyFaultStatus = (fault: BodyFault): BodyFaultStatus => statuses[fault];

/** Units: bytes of one request's body. */
export const mostBodyBytes = 64 * 1024;

/** Types that something is read from here. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

const utf8Alone = /^\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const isOfType = (header: string, wanted: BodyType): boolean =>
  header.slice(0, wanted.length).toLowerCase() === wanted && utf8Alone.test(header.slice(wanted.length));

const strict = new TextDecoder('utf-8', { fatal: true });

const textOf = Result.fromThrowable(
  (bytes: ArrayBuffer | Uint8Array) => strict.decode(bytes),
  (): BodyFault => 'notUtf8',
);

const readBytes = async (request: Request, most: number): Promise<Result<ArrayBuffer | Uint8Array, BodyFault>> => {
  // A declared length is trusted, as the HTTP parser cuts at it; else bytes are counted as they come.
  const length = request.headers.get('Content-Length');
  try {
    if (length !== null) return Number(length) > most ? err('tooLarge') : ok(await request.arrayBuffer());
    const parts = request.body === null ? [] : await boundedParts(request.body, most);
    return parts === undefined ? err('tooLarge') : ok(Buffer.concat(parts));
  } catch {
    return err('cutOff');
  }
};

/** A request's whole body as text, of a bounded size and in UTF-8; the one way in which a body is read. A body of no
 *  bytes may come without a type. Errors: `BodyFault`. */
export const bodyText = async (
  request: Request,
  wanted: BodyType,
  mostBytes: number = mostBodyBytes,
): Promise<Result<string, BodyFault>> => {
  const { headers } = request;
  const type = headers.get('Content-Type');
  if (type !== null && !isOfType(type, wanted)) return err('wrongType');
  if (!/^(identity)?$/i.test(headers.get('Content-Encoding') ?? '')) return err('encoded');
  const text = (await readBytes(request, mostBytes)).andThen(textOf);
  return type === null && text.isOk() && text.value !== '' ? err('wrongType') : text;
};

/** The fields of a form that a page of ours posted; of a repeated name the first one counts. Errors: `BodyFault`. */
export const formBody = async (request: Request): Promise<Result<ReadonlyMap<string, string>, BodyFault>> =>
  (await bodyText(request, 'application/x-www-form-urlencoded')).map(
    (text) => new Map([...new URLSearchParams(text)].reverse()),
  );
