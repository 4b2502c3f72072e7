import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isCheckout } from '../pages/is-checkout.ts';

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
};

/** Mounts all parts on one origin, the most specific first; pages come last, since they answer every remaining address.
 *  `onRoute` receives the template of the route that answered, with its method. */
export const siteApp = (
  parts: readonly Hono[],
  onCrash: (error: unknown) => void,
  onRoute?: (request: Request, route: string) => void,
): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
    const answered = matchedRoutes(c)[c.req.routeIndex];
    // All pages share one route; the checkout, which matters most to buyers, is measured separately.
    const path = isCheckout(c.req.path) ? 'checkout' : answered?.path;
    if (answered !== undefined) onRoute?.(c.req.raw, `${answered.method} ${path}`);
    // An address that cannot be decoded is a bad request, independent of the part's answer.
    if (!isDecodable(c.req.url)) c.res = new Response(c.res.body, { status: 400, headers: c.res.headers });
  });
  for (const part of parts) app.route('/', part);
  app.onError((error, c) => {
    onCrash(error);
    // The error's message is not sent, as it may contain file names, queries or personal data.
    return c.text('The page cannot be shown right now.', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
};
