import { Hono } from 'hono';

/** Products name their pictures by path; the browser is sent to the host that has them. `origin` has no slash at the end. */
export const mediaElsewhere = (origin: string): Hono =>
  new Hono().get('/media/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    c.header('Cache-Control', 'public, max-age=86400');
    return c.redirect(origin + pathname + search, 302);
  });
