import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { contactWords } from './contact-words.ts';
import styles from './footer-contact.module.css';
import { Logo } from './logo.tsx';

/** Postal address, phone and e-mail, fixed in the footer. */
export const FooterContact = () => {
  const { t } = useTranslator();
  const { name, street, town, phone, email } = contactWords(useSettings().contact, { t });
  return (
    <address className={styles.contact}>
      <Logo name={t('SiteTitle')} />
      <span className={styles.line}>
        <Icon name="pin" />
        <span>
          {name}
          <br />
          {street}
          <br />
          {town}, {t('Footer.Country')}
        </span>
      </span>
      <a className={styles.line} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <Icon name="phone" />
        <VisuallyHidden>{`${t('Footer.Phone')}: `}</VisuallyHidden>
        {phone}
      </a>
      <a className={styles.line} href={`mailto:${email}`}>
        <Icon name="mail" />
        <VisuallyHidden>{`${t('Footer.Email')}: `}</VisuallyHidden>
        {email}
      </a>
    </address>
  );
};
