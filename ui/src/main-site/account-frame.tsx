import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import loneRing from '../shell/lone-ring.webp';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './main-site.module.css';

/** The card that an account is opened or entered in, beside what an account is good for. */
export const AccountFrame = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslator();
  const benefits = [
    { icon: 'ticket', text: t('Account.BenefitTickets') },
    { icon: 'check', text: t('Account.BenefitForm') },
    { icon: 'bag', text: t('Account.BenefitCart') },
  ] as const;
  return (
    <div className={styles.account}>
      <section className={styles.card} aria-labelledby="title">
        <header className={styles.head}>
          <h1 id="title" tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </header>
        {children}
      </section>
      <aside className={styles.aside} aria-labelledby="benefits">
        <img className={styles.picture} src={loneRing} alt="" width="1920" height="1200" loading="lazy" />
        <div className={styles.benefits}>
          <h2 id="benefits">{t('Account.Benefits')}</h2>
          <ul className={styles.list}>
            {benefits.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
};
