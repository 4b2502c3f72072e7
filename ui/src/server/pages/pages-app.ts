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

/** Every page of the shop, and the few files at fixed addresses. To be mounted last: it answers whatever is left. */
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

  // Providers send the browser back by a link or by a form of their own site, which brings no cookies.
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
    const place = site?.placeOf(c);
    if (site !== undefined && place !== undefined) return site.show(c, place);
    const { pathname, search } = new URL(c.req.url);
    const tidy = await tidyRedirect(pathname + search, { clock, reportFailure: options.onCrash, newUseCases });
    if (tidy !== undefined) return c.redirect(tidy, 301);
    raiseFormTurn(c, isSecure);
    const flash = flashOf(c, isSecure);
    const answer = postedIn(flash, { path: pathname, search: search.slice(1) }, errors);
    // A form of another page waits for that page.
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

/** Pages of the checkout, and those marked private, are in no sitemap and not indexed. */
const privatePages: MiddlewareHandler<PageEnv> = async (c, next) => {
  await next();
  if (!isCheckout(c.req.path) && c.get('isPrivate') !== true) return;
  // With `no-referrer` a browser hides the origin of our own forms as well.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Robots-Tag', 'noindex');
};

type PageHeaderSettings = {
  /** True where browsers reach us over https; the answer then has HSTS for a year. */
  readonly secure: boolean;
  /** Hosts besides this one that pictures come from. */
  readonly imageOrigins: readonly string[];
  /** Where a form may lead besides this site. */
  readonly paymentOrigins: readonly string[];
  /** Hosts besides this one that scripts may talk to; none unless visits are watched. */
  readonly connectOrigins: readonly string[];
  /** Hosts besides this one that scripts come from. */
  readonly scriptOrigins: readonly string[];
};

/** Security headers of every page: scripts and styles only from files, no frames. */
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
    // A directive without a source is written into the header too.
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
  /** Pages of a visitor without cookies: their addresses are the same for all. */
  readonly newUseCases: () => UseCases;
};

/** The canonical target of a misspelled address, in one step; the tidy address is looked up only where it may redirect
 *  further. None for a tidy address. */
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
