import { arrayBuffer } from 'node:stream/consumers';
import { type Language, languages } from '@shop/core/languages/language';
import { type MainSitePage, shopPath } from '@shop/core/paths/shop-paths';
import type { UseCases } from '@shop/core/use-cases';
import { renderToReadableStream } from 'react-dom/server';
import { MainSiteDocument } from '../../main-site/main-site-document.tsx';
import { type MainSiteScreen, mainSiteSource } from '../../main-site/main-site-screen.ts';
import { caught } from '../../page-data/caught.ts';
import { loaded, notLoaded } from '../../page-data/loaded.ts';
import type { Address, ContentRoute } from '../../page-data/route-data.ts';
import { cartPanel } from '../../shell/lazy-shell.ts';
import { makeShopState, type ShownMember } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import { PageFiles } from '../pages/page-files.tsx';
import type { PageSetting } from '../pages/page-request.ts';

export type MainSiteRequest = {
  readonly screen: MainSiteScreen;
  readonly language: Language;
  readonly address: Address;
  readonly useCases: UseCases;
  readonly nonce: string;
  /** Under which support finds in the log what failed on this page. */
  readonly reference: string;
  readonly member?: ShownMember;
};

/** A page of the main site as the shop's header and footer know pages: in which languages it is there, and what all pages share. */
const routeOf = async (
  { language, address, useCases, screen }: MainSiteRequest,
  tellFailure: (error: unknown) => void,
): Promise<ContentRoute> => {
  const pathIn = (each: Language, page: MainSitePage = screen.page) => shopPath(page, each);
  const site = await caught(async () => loaded(useCases.loadSite(language)), tellFailure, notLoaded);
  const cultures = languages.map((each) => ({ language: each, path: pathIn(each) }));
  return {
    kind: 'content',
    language,
    address,
    ...(site.ok ? { site: site.value } : {}),
    page: {
      ...{ id: screen.page, contentType: 'mainSite', name: '', path: address.path },
      ...{ showFooter: true, sections: [], cultures },
    },
    isHome: false,
    alternates: cultures.map(({ language: each, path }) => ({ language: each, href: path })),
    intent: useCases.newIntent(),
    sections: [],
  };
};

/** Draws a page of the main site whole (D-MAIN-SITE). */
export const renderMainSite = async (
  { settings, clock, translations, assets, onCrash }: PageSetting,
  request: MainSiteRequest,
): Promise<ArrayBuffer> => {
  const { screen, language, address, useCases, nonce, reference, member } = request;
  const tellFailure = (error: unknown): void => onCrash(error, reference);
  const [route, cart, { messages }] = await Promise.all([
    routeOf(request, tellFailure),
    caught(async () => loaded(useCases.loadCart(language)), tellFailure, notLoaded),
    translations.of(language),
    cartPanel.prepare(),
  ]);
  const state = makeShopState({ route, cart, reference, ...(member === undefined ? {} : { member }) });
  const stream = await renderToReadableStream(
    <>
      <PageFiles styles={assets.styles([mainSiteSource])} fonts={assets.fonts(language)} />
      <MainSiteDocument
        shop={{ useCases, clock, settings, state, tellFailure }}
        words={makeI18n(language, messages)}
        address={address}
        screen={screen}
      />
    </>,
    {
      bootstrapModules: [...assets.ownScripts(mainSiteSource)],
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        tellFailure(error);
        return reference;
      },
    },
  );
  await stream.allReady;
  return arrayBuffer(stream);
};
