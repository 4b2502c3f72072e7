import type { ContentLink } from '@shop/core/content/link';
import type { Footer as FooterContent } from '@shop/core/content/site';
import { footerBelow } from '@shop/core/content/site';
import { contactWords, placeText } from '@shop/core/papers/contact-words';
import { mapLink } from '@shop/core/paths/map-link';
import { phoneLink } from '@shop/core/paths/phone-link';
import { consentForm } from '../consent/consent-form.ts';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { formFields } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { usePaths } from '../pages/use-paths.ts';
import { useRoute, useSettings, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { SocialMark } from './social-mark.tsx';

/** Links, columns and texts from content, and the fixed contact details. `own` is the page's footer, `site` that of all
 *  pages. */
export const Footer = ({ own, site }: Readonly<Record<'own' | 'site', FooterContent | undefined>>) => {
  const { t } = useTranslator();
  const { path } = useRoute().address;
  const { cart, buyerInfo, paymentMethod } = usePaths();
  const footer = footerBelow(own, site);
  if ([cart, buyerInfo, paymentMethod].includes(path)) return <CheckoutFooter />;
  return (
    <footer className={styles.footer}>
      <div className={styles.wave} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <FooterContact />
          {footer?.columns.map((column) => (
            <div key={column.title} className={styles.column}>
              <h2 className={styles.title}>{column.title}</h2>
              <LinkList links={column.links} />
            </div>
          ))}
          {footer === undefined ? null : <Social social={footer.social} links={footer.links} />}
        </div>
        {footer === undefined ? null : <Bottom footer={footer} label={t('Footer.Navigation')} />}
      </div>
    </footer>
  );
};

/** One line with name, phone and e-mail, as a buyer should finish the order. */
const CheckoutFooter = () => {
  const { t } = useTranslator();
  const { name, phone, email } = contactWords(useSettings().contact, { t });
  return (
    <footer className={styles.footer}>
      <div className={styles.slim}>
        <address className={styles.way}>
          <span>{name}</span>
          <PhoneLink phone={phone} />
          <MailLink email={email} />
        </address>
        <ConsentChange className={styles.press} />
      </div>
    </footer>
  );
};

const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className={styles.line} href={phoneLink(phone)}>
    <Icon name="phone" />
    <VisuallyHidden>{`${useTranslator().t('Footer.Phone')}: `}</VisuallyHidden>
    {phone}
  </a>
);

const MailLink = ({ email }: { readonly email: string }) => (
  <a className={styles.line} href={`mailto:${email}`}>
    <Icon name="mail" />
    <VisuallyHidden>{`${useTranslator().t('Footer.Email')}: `}</VisuallyHidden>
    <span className={styles.email}>{email}</span>
  </a>
);

const LinkList = ({ links }: { readonly links: readonly ContentLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.href + link.text}>
        <FooterLink link={link} />
      </li>
    ))}
  </ul>
);

const FooterLink = ({ link }: { readonly link: ContentLink }) => {
  const { t } = useTranslator();
  return link.newTab ? (
    <a className={styles.link} href={link.href} target="_blank" rel="noopener">
      {link.text}
      <VisuallyHidden>{` (${t('OpensInNewTab')})`}</VisuallyHidden>
    </a>
  ) : (
    <Link className={styles.link} href={link.href} target={link.kind === 'document' ? '_self' : undefined}>
      {link.text}
    </Link>
  );
};

const Social = ({ social, links }: Pick<FooterContent, 'social' | 'links'>) => {
  const { t } = useTranslator();
  if (social.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.column}>
      {social.length === 0 ? null : <h2 className={styles.title}>{t('Footer.Social')}</h2>}
      <ul className={styles.social}>
        {social.map((link) => (
          <li key={link.href}>
            <a className={styles.icon} href={link.href} aria-label={link.text} rel="noopener">
              <SocialMark {...link} />
            </a>
          </li>
        ))}
      </ul>
      <LinkList links={links} />
    </div>
  );
};

const Bottom = ({ footer, label }: { readonly footer: FooterContent; readonly label: string }) => (
  <div className={styles.bottom}>
    <RichText html={footer.bottomText} />
    {footer.bottomLinks.length === 0 ? null : (
      <nav aria-label={label}>
        <LinkList links={footer.bottomLinks} />
      </nav>
    )}
    <ConsentChange className={styles.press} />
  </div>
);

/** Opens the question for consent again. A posted form, since a new page ends tracking. */
const ConsentChange = ({ className }: { readonly className: string | undefined }) => {
  const { tracking } = useSettings();
  const consent = useShared(useShopState().consent);
  const { t } = useTranslator();
  const action = hrefOf(useRoute().address);
  return tracking === undefined || consent === undefined ? null : (
    <form method="post" action={action}>
      <input type="hidden" name={formFields.does} value={consentForm.does} autoComplete="off" />
      <button type="submit" className={className} name={consentForm.choice} value={consentForm.askAgain}>
        {t('Consent.Change')}
      </button>
    </form>
  );
};

/** Postal address, phone and e-mail, fixed in the footer. */
const FooterContact = () => {
  const { t } = useTranslator();
  const contact = contactWords(useSettings().contact, { t });
  const { name, street, town, phone, email } = contact;
  return (
    <address className={styles.contact}>
      <Logo name={t('SiteTitle')} />
      <a className={styles.line} href={mapLink(placeText(contact))} rel="noreferrer">
        <Icon name="pin" />
        <span>
          {name}
          <br />
          {street}
          <br />
          {town}, {t('Footer.Country')}
          <VisuallyHidden>{` (${t('OpensMap')})`}</VisuallyHidden>
        </span>
      </a>
      <PhoneLink phone={phone} />
      <MailLink email={email} />
    </address>
  );
};
