import { useSignals } from '@preact/signals-react/runtime';
import { Notice } from '../kit/notice.tsx';
import { useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { HoldNotice } from './hold-notice.tsx';
import { LostCode } from './lost-code.tsx';
import { LostTickets } from './lost-tickets.tsx';

/** What a visitor has to know of the cart on every page that shows it: that it changed elsewhere, what it lost, and how long its
 *  places are kept. `inForm` is the id of a form beside it that must not be lost. */
export const CartNotices = ({ inForm }: { readonly inForm?: string }) => {
  useSignals();
  const { t } = useTranslator();
  const state = useShopState();
  const loaded = state.cart.value;
  const cart = loaded.ok ? loaded.value : undefined;
  return (
    <>
      <div role="status">
        {state.cartChangedElsewhere.value ? (
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
