import { shopPath } from '@shop/core/paths/shop-paths';
import { ButtonLink } from '../kit/button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './message-screen.module.css';

/** The 404 screen (spec 2). */
export const NotFoundScreen = () => {
  const { t, language } = useWords();
  return (
    <div className={styles.screen}>
      <img className={styles.ring} src="/swim-ring.svg" alt={t('Page404Image')} width="360" height="200" />
      <h1 tabIndex={-1}>{t('Page404Text')}</h1>
      <p className={styles.lead}>{t('Page404HelpText')}</p>
      <p>{t('Page404ContinueText')}</p>
      <ButtonLink href={shopPath('home', language)}>{t('BackToHomePage')}</ButtonLink>
    </div>
  );
};
