import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { MessageScreen } from './message-screen.tsx';
import { WaysOn } from './ways-on.tsx';

/** Shown when a page's content could not be loaded; the way out is a full load of the same address (R-SECTION-10). */
export const FallbackScreen = () => {
  const { t, language } = useTranslator();
  const { path, search } = useRoute().address;
  return (
    <MessageScreen title={t('Fallback.Title')} lead={t('Fallback.Text')} urgent>
      <WaysOn again={search === '' ? path : `${path}?${search}`} language={language} t={t} />
    </MessageScreen>
  );
};
