import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { dayIn } from '@shop/core/dates/instant';
import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Columns } from '../kit/columns.tsx';
import { Icon } from '../kit/icon.tsx';
import { LineList } from '../kit/line-list.tsx';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { CalendarLinks } from './calendar-links.tsx';
import styles from './order-details.module.css';
import { orderLines } from './order-lines.view.ts';

/** `below` stands under each line. The order to keep: number, day, lines, total, what to bring, each only where the host told it. Prints on one page. */
export const OrderDetails = ({
  order,
  below,
}: {
  readonly order: Order;
  readonly below?: (line: CartLine) => ReactNode;
}) => {
  const { number, placedAt, total, paymentType } = order;
  const words = useTranslator();
  const { t, money, day } = words;
  const lines = orderLines(order.items, words).map((line, index) => {
    const item = order.items[index];
    return below === undefined || item === undefined ? line : { ...line, below: below(item) };
  });
  const { zone } = useSettings();
  return (
    <Columns className={styles.columns}>
      <section className={styles.order} aria-labelledby="order-items">
        <h2 id="order-items" className={styles.title}>
          {t('Order.Items')}
        </h2>
        <dl className={styles.facts}>
          {number === undefined ? null : (
            <div>
              <dt>{t('Order.Number')}</dt>
              <dd>{number}</dd>
            </div>
          )}
          {placedAt === undefined ? null : (
            <div>
              <dt>{t('Order.Date')}</dt>
              <dd>{day(dayIn(zone, placedAt))}</dd>
            </div>
          )}
        </dl>
        <LineList lines={lines} />
        {total === undefined ? null : (
          <dl className={styles.sum}>
            <dt>{t('Order.Total')}</dt>
            <dd>{money(total)}</dd>
          </dl>
        )}
        {paymentType === undefined ? null : (
          <Badge tone="success">{t(paymentType === 'payment' ? 'Order.Paid' : 'Order.Reserved')}</Badge>
        )}
      </section>
      <section className={styles.bring} aria-labelledby="order-bring">
        <h2 id="order-bring" className={styles.title}>
          {t('Order.WhatToBring')}
        </h2>
        <ul className={styles.things}>
          {number === undefined ? null : <li>{t('Order.BringTicket')}</li>}
          <li>{t('Order.BringSwimwear')}</li>
          <li>{t('Order.BringId')}</li>
        </ul>
        <div className={styles.keep}>
          <CalendarLinks order={order} />
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('Order.Print')}
          </Button>
        </div>
      </section>
    </Columns>
  );
};
