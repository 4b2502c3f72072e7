import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { buttonClass } from '../kit/button.tsx';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { MessageScreen, messageActions } from './message-screen.tsx';

/** Shown when a page's content could not be loaded; the way out is a full load of the same address (R-SECTION-10). */
export const FallbackScreen = () => {
  const { t, language } = useTranslator();
  const { path, search } = useRoute().address;
  return (
    <MessageScreen title={t('Fallback.Title')} lead={t('Fallback.Text')} urgent>
      <div className={messageActions}>
        <a className={buttonClass({})} href={search === '' ? path : `${path}?${search}`}>
          {t('TryAgain')}
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
          {t('BackToHomePage')}
        </a>
        <a className={buttonClass({ look: 'quiet' })} href={supportCodePath(language)}>
          {t('SupportCode')}
        </a>
      </div>
    </MessageScreen>
  );
};
