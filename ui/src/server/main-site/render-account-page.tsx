import { type Language, languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { AccountPage, type AccountPageData } from '../../main-site/account-pages.tsx';
import { loaded, notLoaded } from '../../page-data/loaded.ts';
import type { Address, ContentRoute } from '../../page-data/route-data.ts';
import { withFallback } from '../../page-data/with-fallback.ts';
import { Header } from '../../shell/header.tsx';
import { footer, memberMenu, shellFiles } from '../../shell/lazy-shell.ts';
import shellStyles from '../../shell/shop-page.module.css';
import { TestModeBanner } from '../../shell/test-mode-banner.tsx';
import { withUseCases } from '../../shop-context.tsx';
import { makeShopState, type ShownMember } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageSetting } from '../pages/page-request.ts';
import { plainShopPage } from '../pages/plain-page.tsx';

/** The file of the pages' styles and script, as named in the build's manifest. */
const source = 'src/main-site/start-main-site.ts';

const titles = { login: 'Account.LogInTitle', register: 'Account.RegisterTitle', profile: 'Account.ProfileTitle' };

type AccountPageRequest = {
  readonly data: AccountPageData;
  readonly language: Language;
  readonly address: Address;
  readonly useCases: UseCases;
  /** Reference under which support finds this page's failures in the log. */
  readonly reference: string;
  readonly member: ShownMember | undefined;
};

/** Draws a page of the main site completely, between header and footer of the shop. */
export const renderAccountPage = async (
  { settings: { mainSiteUrl = '', tracking: _, ...settings }, clock, translations, assets, onCrash }: PageSetting,
  { data, language, address, useCases, reference, member }: AccountPageRequest,
): Promise<string> => {
  const reportFailure = (error: unknown): void => onCrash(error, reference);
  const [site, cart, { messages }] = await Promise.all([
    withFallback(async () => loaded(useCases.loadSite(language)), reportFailure, notLoaded),
    withFallback(async () => loaded(useCases.loadCart(language)), reportFailure, notLoaded),
    translations.of(language),
    ...[...shellFiles, memberMenu].map(({ prepare }) => prepare()),
  ]);
  const route: ContentRoute = {
    kind: 'content',
    language,
    address,
    isHome: false,
    sections: [],
    page: { name: '', showFooter: true },
    alternates: languages.map((each) => ({ language: each, href: shopPath(data.page, each) })),
  };
  const words = makeI18n(language, messages);
  // A guest sees no log-in link in the header, as this page is itself the log-in.
  const pageSettings = member === undefined ? settings : { ...settings, mainSiteUrl };
  return plainShopPage(
    {
      language,
      title: `${words.t(titles[data.page])} | ${words.t('SiteTitle')}`,
      styles: assets.styles([source]),
      fonts: assets.fonts(language),
    },
    {
      shop: {
        ...withUseCases(useCases),
        clock,
        settings: pageSettings,
        reportFailure,
        state: makeShopState({ route, cart, reference, member }),
      },
      words,
      address,
      scripts: assets.ownScripts(source),
    },
    <>
      <a className={shellStyles.skip} href="#content">
        {words.t('SkipToContent')}
      </a>
      {settings.testMode ? <TestModeBanner text={words.t('TestMode')} /> : null}
      <Header />
      <main id="content" className={shellStyles.main} tabIndex={-1}>
        <AccountPage {...data} />
      </main>
      <footer.Drawn own={undefined} site={site.ok ? site.value?.footer : undefined} />
    </>,
  );
};
