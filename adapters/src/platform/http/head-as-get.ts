import type { MiddlewareHandler } from 'hono';
import { noteVisitorAddress, visitorAddress } from './visitor-address.ts';

/** Answers HEAD as GET, so that it has the same headers; the server sends no body. Only for routes whose GET changes
 *  nothing. */
export const headAsGet: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'HEAD') return next();
  const { raw } = c.req;
  const asGet = new Request(raw, { method: 'GET' });
  noteVisitorAddress(asGet, visitorAddress(raw));
  c.req.raw = asGet;
  await next();
  c.req.raw = raw;
};
