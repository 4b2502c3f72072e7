import { arrayBuffer } from 'node:stream/consumers';
import type { Consent } from '@shop/core/consent/consent';
import { genericErrorKey } from '@shop/core/errors/error-catalog';
import type { MemberToken } from '@shop/core/ids';
import { parseContentPath } from '@shop/core/paths/content-path';
import { isOrderPath } from '@shop/core/paths/order-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { UseCases } from '@shop/core/use-cases';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { ClientSettings } from '../client-settings.ts';
import { consentBar } from '../consent/consent-place.tsx';
import type { PageStart } from '../page-start.ts';
import { caught } from '../pages/caught.ts';
import { headOf } from '../pages/head-of.ts';
import { isCheckout } from '../pages/is-checkout.ts';
import { loadRoute } from '../pages/load-route.ts';
import { loaded, notLoaded } from '../pages/loaded.ts';
import type { PostedAnswer, PostedCustomer, PostedLogIn } from '../pages/posted-answer.ts';
import type { Address, RouteData } from '../pages/route-data.ts';
import type { OrderCancellationData, PersonalDataData, SectionData } from '../pages/section-data.ts';
import { prepareSections, sectionSources } from '../sections/section-registry.tsx';
import { Document } from '../shell/document.tsx';
import { memberMenu, shellFiles, standInFor } from '../shell/lazy-shell.ts';
import { makeShopState } from '../signals/shop-state.ts';
import { makeI18n } from '../translations/make-i18n.ts';
import type { Assets } from './assets.ts';
import { lateStart } from './late-start.ts';
import { linkedData } from './linked-data.ts';
import { shownMember } from './member-session.ts';
import { PageFiles } from './page-files.tsx';
import { pageToasts } from './page-toasts.ts';
import type { TranslationsStore } from './translations-store.ts';

export type PageSetting = {
  /** Accounts of the main site; nobody is logged in where there are none. */
  readonly profile?: ProfilePort;
  readonly settings: ClientSettings;
  readonly clock: ClockPort;
  readonly translations: TranslationsStore;
  readonly assets: Assets;
  /** Told of every bug that left a hole in a page, with the reference that its visitor reads. */
  readonly onCrash: (error: unknown, reference?: string) => void;
};

export type PageRequest = {
  /** Of whoever is logged in. */
  readonly memberToken?: MemberToken;
  readonly address: Address;
  readonly useCases: UseCases;
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Under which support finds in the log what failed on this page (D-SECTION-ERROR). */
  readonly reference: string;
  /** What this browser has said about being watched. */
  readonly consent?: Consent;
  /** Translation key of an error to tell on this page. */
  readonly errorKey?: string;
  /** Translation key of good news to tell on this page. */
  readonly saidKey?: string;
  /** A form of this page that came back. */
  readonly answer?: PostedAnswer;
  /** The page itself answers that form, and not the redirect that brought it along. */
  readonly isAnswer?: true;
  /** What a form of this page sent, and was not taken. */
  readonly posted?: PostedCustomer;
  /** A log-in that this page asked for and was not taken. */
  readonly logIn?: PostedLogIn;
  /** How a cancellation that this page asked for went. */
  readonly outcome?: OrderCancellationData['outcome'];
};

type PageStatus = 200 | 404 | 422 | 503;

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly to: string; readonly errorKey?: string; readonly isPermanent?: true }
  | { readonly kind: 'page'; readonly status: PageStatus; readonly html: ArrayBuffer; readonly isPrivate: boolean };

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

/** The route with what the request itself brought for its forms. */
const withForms = (route: RouteData, { posted, answer, outcome, logIn }: PageRequest): RouteData => {
  if (route.kind !== 'content') return route;
  const sections = route.sections.map((section): SectionData => {
    if (section.type === 'personalData') return withPosted(section, posted, logIn);
    if (section.type === 'orderCancellation' && outcome !== undefined) return { ...section, outcome };
    return section;
  });
  return { ...route, sections, ...(answer === undefined ? {} : { posted: answer }) };
};

const withPosted = (
  section: PersonalDataData,
  posted: PostedCustomer | undefined,
  logIn: PostedLogIn | undefined,
): PersonalDataData => ({
  ...section,
  ...(posted === undefined ? {} : { posted }),
  ...(logIn === undefined ? {} : { logIn }),
});

/** How a page that answers a form itself says whether it was taken, could be asked about, or is wrong. */
const statusOfForm = ({ posted, answer, isAnswer, logIn }: PageRequest): 200 | 422 | 503 => {
  if (logIn !== undefined) return logIn.errorKey === genericErrorKey ? 503 : 422;
  if (posted !== undefined) return posted.fields.length > 0 ? 422 : 503;
  if (isAnswer !== true || answer?.error === undefined) return 200;
  return answer.error.kind === 'unreachable' ? 503 : 422;
};

const statusOf = (route: RouteData, request: PageRequest): PageStatus => {
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
