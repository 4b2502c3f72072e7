import { request } from 'node:http';

export type RawRequest = {
  readonly method?: string;
  /** Sent unchanged: dots are not resolved, letters are not encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  /** Omits the length, so that the body is sent in chunks. */
  readonly chunked?: boolean;
};

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

/** Sends a request byte for byte, as a hostile client could. */
export const rawRequest = (url: string, wanted: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = wanted.body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(wanted.body)) };
    const sent = request(
      {
        hostname,
        port,
        method: wanted.method ?? 'GET',
        path: wanted.path,
        agent: false,
        headers: { ...(wanted.chunked === true ? { 'Transfer-Encoding': 'chunked' } : length), ...wanted.headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(wanted.body);
  });
