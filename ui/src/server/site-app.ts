import { Hono } from 'hono';

/** Everything on one origin, most particular first: pages come last, since they answer whatever is left. */
export const siteApp = (parts: readonly Hono[], onCrash: (error: unknown) => void): Hono => {
  const app = new Hono();
  for (const part of parts) app.route('/', part);
  app.onError((error, c) => {
    onCrash(error);
    // No words of the error: they may name files, queries or a person.
    return c.text('The page cannot be shown right now.', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
};
