import type { i18n } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** The words of this page and the language that they speak now. All words of a language come at once and live in one
 *  namespace, so nothing of what `useTranslation` can wait for is needed (1.7 KB less on every first page). */
export const useI18n = (): { readonly i18n: i18n; readonly language: string } => {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('words are asked for outside their I18nextProvider');
  const { i18n } = context;
  const listen = useCallback(
    (tell: () => void) => {
      i18n.on('languageChanged', tell);
      return () => i18n.off('languageChanged', tell);
    },
    [i18n],
  );
  const language = useSyncExternalStore(
    listen,
    () => i18n.language,
    () => i18n.language,
  );
  return { i18n, language };
};
