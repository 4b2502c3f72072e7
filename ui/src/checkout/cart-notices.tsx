import { Notice } from '../kit/notice.tsx';
import { useCart, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { HoldNotice } from './hold-notice.tsx';
import { LostCode } from './lost-code.tsx';
import { LostTickets } from './lost-tickets.tsx';

/** What a visitor has to know of the cart on every page that shows it: that it changed elsewhere, what it lost, and how long its
 *  places are kept. `inForm` is the id of a form beside it that must not be lost. */
export const CartNotices = ({ inForm }: { readonly inForm?: string }) => {
  const { t } = useTranslator();
  const isChanged = useShared(useShopState().cartChangedElsewhere);
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  return (
    <>
      <div role="status">
        {isChanged ? (
          <Notice tone="info" title={t('Cart.ChangedElsewhereTitle')}>
            {t('Cart.ChangedElsewhere')}
          </Notice>
        ) : null}
      </div>
      {cart?.lost === undefined ? null : <LostTickets lost={cart.lost} />}
      {cart?.lostCode === undefined ? null : <LostCode lost={cart.lostCode} />}
      {cart === undefined ? null : <HoldNotice cart={cart} inForm={inForm} />}
    </>
  );
};
