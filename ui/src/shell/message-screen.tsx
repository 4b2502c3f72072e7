import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '../kit/button.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import loneRing from './lone-ring.webp';
import styles from './message-screen.module.css';

/** A page for failures: text on a card over water. Its picture is part of the program, as content may be
 *  unreachable. */
export const MessageScreen = ({
  title,
  lead,
  imageText = '',
  urgent = false,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** Alternative text of the picture; `undefined` when it is decorative. */
  readonly imageText?: string;
  /** True when screen readers announce the message at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={styles.screen} role={urgent ? 'alert' : undefined}>
    <img className={styles.picture} src={loneRing} alt={imageText} width="1920" height="1200" fetchPriority="high" />
    <div className={styles.words}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  </div>
);

export const messageActions = styles.actions ?? '';
export const messageCode = styles.code ?? '';

type WaysOnProps = {
  /** The address of the page that failed. */
  readonly again: string;
  readonly language: Language;
  readonly t: (key: 'TryAgain' | 'BackToHomePage' | 'SupportCode') => string;
};

/** Links from a page that failed, each with a full load: the same page again, the home page, or support. */
export const WaysOn = ({ again, language, t }: WaysOnProps) => (
  <div className={messageActions}>
    <a className={buttonClass({})} href={again}>
      {t('TryAgain')}
    </a>
    <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
      {t('BackToHomePage')}
    </a>
    <a className={buttonClass({ look: 'quiet' })} href={supportCodePath(language)}>
      {t('SupportCode')}
    </a>
  </div>
);

/** Shown when a page's content could not be loaded. Offers a full load of the same address. */
export const FallbackScreen = () => {
  const { t, language } = useTranslator();
  return (
    <MessageScreen title={t('Fallback.Title')} lead={t('Fallback.Text')} urgent>
      <WaysOn again={hrefOf(useRoute().address)} language={language} t={t} />
    </MessageScreen>
  );
};

/** The 404 screen, with links to the home page and the tickets. */
export const NotFoundScreen = ({ ticketsPath }: { readonly ticketsPath: string | undefined }) => {
  const { t, language } = useTranslator();
  return (
    <MessageScreen title={t('Page404Text')} lead={t('Page404HelpText')} imageText={t('Page404Image')}>
      <p>{t('Page404ContinueText')}</p>
      <div className={messageActions}>
        <ButtonLink href={shopPath('home', language)}>{t('BackToHomePage')}</ButtonLink>
        {ticketsPath === undefined ? null : (
          <ButtonLink href={ticketsPath} look="secondary">
            {t('Home.BuyTickets')}
          </ButtonLink>
        )}
      </div>
    </MessageScreen>
  );
};
