import { Hono } from 'hono';

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
};

/** Everything on one origin, most particular first: pages come last, since they answer whatever is left. */
export const siteApp = (parts: readonly Hono[], onCrash: (error: unknown) => void): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // An address that cannot be decoded is a bad request, whatever a part answers.
    if (!isDecodable(c.req.url)) c.res = new Response(c.res.body, { status: 400, headers: c.res.headers });
  });
  for (const part of parts) app.route('/', part);
  app.onError((error, c) => {
    onCrash(error);
    // No words of the error: they may name files, queries or a person.
    return c.text('The page cannot be shown right now.', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
};
