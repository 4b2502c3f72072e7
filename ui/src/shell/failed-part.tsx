import { shopPath } from '@shop/core/paths/shop-paths';
import { Notice } from '../kit/notice.tsx';
import { useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Stands in the place of a part that failed: words of ours, and the reference under which the log has the rest. */
export const FailedPart = () => {
  const { t } = useTranslator();
  const { reference } = useShopState();
  return (
    <Notice tone="error" title={t('SectionError')}>
      {t('SectionError.Help', { reference })}
    </Notice>
  );
};

/** The way home is left, whatever became of the rest. */
export const FailedHeader = () => {
  const { t, language } = useTranslator();
  return (
    <header>
      <a href={shopPath('home', language)}>{t('SiteTitle')}</a>
      <FailedPart />
    </header>
  );
};
