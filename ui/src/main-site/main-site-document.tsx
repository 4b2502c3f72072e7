import { titleSeparator } from '@shop/core/content/page-head';
import { localeTag } from '@shop/core/languages/locale';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import type { Address } from '../page-data/route-data.ts';
import { CartMenu } from '../shell/cart-menu.tsx';
import { Footer } from '../shell/footer.tsx';
import headerStyles from '../shell/header.module.css';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { Logo } from '../shell/logo.tsx';
import { MemberMenu } from '../shell/member-menu.tsx';
import shellStyles from '../shell/shop-page.module.css';
import { type Shop, ShopProvider, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { LogInScreen } from './log-in-screen.tsx';
import type { MainSiteScreen } from './main-site-screen.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

/** A page of the embedded provider's main site, drawn by the server alone from the shop's own parts: its few scripts are its own
 *  (D-MAIN-SITE). */
export const MainSiteDocument = ({
  shop,
  words,
  address,
  screen,
}: {
  readonly shop: Shop;
  readonly words: i18n;
  readonly address: Address;
  readonly screen: MainSiteScreen;
}) => (
  <ShopProvider shop={shop}>
    <I18nextProvider i18n={words}>
      <Router ssrPath={address.path} ssrSearch={address.search}>
        <Html screen={screen} />
      </Router>
    </I18nextProvider>
  </ShopProvider>
);

const Html = ({ screen }: { readonly screen: MainSiteScreen }) => {
  const { t, language } = useTranslator();
  const { member, route } = useShopState();
  const titles = {
    login: t('Account.LogInTitle'),
    register: t('Account.RegisterTitle'),
    profile: t('Account.ProfileTitle'),
  };
  return (
    <html lang={localeTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a3742" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <title>{titles[screen.page] + titleSeparator + t('SiteTitle')}</title>
      </head>
      <body>
        <a className={shellStyles.skip} href="#content">
          {t('SkipToContent')}
        </a>
        <header className={headerStyles.header}>
          <div className={headerStyles.bar}>
            <a
              href={shopPath('home', language)}
              className={headerStyles.home}
              aria-label={`${t('SiteTitle')}, ${t('Header.Home')}`}
            >
              <Logo name={t('SiteTitle')} />
            </a>
            <nav className={headerStyles.menus} aria-label={t('Header.Navigation')}>
              <LanguageMenu />
              {member === undefined ? null : <MemberMenu member={member} />}
              <CartMenu />
            </nav>
          </div>
        </header>
        <main id="content" className={shellStyles.main} tabIndex={-1}>
          <Screen screen={screen} />
        </main>
        <Footer own={undefined} site={route.peek().site?.footer} />
      </body>
    </html>
  );
};

const Screen = ({ screen }: { readonly screen: MainSiteScreen }) => {
  switch (screen.page) {
    case 'login':
      return <LogInScreen {...screen} />;
    case 'register':
      return <RegistrationScreen {...screen} />;
    case 'profile':
      return <ProfileScreen {...screen} />;
  }
};
