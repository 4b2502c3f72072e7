import { arrayBuffer } from 'node:stream/consumers';
import { parseContentPath } from '@shop/core/paths/content-path';
import { isOrderPath } from '@shop/core/paths/order-path';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { consentBar } from '../../consent/consent-place.tsx';
import { caught } from '../../page-data/caught.ts';
import { loaded, notLoaded } from '../../page-data/loaded.ts';
import type { PageStart } from '../../page-start.ts';
import { headOf } from '../../pages/head-of.ts';
import { isCheckout } from '../../pages/is-checkout.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { prepareSections, sectionSources } from '../../sections/section-registry.tsx';
import { Document } from '../../shell/document.tsx';
import { memberMenu, shellFiles, standInFor } from '../../shell/lazy-shell.ts';
import { makeShopState } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import { shownMember } from '../member/member-session.ts';
import { lateStart } from './late-start.ts';
import { linkedData } from './linked-data.ts';
import { PageFiles } from './page-files.tsx';
import type { PageRequest, PageSetting, RenderedPage } from './page-request.ts';
import { statusOf } from './page-status.ts';
import { pageToasts } from './page-toasts.ts';
import { withForms } from './route-with-forms.ts';

/** Draws a page whole: the first HTML holds everything, whether or not a script ever runs. */
export const renderPage = async (setting: PageSetting, request: PageRequest): Promise<RenderedPage> => {
  const { address, useCases, nonce, signal, reference } = request;
  const tellFailure = (error: unknown): void => setting.onCrash(error, reference);
  const { settings, clock, assets } = setting;
  const { language } = parseContentPath(address.path);
  const routeLoading = loadRoute(useCases, { clock, tellFailure }, address);
  // What checkout asks for may take places again, or find that the cart is paid: the cart is looked at afterwards.
  const isBefore = isCheckout(address.path) ? routeLoading : undefined;
  const [loadedRoute, cart, translations, { member, failed }] = await Promise.all([
    routeLoading,
    caught(
      async () => {
        await isBefore;
        return loaded(useCases.loadCart(language));
      },
      tellFailure,
      notLoaded,
    ),
    setting.translations.of(language),
    shownMember(setting.profile, request.memberToken, tellFailure),
  ]);
  if (loadedRoute.kind === 'redirect') return loadedRoute;
  const route = withForms(loadedRoute, request);
  const sections = route.kind === 'content' ? route.sections : [];
  // The address of a cancellation, and of an order's page, holds its key, and a page that failed may be one.
  const isPrivate =
    route.kind === 'failed' || isOrderPath(address.path) || sections.some(({ type }) => type === 'orderCancellation');
  const asksConsent = settings.tracking !== undefined && request.consent === undefined;
  const frame = [
    ...shellFiles,
    ...standInFor(route.kind),
    ...(asksConsent ? [consentBar] : []),
    ...(member === undefined ? [] : [memberMenu]),
  ];
  await Promise.all([prepareSections(sections), ...frame.map(({ prepare }) => prepare())]);

  const i18n = makeI18n(language, translations.messages);
  const start: PageStart = {
    route,
    cart,
    head: headOf(route, { words: i18n, origin: settings.origin, tellFailure }),
    settings,
    now: clock.now(),
    translationsHref: translations.href,
    reference,
    ...(request.consent === undefined ? {} : { consent: request.consent }),
    ...(member === undefined ? {} : { member }),
    toasts: pageToasts(request, { sections, profile: failed }, i18n),
  };
  const shop = { useCases, clock, settings, state: makeShopState(start), tellFailure };
  const sources = sectionSources(sections);
  const stream = await renderToReadableStream(
    <StrictMode>
      <PageFiles
        styles={assets.styles([...frame.map(({ source }) => source), ...sources.styles])}
        fonts={assets.fonts(language)}
      />
      <Document
        shop={shop}
        words={i18n}
        startText={JSON.stringify(start)}
        linkedText={await caught(async () => linkedData(route, { ...settings, words: i18n }), tellFailure, '')}
        ssr={{ ssrPath: address.path, ssrSearch: address.search }}
      />
    </StrictMode>,
    // Without the chunk size React would hide big parts behind a script that reveals them.
    {
      bootstrapScriptContent: lateStart({
        scripts: assets.scripts,
        modules: assets.modules(sources.modules),
        translationsHref: translations.href,
      }),
      nonce,
      signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        tellFailure(error);
        return reference;
      },
    },
  );
  await stream.allReady;
  // In one piece: React's stream would become a write per two kilobytes.
  return { kind: 'page', status: statusOf(route, request), html: await arrayBuffer(stream), isPrivate };
};
