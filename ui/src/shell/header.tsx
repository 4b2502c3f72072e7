import { languageName, threeLetterCode } from '@shop/core/languages/locale';
import { contactWords } from '@shop/core/papers/contact-words';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { phoneLink } from '@shop/core/paths/phone-link';
import { shopPath } from '@shop/core/paths/shop-paths';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../kit/dropdown.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { isCheckout } from '../pages/is-checkout.ts';
import { useCart, useRoute, useSettings, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import cartStyles from './cart-menu.module.css';
import styles from './header.module.css';
import { cartPanel, memberMenu } from './lazy-shell.ts';
import { Logo } from './logo.tsx';

/** Logo, language, log-in and cart, on every page; on those of the checkout the phone number too. */
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
          <CheckoutPhone />
          <LanguageMenu />
          {member === undefined ? <LoginLink /> : <memberMenu.Drawn key={language} member={member} />}
          <CartMenu />
        </nav>
      </div>
    </header>
  );
};

/** The resort's phone number, on the pages of the checkout. A narrow screen shows its icon. */
const CheckoutPhone = () => {
  const { t } = useTranslator();
  const { contact } = useSettings();
  if (!isCheckout(useRoute().address.path)) return null;
  const { phone } = contactWords(contact, { t });
  return (
    <a href={phoneLink(phone)} className={styles.entry}>
      <Icon name="phone" />
      <VisuallyHidden>{`${t('Footer.Phone')}: `}</VisuallyHidden>
      <span className={styles.phone}>{phone}</span>
    </a>
  );
};

/** The link to log in at the main site, from which the visitor comes back to this page. Draws nothing without a main
 *  site. */
const LoginLink = () => {
  const { mainSiteUrl, origin } = useSettings();
  const { t, language } = useTranslator();
  const address = origin + hrefOf(useRoute().address);
  if (mainSiteUrl === undefined) return null;
  const { login } = mainSiteLinks({ mainSiteUrl, language, address });
  return (
    <a href={login} rel="nofollow" className={styles.entry}>
      <Icon name="person" />
      <span className={styles.entryText} aria-hidden="true">
        {t('Header.Login')}
      </span>
      <VisuallyHidden>{t('Header.Login')}</VisuallyHidden>
    </a>
  );
};

/** Links to this page in the languages that it exists in. They keep the query, and with it a chosen day. */
const LanguageMenu = () => {
  const { t, language } = useTranslator();
  const route = useRoute();
  const alternates = route.kind === 'content' ? route.alternates : [];
  const { search } = route.address;
  if (alternates.length === 0) return null;
  return (
    <Dropdown
      closeOn={route}
      button={
        <>
          <Icon name="globe" className={styles.globe} />
          <span aria-hidden="true" className={styles.code}>
            {threeLetterCode(language)}
          </span>
          <VisuallyHidden>{`${t('Header.LanguageMenu')}. ${t('Header.CurrentLanguage', { language: languageName(language) })}`}</VisuallyHidden>
          <Icon name="chevronDown" className={dropdownChevron} />
        </>
      }
    >
      <ul className={dropdownPanel}>
        {alternates.map((alternate) => (
          <li key={alternate.language}>
            <Link
              href={hrefOf({ path: alternate.href, search })}
              lang={alternate.language}
              hrefLang={alternate.language}
              className={dropdownChoice}
              aria-current={alternate.language === language ? 'true' : undefined}
            >
              {languageName(alternate.language)}
              {alternate.language === language ? <Icon name="check" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
};

/** The cart's menu: a badge with the number of items, and the cart panel. */
const CartMenu = () => {
  const { t, language } = useTranslator();
  const known = useCart();
  const count = known.ok ? (known.value?.itemsCount ?? 0) : 0;
  return (
    <Dropdown
      closeOn={useRoute()}
      button={
        <>
          <Icon name="bag" />
          <span className={styles.entryText} aria-hidden="true">
            {t('CartMenu.Title')}
          </span>
          {count === 0 ? null : (
            <span className={cartStyles.badge} aria-hidden="true">
              {count}
            </span>
          )}
          <VisuallyHidden>{t('CartMenu.Count', { count })}</VisuallyHidden>
        </>
      }
    >
      <section className={`${dropdownPanel} ${cartStyles.panel}`} aria-label={t('CartMenu.Title')}>
        <h2 className={cartStyles.title}>{t('CartMenu.Title')}</h2>
        <cartPanel.Drawn key={language} />
      </section>
    </Dropdown>
  );
};
