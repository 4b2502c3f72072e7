import { type LostCode as Lost, type LostLine, lostLineReasons } from '@shop/core/cart/cart';
import { lineName, linePeriodText } from '@shop/core/papers/line-words';
import { Notice } from '../kit/notice.tsx';
import { useCart, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { type Translator, useTranslator } from '../translations/use-translator.ts';
import styles from './hold-notice.module.css';
import { type HoldButtons, HoldNotice } from './hold-notice.tsx';

/** Notices about the cart, on every page that shows it: changes made elsewhere, tickets and promo codes that were
 *  removed, and the end of its hold with its buttons. */
export const CartNotices = (buttons: HoldButtons) => {
  const { t } = useTranslator();
  const isChanged = useShared(useShopState().cartChangedElsewhere);
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  return (
    <>
      <div role="status" className={styles.changed}>
        {isChanged ? (
          <Notice tone="info" title={t('Cart.ChangedElsewhereTitle')}>
            {t('Cart.ChangedElsewhere')}
          </Notice>
        ) : null}
      </div>
      {cart?.lost === undefined ? null : <LostTickets lost={cart.lost} />}
      {cart?.lostCode === undefined ? null : <LostCode lost={cart.lostCode} />}
      {cart === undefined ? null : <HoldNotice cart={cart} {...buttons} />}
    </>
  );
};

/** The promo code that no longer applies, and the reason. Shown until the visitor opens another page or applies another
 *  code. */
const LostCode = ({ lost: { code, reason } }: { readonly lost: Lost }) => {
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

/** Tickets that were removed from the cart because their places are taken or their days are over. Shown until the
 *  visitor opens another page. */
const LostTickets = ({ lost }: { readonly lost: readonly LostLine[] }) => {
  const words = useTranslator();
  return (
    <section aria-label={words.t('Cart.LostTitle')}>
      <Notice tone="warning" title={words.t('Cart.LostTitle')}>
        {lostLineReasons.map((reason) => {
          const lines = lost.filter((line) => line.reason === reason);
          return lines.length === 0 ? null : (
            <div key={reason}>
              <p>{words.t(`Cart.LostText.${reason}`)}</p>
              <ul>
                {lostTexts(lines, words).map(({ key, text }) => (
                  <li key={key}>
                    <strong>{text}</strong>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Notice>
    </section>
  );
};

/** Returns a text for each removed line: quantity, name and period. */
const lostTexts = (lost: readonly LostLine[], words: Pick<Translator, 'weekdayAndDay'>) =>
  lost.map((line, index) => ({
    key: `${index}`,
    text: `${line.quantity} × ${lineName(line)}, ${linePeriodText(line.period, words)}`,
  }));
