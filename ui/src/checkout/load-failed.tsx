import { buttonClass } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Says what could not be loaded, with a full load of the same address as the way out. */
export const LoadFailed = ({ children }: { readonly children: string }) => {
  const { t } = useTranslator();
  return (
    <Notice tone="error" title={children}>
      <a className={buttonClass({ look: 'quiet' })} href={hrefOf(useRoute().address)}>
        {t('TryAgain')}
      </a>
    </Notice>
  );
};
