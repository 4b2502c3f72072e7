import type { IncomingMessage } from 'node:http';
import { mostBodyBytes } from '../wire/codec/body-text.ts';

/** Bodies that were read before their requests were handled. */
const bodies = new WeakMap<IncomingMessage, Buffer<ArrayBuffer>>();

/** Whether a request has a body to read before it is handled. A body with a declared size above the limit is left to
 *  the route, which usually refuses it unread. */
export const hasEarlyBody = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? 0);
  return (headers['transfer-encoding'] !== undefined || length > 0) && length <= mostBodyBytes;
};

/** Reads a body to its end, or until it exceeds the limit, in which case the route refuses it. `then` is not called
 *  when the client disconnects first. */
export const readEarlyBody = (request: IncomingMessage, then: () => void): void => {
  const parts: Buffer[] = [];
  let size = 0;
  const done = (): void => {
    request.off('data', take).off('end', done);
    bodies.set(request, Buffer.concat(parts));
    then();
  };
  const take = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
    if (size > mostBodyBytes) done();
  };
  request.on('data', take).on('end', done);
};

/** Returns the request for its route, with the body that was read early, if any. */
export const withEarlyBody = (request: Request, incoming: IncomingMessage): Request => {
  const body = bodies.get(incoming);
  if (body === undefined || request.method === 'GET' || request.method === 'HEAD') return request;
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};
