import type { Order } from '@shop/core/checkout/order';
import { shopPath } from '@shop/core/paths/shop-paths';
import { Badge } from '../kit/badge.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './past-orders.module.css';
import { pastOrder } from './past-orders.view.ts';

/** What a member bought, the newest first, each leading to its page. */
export const PastOrders = ({ orders }: { readonly orders: readonly Order[] | undefined }) => {
  const words = useTranslator();
  const { t, language, errorText } = words;
  const { zone } = useSettings();
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <h2 id="orders">{t('Account.Orders')}</h2>
      {orders === undefined ? <Notice tone="error">{errorText('Error')}</Notice> : null}
      {orders?.length === 0 ? (
        <div className={styles.none}>
          <p>{t('Account.NoOrders')}</p>
          <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
            {t('Order.BackToShop')}
          </a>
        </div>
      ) : null}
      <ul className={styles.list}>
        {orders?.map((order) => {
          const { ref, titles, facts, total, state, href } = pastOrder(order, words, zone);
          return (
            <li key={ref} className={styles.order}>
              <div className={styles.what}>
                <h3 className={styles.title}>
                  {titles.map((title) => (
                    <span key={title}>{title}</span>
                  ))}
                </h3>
                <Badge tone={state.tone}>{state.text}</Badge>
              </div>
              <p className={styles.facts}>{facts}</p>
              <div className={styles.what}>
                <strong>{total}</strong>
                {href === undefined ? null : (
                  <a className={styles.open} href={href}>
                    {t('Account.OpenOrder')}
                    <VisuallyHidden>{`: ${titles.join(', ')}`}</VisuallyHidden>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
