import type { MiddlewareHandler } from 'hono';
import { copyVisitorAddress } from './visitor-address.ts';

/** Answers HEAD as GET, so that it has the same headers; the server sends no body. Only for routes whose GET changes
 *  nothing. */
export const headAsGet: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'HEAD') return next();
  const { raw } = c.req;
  const asGet = new Request(raw, { method: 'GET' });
  copyVisitorAddress(raw, asGet);
  c.req.raw = asGet;
  await next();
  c.req.raw = raw;
};
