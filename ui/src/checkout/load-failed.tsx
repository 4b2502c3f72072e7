import { buttonClass } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Says what could not be loaded, with a full load of the same address as the way out. */
export const LoadFailed = ({ children }: { readonly children: string }) => {
  const { t } = useTranslator();
  const { path, search } = useRoute().address;
  return (
    <Notice tone="error" title={children}>
      <a className={buttonClass({ look: 'quiet' })} href={search === '' ? path : `${path}?${search}`}>
        {t('TryAgain')}
      </a>
    </Notice>
  );
};
