import type { ShopError } from '@shop/core/errors/shop-error';
import { portsForClient } from '@shop/core/ports/ports-for-client';
import { hasVersion } from '@shop/core/text/if-none-match';
import { makeUseCases, observedUseCases, type UseCases } from '@shop/core/use-cases/use-cases';
import { clientOf } from '@shop/core/use-cases/visitor-jar';
import { newReference } from '../../failures/new-reference.ts';
import { isCheckout } from '../../pages/is-checkout.ts';
import type { Redirect } from '../forms/form-answer.ts';
import { consentOf, flashOfError, keepFlash } from '../forms/page-cookies.ts';
import { type Bytes, type CachedPage, gzipFast, pageCache } from './page-cache.ts';
import type { PageExtras, PageStatus } from './page-request.ts';
import type { PageContext, PagesOptions, RequestJar } from './pages-options.ts';
import { renderPage } from './render-page.tsx';

/** The sender of a request: its cookies and its use cases. */
export type PageVisitor = { readonly cookies: RequestJar; readonly useCases: UseCases };

/** Functions that answer requests for pages, loaded or posted. */
export type PageAnswers = {
  /** Whether cookies are set for https only. */
  readonly isSecure: boolean;
  /** Returns the visitor who sent these cookies from that address. */
  readonly visitorWith: (cookieHeader: string | undefined, address?: string) => PageVisitor;
  readonly visitorOf: (c: PageContext) => PageVisitor;
  /** Adds the visitor's new cookies to the answer. */
  readonly sendCookies: (c: PageContext, visitor: PageVisitor) => void;
  /** Redirects with a message for the target. */
  readonly goTo: (c: PageContext, visitor: PageVisitor, redirect: Pick<Redirect, 'to' | 'flash'>) => Response;
  readonly show: (c: PageContext, visitor: PageVisitor, extras: PageExtras) => Promise<Response>;
};

/** Creates the answers to requests for pages, with a cache of the pages that all visitors share. */
export const pageAnswers = (options: PagesOptions): PageAnswers => {
  const { ports, clock, cookiesOf, addressOf, refused } = options;
  const isSecure = options.settings.origin.startsWith('https:');

  const cache = pageCache();

  const visitorWith: PageAnswers['visitorWith'] = (cookieHeader, address) => {
    const cookies = cookiesOf(cookieHeader);
    const useCases = makeUseCases({ ...ports, ...portsForClient(ports, address), clock, cookies });
    if (refused === undefined) return { cookies, useCases };
    const notify = (useCase: string, error: ShopError): void =>
      refused(useCase, error, { cartId: cookies.cartId(), client: cookies.clientSecret() });
    return { cookies, useCases: observedUseCases(useCases, notify) };
  };

  const visitorOf: PageAnswers['visitorOf'] = ({ req }) => visitorWith(req.header('Cookie'), addressOf(req.raw));

  const sendCookies: PageAnswers['sendCookies'] = (c, { cookies }) => {
    for (const line of cookies.setCookies()) c.header('Set-Cookie', line, { append: true });
  };

  const goTo: PageAnswers['goTo'] = (c, visitor, { to, flash }) => {
    sendCookies(c, visitor);
    if (flash !== undefined) keepFlash(c, flash, isSecure);
    return c.redirect(to, 303);
  };
  const show: PageAnswers['show'] = async (c, visitor, extras) => {
    const { cookies, useCases } = visitor;
    const { pathname, search } = new URL(c.req.url);
    // Sets the client cookie now, so that the first addition belongs to this browser even if its answer is lost.
    clientOf({ cookies, random: ports.random });
    const page = await renderPage(options, {
      memberToken: cookies.memberToken(),
      reference: newReference(ports.random),
      consent: consentOf(c, isSecure),
      cache: isAnonymous(cookies) && isShared(c, extras) ? cache : undefined,
      address: { path: pathname, search: search.slice(1) },
      useCases,
      ...extras,
    });
    if (page.kind === 'cached') {
      sendCookies(c, visitor);
      return sendCached(c, page.page);
    }
    c.header('Cache-Control', 'no-store');
    if (page.kind === 'redirect' && (page.isPermanent !== true || c.req.method === 'POST'))
      return goTo(c, visitor, {
        to: page.to,
        flash: page.errorKey === undefined ? undefined : flashOfError(page.errorKey),
      });
    sendCookies(c, visitor);
    if (page.kind === 'redirect') return c.redirect(page.to, 301);
    if (page.isPrivate) c.set('isPrivate', true);
    return sendDrawn(c, page.status, page.html);
  };
  return { isSecure, visitorWith, visitorOf, sendCookies, goTo, show };
};

/** Returns whether the browser has nothing that a page could show: no cart, no checkout, no member. */
const isAnonymous = (cookies: RequestJar): boolean =>
  cookies.cartId() === undefined && cookies.checkoutSession() === undefined && cookies.memberToken() === undefined;

/** Query parameters of pages that all visitors share. */
const sharedQuery = new Set(['sort', 'category', 'skip', 'date']);

/** Returns whether a request is for a page that is the same for all visitors. */
const isShared = ({ req }: PageContext, extras: PageExtras): boolean =>
  req.method === 'GET' &&
  !isCheckout(req.path) &&
  Object.values(extras).every((one) => one === undefined) &&
  [...new URL(req.url).searchParams.keys()].every((name) => sharedQuery.has(name));

const isAccepted = ({ req }: PageContext, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!;q=0)`).test(req.header('Accept-Encoding') ?? '');

const sendHtml = (c: PageContext, status: PageStatus, html: Bytes, encoding: string | undefined): Response => {
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
};

/** Sends a cached page, or 304 to a browser that has it. */
const sendCached = (c: PageContext, { etag, bytes }: CachedPage): Response => {
  c.header('Cache-Control', 'private, no-cache');
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding, Cookie');
  if (hasVersion(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  const encoding = (['br', 'gzip'] as const).find((each) => isAccepted(c, each));
  return sendHtml(c, 200, bytes[encoding ?? 'identity'], encoding);
};

const sendDrawn = async (c: PageContext, status: PageStatus, html: Bytes): Promise<Response> => {
  c.header('Vary', 'Accept-Encoding');
  return isAccepted(c, 'gzip')
    ? sendHtml(c, status, await gzipFast(html), 'gzip')
    : sendHtml(c, status, html, undefined);
};
