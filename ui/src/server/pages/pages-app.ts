import { paymentCallbackTarget } from '@shop/core/checkout/payment-callback';
import { canonicalRedirect } from '@shop/core/paths/canonical-path';
import { parseContentPath, rightAddress } from '@shop/core/paths/content-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { newReference } from '../../failures/new-reference.ts';
import type { ReportFailure } from '../../page-data/with-fallback.ts';
import { isCheckout } from '../../pages/is-checkout.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { crawlerFiles } from '../files/crawler-files.ts';
import { translationFiles } from '../files/translation-files.ts';
import { dropFlash, errorIn, flashOf, messageIn, outcomeOf, raiseFormTurn } from '../forms/page-cookies.ts';
import { isPostedFlash, postedIn } from '../forms/posted-flash.ts';
import { postedPages } from '../forms/posted-pages.ts';
import { mainSite } from '../main-site/main-site.ts';
import { orderPassRoute, orderPdfRoute, orderVisitRoute } from '../papers/order-papers-routes.ts';
import { previewRoute } from '../previews/preview-route.tsx';
import { supportCodeRoute } from '../support/support-code-route.tsx';
import { framelessPage } from './message-pages.tsx';
import { pageAnswers } from './page-answers.ts';
import type { PageEnv, PagesOptions } from './pages-options.ts';

/** Creates the routes of all pages of the shop, and of a few files at fixed addresses. Mount it last, as it answers
 *  every remaining address. */
export const pagesApp = (options: PagesOptions): Hono => {
  const { ports, translations, clock, settings, imageOrigins = [], paymentOrigins = [], previews } = options;
  const { errors, connectOrigins = [], scriptOrigins = [] } = options;
  const answers = pageAnswers(options);
  const { profile, accounts } = options;
  const site =
    profile === undefined || accounts === undefined ? undefined : mainSite({ ...options, profile, accounts }, answers);
  const { isSecure, visitorWith, visitorOf, show } = answers;
  const app = new Hono<PageEnv>();
  app.use(compress());

  const { content, shop } = ports;
  const { products = (language, group) => shop.listProducts({ language, group, skip: 0, take: 999 }) } = options;
  const siteTitle = async () => (await translations.of('sl')).messages.SiteTitle ?? '';
  app.route('/', crawlerFiles({ origin: settings.origin, content, products, isPrivate: isCheckout, siteTitle }));
  app.route('/', translationFiles(translations));

  // Providers send the browser back by a link or by a form of their own site, which sends no cookies.
  app.on(['GET', 'POST'], '/shopPaymentCallback', async (c) => {
    c.header('Cache-Control', 'no-store');
    const query = new URL(c.req.url).searchParams;
    const form = c.req.method === 'POST' ? (await options.formOf(c.req.raw)).unwrapOr(undefined) : undefined;
    return c.redirect(paymentCallbackTarget({ get: (name) => form?.get(name) ?? query.get(name) }), 303);
  });

  app.use(privatePages);
  app.use(pageHeaders({ secure: isSecure, imageOrigins, paymentOrigins, connectOrigins, scriptOrigins }));

  const newUseCases = () => visitorWith(undefined).useCases;
  app.route('/', supportCodeRoute(options));
  if (options.drawOrder !== undefined) app.route('/', orderPdfRoute(newUseCases, options.drawOrder, translations));
  if (options.drawVisits !== undefined) app.route('/', orderVisitRoute(newUseCases, options.drawVisits));
  if (options.takePasses !== undefined) app.route('/', orderPassRoute(newUseCases, options.takePasses));
  if (previews !== false) app.route('/', previewRoute(options, previews));

  app.get('*', async (c) => {
    const target = site?.targetOf(c);
    if (site !== undefined && target !== undefined) return site.show(c, target);
    const { pathname, search } = new URL(c.req.url);
    const tidy = await tidyRedirect(pathname + search, { clock, reportFailure: options.onCrash, newUseCases });
    if (tidy !== undefined) return c.redirect(tidy, 301);
    raiseFormTurn(c, isSecure);
    const flash = flashOf(c, isSecure);
    const answer = postedIn(flash, { path: pathname, search: search.slice(1) }, errors);
    // A form of another page stays in its cookie for that page.
    if (flash !== undefined && (answer !== undefined || !isPostedFlash(flash))) dropFlash(c, isSecure);
    return show(c, visitorOf(c), {
      errorKey: errorIn(flash),
      messageKeyOf: messageIn(flash),
      answer,
      outcome: outcomeOf(c, isSecure),
    });
  });
  app.post('*', postedPages(options, answers, site));

  app.onError((error, c) => {
    const reference = newReference(ports.random);
    options.onCrash(error, reference);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    };
    return c.body(framelessPage(options, new URL(c.req.url), reference), 500, headers);
  });
  return new Hono().route('/', app);
};

/** Pages of the checkout and those marked private are not indexed and send no referrer to other sites. */
const privatePages: MiddlewareHandler<PageEnv> = async (c, next) => {
  await next();
  if (!isCheckout(c.req.path) && c.get('isPrivate') !== true) return;
  // With `no-referrer` a browser hides the origin of our own forms as well.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Robots-Tag', 'noindex');
};

type PageHeaderSettings = {
  /** True when browsers reach the shop over https; answers then have HSTS for a year. */
  readonly secure: boolean;
  /** Other hosts that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** Other origins that a form may lead to. */
  readonly paymentOrigins: readonly string[];
  /** Other hosts that scripts may connect to; empty unless tracking is configured. */
  readonly connectOrigins: readonly string[];
  /** Other hosts that scripts may come from. */
  readonly scriptOrigins: readonly string[];
};

/** Sets the security headers of every page: scripts and styles only from files, no frames. */
const pageHeaders = ({
  secure,
  imageOrigins,
  paymentOrigins,
  connectOrigins,
  scriptOrigins,
}: PageHeaderSettings): MiddlewareHandler => {
  const policy = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptOrigins],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...imageOrigins],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", ...paymentOrigins],
  };
  return secureHeaders({
    // The member is left out, because hono writes an `undefined` one as a directive without a source.
    contentSecurityPolicy:
      connectOrigins.length === 0 ? policy : { connectSrc: ["'self'", ...connectOrigins], ...policy },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
  });
};

type Context = {
  readonly clock: ClockPort;
  readonly reportFailure: ReportFailure;
  /** Creates the use cases of a visitor without cookies; the addresses of pages are the same for all visitors. */
  readonly newUseCases: () => UseCases;
};

/** Returns the canonical target of a misspelled address, in one step. Loads the page only if its tidy address may
 *  redirect further. Returns `undefined` for a tidy address. */
const tidyRedirect = async (
  address: string,
  { clock, reportFailure, newUseCases }: Context,
): Promise<string | undefined> => {
  const tidy = canonicalRedirect(address);
  if (tidy === undefined || (rightAddress(tidy) === undefined && parseContentPath(tidy).item === undefined))
    return tidy;
  const { pathname, search } = new URL(tidy, 'http://shop.invalid');
  const route = await loadRoute(newUseCases(), { clock, reportFailure }, { path: pathname, search: search.slice(1) });
  return route.kind === 'redirect' && route.isPermanent === true ? route.to : tidy;
};
