import type { IncomingMessage } from 'node:http';
import { mostBodyBytes } from '../wire/codec/body-text.ts';

/** Bodies that were read before their request's work began. */
const bodies = new WeakMap<IncomingMessage, Buffer<ArrayBuffer>>();

/** Whether a request brings a body that is read before its work. One that is declared too large is left to the route:
 *  most refuse it unread. */
export const hasEarlyBody = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? 0);
  return (headers['transfer-encoding'] !== undefined || length > 0) && length <= mostBodyBytes;
};

/** Reads a body to its end, or beyond the limit, where the route refuses it. `then` is not called where the client
 *  leaves before. */
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

/** The request as its route reads it: with the body that was read before, if any. */
export const withEarlyBody = (request: Request, incoming: IncomingMessage): Request => {
  const body = bodies.get(incoming);
  if (body === undefined || request.method === 'GET' || request.method === 'HEAD') return request;
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};
