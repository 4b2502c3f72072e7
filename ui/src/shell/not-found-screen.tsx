import { shopPath } from '@shop/core/paths/shop-paths';
import { ButtonLink } from '../kit/button.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { MessageScreen, messageActions } from './message-screen.tsx';

/** The 404 screen: the way home, and the tickets that most visitors were after. */
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
