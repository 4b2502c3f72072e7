import { clientOf } from '@shop/core/cart/client-of-visitor';
import { paymentCallbackTarget } from '@shop/core/checkout/payment-callback';
import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import { canonicalAddress, canonicalRedirect } from '@shop/core/paths/canonical-path';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { Ports } from '@shop/core/use-cases';
import { makeUseCases } from '@shop/core/use-cases';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { Result } from 'neverthrow';
import { consentForm } from '../consent/consent-form.ts';
import {
  formFields,
  isPostedAction,
  keepDraftName,
  logOutName,
  type PostedActionName,
  tellFailureName,
} from '../pages/posted-answer.ts';
import { answerAction } from './answer-action.ts';
import { consentOf, keepConsent } from './consent-cookie.ts';
import { crawlerFiles } from './crawler-files.ts';
import { filledBy, keepFilled } from './filled-cookie.ts';
import { dropFlash, errorIn, type Flash, flashOf, flashOfError, keepFlash, outcomeIn, saidIn } from './flash.ts';
import { isWithDraft, keepDraft, withoutDraft } from './keep-draft.ts';
import { forgetMember, sharedDomain } from './member-session.ts';
import { pageHeaders } from './page-headers.ts';
import type { PostedForm } from './posted-action.ts';
import { type ErrorText, isPostedFlash, postedIn } from './posted-flash.ts';
import { answerForm } from './posted-form.ts';
import { previewRoute } from './preview-route.ts';
import { type OpenSample, previewShop } from './preview-shop.ts';
import { isCheckout, type PrivacyVariables, privatePages } from './private-pages.ts';
import { newReference } from './reference.ts';
import { type PageRequest, type PageSetting, renderPage } from './render-page.tsx';
import { toldFailures } from './told-failures.ts';

/** A visitor's jar as the request brings it; what is kept in it goes back as Set-Cookie lines. */
export type RequestJar = CookiePort & { readonly setCookies: () => readonly string[] };

export type PagesOptions = PageSetting & {
  readonly cookiesOf: (cookieHeader: string | undefined) => RequestJar;
  /** Opens the sample that the design previews under `/razrez` show; false where there are none. */
  readonly previews: OpenSample | false;
  readonly ports: Omit<Ports, 'cookies' | 'clock'>;
  /** Reads a posted form, or tells the status for one that cannot be read. */
  readonly formOf: (request: Request) => Promise<Result<PostedForm, 400 | 413 | 415>>;
  /** Whether a page of another site made the browser send a request. */
  readonly isForeign: (headers: Headers) => boolean;
  readonly errors: ErrorText;
  /** Where personal data are kept that nobody has saved yet. */
  readonly drafts: CustomerDrafts;
  /** Hosts besides our own that pictures come from. */
  readonly imageOrigins?: readonly string[];
  /** Where buyers may be sent to pay besides our own origin. */
  readonly paymentOrigins?: readonly string[];
  /** Hosts besides our own that scripts may talk to. */
  readonly connectOrigins?: readonly string[];
};

type Env = { Variables: SecureHeadersVariables & PrivacyVariables };

/** Every page of the shop, and the few files at fixed addresses. To be mounted last: it answers whatever is left. */
export const pagesApp = (options: PagesOptions): Hono => {
  const { ports, translations, clock, settings, cookiesOf, imageOrigins = [], paymentOrigins = [], previews } = options;
  const { formOf, isForeign, errors, drafts } = options;
  const takeFailure = toldFailures(options.onCrash, clock);
  const isSecure = settings.origin.startsWith('https:');
  const app = new Hono<Env>();
  app.use(compress());

  const { content, shop } = ports;
  const siteTitle = async () => (await translations.of('sl')).messages.SiteTitle ?? '';
  app.route('/', crawlerFiles({ origin: settings.origin, content, shop, isPrivate: isCheckout, siteTitle }));

  app.get('/translations/:file', (c) => {
    const json = translations.jsonAt(c.req.path);
    if (json === undefined) return c.json({ errorCodes: ['Shop.NotFound'] }, 404, { 'Cache-Control': 'no-store' });
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' };
    return c.body(json, 200, headers);
  });

  app.get('/shopPaymentCallback', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(paymentCallbackTarget(new URL(c.req.url).searchParams), 303);
  });

  app.use(privatePages);
  app.use(
    pageHeaders({ secure: isSecure, imageOrigins, paymentOrigins, connectOrigins: options.connectOrigins ?? [] }),
  );

  const visitorWith = (cookieHeader: string | undefined) => {
    const cookies = cookiesOf(cookieHeader);
    return { cookies, useCases: makeUseCases({ ...ports, clock, cookies }) };
  };
  const visitorOf = (c: Context<Env>) => visitorWith(c.req.header('Cookie'));

  const newUseCases = () => visitorWith(undefined).useCases;
  if (previews !== false) {
    const { random } = ports;
    const shown = previewShop({ open: previews, clock, random, newCookies: () => cookiesOf(undefined) });
    app.route(
      '/',
      previewRoute({ ...options, newUseCases, previewShop: shown, newReference: () => newReference(random) }),
    );
  }

  const goTo = (c: Context<Env>, to: string, flash: Flash | undefined): Response => {
    if (flash !== undefined) keepFlash(c, flash, isSecure);
    return c.redirect(to, 303);
  };

  const show = async (
    c: Context<Env>,
    { cookies, useCases }: ReturnType<typeof visitorWith>,
    more: Pick<PageRequest, 'errorKey' | 'saidKey' | 'posted' | 'answer' | 'isAnswer' | 'outcome'>,
  ): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    // The page's first add has an owner, even if its answer is lost.
    clientOf({ cookies, random: ports.random });
    const consent = consentOf(c, isSecure);
    const memberToken = cookies.memberToken();
    const page = await renderPage(options, {
      ...(memberToken === undefined ? {} : { memberToken }),
      reference: newReference(ports.random),
      ...(consent === undefined ? {} : { consent }),
      address: { path: pathname, search: search.slice(1) },
      useCases,
      nonce: c.get('secureHeadersNonce') ?? '',
      signal: c.req.raw.signal,
      ...more,
    });
    for (const line of cookies.setCookies()) c.header('Set-Cookie', line, { append: true });
    c.header('Cache-Control', 'no-store');
    if (page.kind === 'redirect' && page.isPermanent === true && c.req.method === 'GET')
      return c.redirect(page.to, 301);
    if (page.kind === 'redirect')
      return goTo(c, page.to, page.errorKey === undefined ? undefined : flashOfError(page.errorKey));
    if (page.isPrivate) c.set('isPrivate', true);
    return c.body(page.html, page.status, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  const act = async (
    c: Context<Env>,
    visitor: ReturnType<typeof visitorWith>,
    does: PostedActionName,
    form: PostedForm,
  ): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const { cookies, useCases } = visitor;
    const before = cookies.cartId();
    const answer = await answerAction(
      { useCases, clock, settings, errors, hasFilled: (intent) => intent === filledBy(c, isSecure) },
      { does, form, address: { path: pathname, search: search.slice(1) } },
    );
    if (answer.kind === 'back') return show(c, visitor, { answer: answer.answer, isAnswer: true });
    for (const line of cookies.setCookies()) c.header('Set-Cookie', line, { append: true });
    if (answer.filledBy !== undefined && cookies.cartId() !== before) keepFilled(c, answer.filledBy, isSecure);
    return goTo(c, answer.to, answer.flash);
  };

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalRedirect(pathname + search);
    if (canonical !== undefined) return c.redirect(canonical, 301);
    const flash = flashOf(c, isSecure);
    const errorKey = errorIn(flash);
    const saidKey = saidIn(flash);
    const outcome = outcomeIn(flash);
    const answer = postedIn(flash, { path: pathname, search: search.slice(1) }, errors);
    // A form of another page waits for that page.
    if (flash !== undefined && (answer !== undefined || !isPostedFlash(flash))) dropFlash(c, isSecure);
    return show(c, visitorOf(c), {
      ...(errorKey === undefined ? {} : { errorKey }),
      ...(saidKey === undefined ? {} : { saidKey }),
      ...(answer === undefined ? {} : { answer }),
      ...(outcome === undefined ? {} : { outcome }),
    });
  });

  app.post('*', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (isForeign(c.req.raw.headers)) return c.text('This form was sent from another site.', 403);
    const form = await formOf(c.req.raw);
    if (form.isErr()) return c.text('This form cannot be read.', form.error);
    const does = form.value.get(formFields.does);
    if (does === consentForm.does) {
      const choice = form.value.get(consentForm.choice);
      keepConsent(c, choice, isSecure);
      const { pathname, search } = new URL(c.req.url);
      const place = choice === consentForm.askAgain ? `#${consentForm.place}` : '';
      return c.redirect(canonicalAddress(pathname + search) + place, 303);
    }
    if (does === logOutName) {
      forgetMember(c, sharedDomain(settings.origin, settings.mainSiteUrl), isSecure);
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(canonicalAddress(pathname + search), 303);
    }
    if (does === tellFailureName) {
      takeFailure(form.value);
      return c.body(null, 204);
    }
    const visitor = visitorOf(c);
    const isAction = isPostedAction(does);
    if (does === keepDraftName || (isAction && isWithDraft(form.value)))
      await keepDraft({ drafts, cookies: visitor.cookies, random: ports.random }, form.value);
    if (does === keepDraftName) {
      for (const line of visitor.cookies.setCookies()) c.header('Set-Cookie', line, { append: true });
      return c.body(null, 204);
    }
    if (isAction) return act(c, visitor, does, withoutDraft(form.value));
    const answer = await answerForm(visitor.useCases, c.req.path, form.value);
    switch (answer.kind) {
      case 'noForm':
        return c.text('There is no form here.', 405, { Allow: 'GET, HEAD' });
      case 'redirect':
        for (const line of visitor.cookies.setCookies()) c.header('Set-Cookie', line, { append: true });
        return goTo(c, answer.to, answer.flash);
      case 'page': {
        const { kind: _, ...more } = answer;
        return show(c, visitor, more);
      }
    }
  });
  return new Hono().route('/', app);
};
