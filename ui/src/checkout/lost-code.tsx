import type { LostCode as Lost } from '@shop/core/cart/cart';
import { Notice } from '../kit/notice.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Which promo code counts no more, and why. It stays until the visitor goes on without it, or applies another one. */
export const LostCode = ({ lost: { code, reason } }: { readonly lost: Lost }) => {
  const { t } = useTranslator();
  const title = t('Cart.LostCodeTitle', { code });
  return (
    <section aria-label={title}>
      <Notice tone="warning" title={title}>
        {t(`Cart.LostCode.${reason}`)}
      </Notice>
    </section>
  );
};
