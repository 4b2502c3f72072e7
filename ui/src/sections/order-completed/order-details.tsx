import type { Order } from '@shop/core/checkout/order';
import { dayIn } from '@shop/core/dates/instant';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { useSettings } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { useOrderLines } from '../checkout/order-lines.view.ts';
import styles from './order-completed.module.css';

/** The order to keep: number, day, lines, total, what to bring. Prints well. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { t, money, day } = useWords();
  const { zone } = useSettings();
  const linesOf = useOrderLines();
  return (
    <section className={styles.order} aria-label={t('Order.Items')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Order.Number')}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{t('Order.Date')}</dt>
          <dd>{day(dayIn(zone, order.placedAt))}</dd>
        </div>
        <div>
          <dt>{t('Order.Total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      <p className={styles.paid}>{t(order.paymentType === 'payment' ? 'Order.Paid' : 'Order.Reserved')}</p>
      <h2>{t('Order.Items')}</h2>
      <LineList lines={linesOf(order.items)} />
      <h2>{t('Order.WhatToBring')}</h2>
      <ul className={styles.bring}>
        <li>{t('Order.BringTicket')}</li>
        <li>{t('Order.BringSwimwear')}</li>
        <li>{t('Order.BringId')}</li>
      </ul>
      <Button look="secondary" className={styles.print} onClick={() => window.print()}>
        <Icon name="printer" />
        {t('Order.Print')}
      </Button>
    </section>
  );
};
