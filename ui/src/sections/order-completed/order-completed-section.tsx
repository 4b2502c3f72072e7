import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { useEffect } from 'react';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { firstTicket } from '../../checkout/lazy-parts.ts';
import { OrderDetails } from '../../checkout/order-details.tsx';
import { OrderHelp } from '../../checkout/order-help.tsx';
import { ButtonLink, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { hrefOf } from '../../page-data/route-data.ts';
import { usePaths } from '../../pages/use-paths.ts';
import { useCart, useRoute, useSettings, useShopState } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './order-completed.module.css';
import { orderCompletedView } from './order-completed.view.ts';

const { Drawn: FirstTicket } = firstTicket;

/** Checkout step 4: the outcome of the payment, as reported by the host. */
export const OrderCompletedSection = ({ data }: SectionProps<'orderCompleted'>) => {
  const words = useTranslator();
  const { t } = words;
  const paths = usePaths();
  const view = orderCompletedView(data, useCart(), words);
  const registerHref = useRegisterHref();
  useStaleCart(view.tone === 'done');
  return (
    <div className={styles.page}>
      {view.steps === undefined ? null : (
        <div className={styles.steps}>
          <CheckoutSteps state={view.steps} />
        </div>
      )}
      <header className={styles[view.tone]}>
        {view.tone === 'done' && view.tickets === undefined ? (
          <div className={styles.picture}>
            <Picture media={data.image} sizes="(width < 72rem) 100vw, 66rem" priority decorative />
          </div>
        ) : null}
        {view.tickets === undefined ? (
          <span className={styles.badge}>
            <Icon name={view.icon} className={styles.mark} />
          </span>
        ) : null}
        <h1 tabIndex={-1}>{view.text.title}</h1>
        {view.order === undefined || view.tickets === undefined ? null : (
          <div className={styles.ticket}>
            <FirstTicket key={words.language} order={view.order} tickets={view.tickets} />
          </div>
        )}
        {view.text.text === undefined ? null : <RichText html={view.text.text} className={styles.text} />}
        {view.text.note === undefined ? null : <p>{view.text.note}</p>}
        {view.mail === undefined ? null : <p>{view.mail}</p>}
        {view.isCartKept ? <p className={styles.kept}>{t('Order.CartKept')}</p> : null}
        {view.held === undefined ? null : <p>{view.held}</p>}
        {view.canRetry ? (
          <div className={styles.actions}>
            <ButtonLink href={paths.paymentMethod}>{t('Order.RetryPayment')}</ButtonLink>
            <ButtonLink href={paths.home} look="secondary">
              {t('Order.BackToShop')}
            </ButtonLink>
          </div>
        ) : null}
      </header>
      {view.papersHref === undefined ? null : (
        <div className={styles.actions}>
          <ButtonLink href={view.papersHref}>{t(view.papersKey)}</ButtonLink>
          {registerHref === undefined || view.tone !== 'done' ? null : (
            <a className={buttonClass({ look: 'quiet' })} rel="nofollow" href={registerHref}>
              {t('Order.SaveDetails')}
            </a>
          )}
        </div>
      )}
      {view.order === undefined ? null : <OrderDetails order={view.order} orderKey={view.order.orderKey} />}
      <OrderHelp />
      {view.canRetry ? null : (
        <div className={styles.actions}>
          <ButtonLink href={paths.home} look={view.papersHref === undefined ? 'primary' : 'secondary'}>
            {t('Order.BackToShop')}
          </ButtonLink>
          {view.cancelHref === undefined ? null : (
            <ButtonLink href={view.cancelHref} look="quiet">
              {t('Cancel.Confirm')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
};

/** Returns the link for a guest to open an account and come back; `undefined` for members and without a log-in. */
const useRegisterHref = (): string | undefined => {
  const { language } = useTranslator();
  const { mainSiteUrl, origin } = useSettings();
  const { member } = useShopState();
  const address = origin + hrefOf(useRoute().address);
  if (mainSiteUrl === undefined || member !== undefined) return undefined;
  return mainSiteLinks({ mainSiteUrl, language, address }).register;
};

/** Reloads the cart once after an order is completed, as the header still shows the old one. */
const useStaleCart = (isCompleted: boolean): void => {
  const state = useShopState();
  useEffect(() => {
    if (isCompleted) toggleCartChanged(state);
  }, [isCompleted, state]);
};
