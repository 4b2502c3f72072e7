import { hrefOf } from '../page-data/route-data.ts';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { MessageScreen } from './message-screen.tsx';
import { WaysOn } from './ways-on.tsx';

/** Shown when a page's content could not be loaded; the way out is a full load of the same address (R-SECTION-10). */
export const FallbackScreen = () => {
  const { t, language } = useTranslator();
  return (
    <MessageScreen title={t('Fallback.Title')} lead={t('Fallback.Text')} urgent>
      <WaysOn again={hrefOf(useRoute().address)} language={language} t={t} />
    </MessageScreen>
  );
};
