import type { ReactNode } from 'react';
import { buttonClass } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Shows what could not be loaded, with a link that loads the same address again, and optionally `otherWay` beside it.
 *  */
export const LoadFailed = ({ children, otherWay }: { readonly children: string; readonly otherWay?: ReactNode }) => {
  const { t } = useTranslator();
  return (
    <Notice tone="error" title={children}>
      <a className={buttonClass({ look: 'quiet' })} href={hrefOf(useRoute().address)}>
        {t('TryAgain')}
      </a>
      {otherWay}
    </Notice>
  );
};
