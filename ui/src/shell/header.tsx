import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { shopPath } from '@shop/core/paths/shop-paths';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute, useSettings, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { CartMenu } from './cart-menu.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { memberMenu } from './lazy-shell.ts';
import { Logo } from './logo.tsx';

/** Logo, language, login and cart, on every page. */
export const Header = () => {
  const { t, language } = useTranslator();
  const { member } = useShopState();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={shopPath('home', language)} className={styles.home}>
          <Logo name={t('SiteTitle')} />
          <VisuallyHidden>{`, ${t('Header.Home')}`}</VisuallyHidden>
        </Link>
        <nav className={styles.menus} aria-label={t('Header.Navigation')}>
          <LanguageMenu />
          {member === undefined ? <LoginLink /> : <memberMenu.Drawn key={language} member={member} />}
          <CartMenu />
        </nav>
      </div>
    </header>
  );
};

/** Only where there is a main site to log in at; the visitor comes back to this very page. */
const LoginLink = () => {
  const { mainSiteUrl, origin } = useSettings();
  const { t, language } = useTranslator();
  const address = origin + hrefOf(useRoute().address);
  if (mainSiteUrl === undefined) return null;
  const { login } = mainSiteLinks({ mainSiteUrl, language, address });
  return (
    <a href={login} className={styles.entry}>
      <Icon name="person" />
      <span className={styles.entryText} aria-hidden="true">
        {t('Header.Login')}
      </span>
      <VisuallyHidden>{t('Header.Login')}</VisuallyHidden>
    </a>
  );
};
