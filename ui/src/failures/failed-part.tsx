import { Notice } from '../kit/notice.tsx';
import { useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Replaces a part that failed: an explanation, and the reference of the failure in the log. */
export const FailedPart = () => {
  const { t } = useTranslator();
  const { reference } = useShopState();
  return (
    <Notice tone="error" title={t('SectionError')}>
      {t('SectionError.Help', { reference })}
    </Notice>
  );
};
