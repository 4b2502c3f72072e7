import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import { genericErrorKey, type ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { isOrderPath } from '@shop/core/paths/order-path';
import type { Translations } from '@shop/core/paths/route-key';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { consentBar } from '../../consent/consent-place.tsx';
import { loaded, notLoaded } from '../../page-data/loaded.ts';
import { type LoadedRoute, shownRoute } from '../../page-data/route-data.ts';
import type { SectionData } from '../../page-data/section-data.ts';
import { withFallback } from '../../page-data/with-fallback.ts';
import type { PageStart } from '../../page-start.ts';
import { headOf } from '../../pages/head-of.ts';
import { isCheckout } from '../../pages/is-checkout.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { prepareSections, sectionSources } from '../../sections/section-registry.tsx';
import { Document } from '../../shell/document.tsx';
import { memberMenu, replacementFiles, shellFiles } from '../../shell/lazy-shell.ts';
import { withUseCases } from '../../shop-context.tsx';
import { makeShopState } from '../../signals/shop-state.ts';
import type { Toast } from '../../signals/toasts.ts';
import { errorTextOf } from '../../translations/error-text.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import { shownMember } from '../member/member-forms.ts';
import { drawDocument } from './draw-document.ts';
import { linkedData } from './linked-data.ts';
import type { PageExtras, PageRequest, PageSetting, PageStatus, RenderedPage } from './page-request.ts';

const words = new WeakMap<Translations, i18n>();

/** Returns the texts of a language; created once for each version of them. */
const wordsOf = (language: Language, messages: Translations): i18n => {
  const known = words.get(messages);
  if (known?.language === language) return known;
  const i18n = makeI18n(language, messages);
  words.set(messages, i18n);
  return i18n;
};

/** Draws a page completely: its first HTML contains everything, with or without script. */
export const renderPage = async (setting: PageSetting, request: PageRequest): Promise<RenderedPage> => {
  const { address, useCases, reference, cache } = request;
  let hasFailed = false;
  const reportFailure = (error: unknown): void => {
    hasFailed = true;
    // With a cache, a failed page is drawn again without it, and its failures are logged then.
    if (cache === undefined) setting.onCrash(error, reference);
  };
  const { settings, clock, assets } = setting;
  const { language } = parseContentPath(address.path);
  const routeLoading = loadRoute(useCases, { clock, reportFailure }, address);
  // Loading a checkout page may renew expired holds or detect that the cart is paid, so the cart is read afterwards.
  const isBefore = isCheckout(address.path) ? routeLoading : undefined;
  const [loadedRoute, cart, translations, { member, failed }] = await Promise.all([
    routeLoading,
    withFallback(
      async () => {
        await isBefore;
        return loaded(useCases.loadCart(language));
      },
      reportFailure,
      notLoaded,
    ),
    setting.translations.of(language),
    shownMember(setting.profile, request.memberToken, reportFailure),
  ]);
  if (loadedRoute.kind === 'redirect') return loadedRoute;
  const route = withForms(loadedRoute, request);
  const sections = route.kind === 'content' ? route.sections : [];
  // The address of a cancellation or of an order's page contains its key; a page that failed may be one of them.
  const isPrivate =
    route.kind === 'failed' || isOrderPath(address.path) || sections.some(({ type }) => type === 'orderCancellation');
  const asksConsent = settings.tracking !== undefined && request.consent === undefined;
  const today = clock.today();
  const key = JSON.stringify([address.path, address.search, request.consent]);
  const shows = [route, today, translations.href];
  const known = cache?.find(key, shows);
  if (known !== undefined) return { kind: 'cached', page: known };
  const frame = [
    ...shellFiles,
    ...replacementFiles(route.kind),
    ...(asksConsent ? [consentBar] : []),
    ...(member === undefined ? [] : [memberMenu]),
  ];
  await Promise.all([prepareSections(sections), ...frame.map(({ prepare }) => prepare())]);

  const i18n = wordsOf(language, translations.messages);
  const status = statusOf(route, request);
  const isCached = cache !== undefined && status === 200 && !isPrivate;
  // A cached page contains nothing of a single request; a fixed clock is the same for all.
  const sources = sectionSources(sections);
  const start: PageStart = {
    reference: isCached ? undefined : reference,
    now: isCached && settings.clockStands !== true ? undefined : clock.now(),
    route: shownRoute(route),
    cart,
    settings,
    today,
    member,
    head: headOf(route, { words: i18n, origin: settings.origin, reportFailure }),
    translationsHref: translations.href,
    scripts: assets.scripts,
    modules: assets.modules(sources.modules),
    consent: request.consent,
    toasts: pageToasts(request, { sections, profile: failed }, i18n),
  };
  const shop = { ...withUseCases(useCases), clock, settings, state: makeShopState(start), reportFailure };
  const html = await drawDocument(
    <StrictMode>
      <PageFiles
        styles={assets.styles([...frame.map(({ source }) => source), ...sources.styles])}
        fonts={assets.fonts(language)}
      />
      <Document
        shop={shop}
        words={i18n}
        startText={JSON.stringify(start)}
        linkedText={await withFallback(async () => linkedData(route, { ...settings, words: i18n }), reportFailure, '')}
        ssr={{ ssrPath: address.path, ssrSearch: address.search }}
      />
    </StrictMode>,
    {
      scripts: assets.ownScripts('src/late-start.ts'),
      onError: (error) => {
        reportFailure(error);
        return reference;
      },
    },
  );
  if (hasFailed && cache !== undefined) return renderPage(setting, { ...request, cache: undefined });
  return isCached
    ? { kind: 'cached', page: await cache.keep(key, shows, html) }
    : { kind: 'page', status, html, isPrivate };
};

/** Style sheets and fonts of a page, for its head. Drawn on the server only. */
const PageFiles = ({ styles, fonts }: { readonly styles: readonly string[]; readonly fonts: readonly string[] }) => {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
};

/** Returns the status of a page that answers a form: accepted, unreachable, or invalid. */
const statusOfForm = ({ posted, answer, isAnswer, logIn, errorKey }: PageExtras): 200 | 422 | 503 => {
  if (logIn !== undefined) return logIn.errorKey === genericErrorKey ? 503 : 422;
  if (posted !== undefined) return errorKey === genericErrorKey ? 503 : 422;
  if (isAnswer !== true || answer?.error === undefined) return 200;
  return answer.error.kind === 'unreachable' ? 503 : 422;
};

/** Returns the HTTP status of a drawn page. */
const statusOf = (route: LoadedRoute, request: PageExtras): PageStatus => {
  switch (route.kind) {
    case 'content':
    case 'redirect':
      return statusOfForm(request);
    case 'notFound':
      return 404;
    case 'failed':
      return 503;
  }
};

/** Returns the route with the request's values for its forms. */
const withForms = (route: LoadedRoute, { posted, answer, outcome, logIn }: PageExtras): LoadedRoute => {
  if (route.kind !== 'content') return route;
  const sections = route.sections.map((section): SectionData => {
    if (section.type === 'personalData') return { ...section, posted, logIn };
    if (section.type === 'orderCancellation') return { ...section, outcome };
    return section;
  });
  return { ...route, sections, posted: answer };
};

/** Parts of a page whose load may have failed. */
type PageLoads = { readonly sections: readonly SectionData[]; readonly profile: ShopError | undefined };

const messageKey = (error: ShopError, during: Activity): string | undefined => {
  const { type, key } = reactionTo(error, during);
  return type === 'silent' ? undefined : key;
};

/** Returns the message key of a failed load that the page must report; `undefined` without one. */
const failedCheck = ({ sections, profile }: PageLoads): string | undefined => {
  const payment = sections.find(({ type }) => type === 'paymentMethod');
  const reservation =
    payment?.type !== 'paymentMethod' || payment.reservation.ok ? undefined : payment.reservation.error;
  if (reservation !== undefined) return messageKey(reservation, 'reservationCheck');
  return profile && messageKey(profile, 'profile');
};

/** Returns the toasts of a page's start: that of the redirect, else that of a failed load. */
const pageToasts = (
  { errorKey, messageKeyOf, answer }: PageExtras,
  loads: PageLoads,
  words: i18n,
): readonly Toast[] => {
  const failed = errorKey ?? answer?.toastKey ?? failedCheck(loads);
  if (failed !== undefined) return [{ id: 1, tone: 'error', text: errorTextOf(words, failed) }];
  return messageKeyOf !== undefined && words.exists(messageKeyOf)
    ? [{ id: 1, tone: 'success', text: words.t(messageKeyOf) }]
    : [];
};
