import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { dayIn } from '@shop/core/dates/instant';
import { contactWords, placeText } from '@shop/core/papers/contact-words';
import { orderLines } from '@shop/core/papers/line-words';
import { bringList, orderSums, paidKey } from '@shop/core/papers/order-document';
import type { Fact } from '@shop/core/papers/papers-words';
import { mapLink } from '@shop/core/paths/map-link';
import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { Columns } from '../kit/columns.tsx';
import { Facts } from '../kit/facts.tsx';
import { Icon } from '../kit/icon.tsx';
import { LineList } from '../kit/line-list.tsx';
import { Notice } from '../kit/notice.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { calendarLinks } from './calendar-links.view.ts';
import styles from './order-details.module.css';

/** The order as the host returned it. `below` draws below each line, `vat` appears within the total. Visits get
 *  calendar links if the order's key is known. */
export const OrderDetails = ({
  order,
  orderKey,
  vat = [],
  below,
}: {
  readonly order: Order;
  readonly orderKey: string | undefined;
  readonly vat?: readonly Fact[];
  readonly below?: (line: CartLine) => ReactNode;
}) => {
  const { orderNumber: number, placedAt } = order;
  const paid = paidKey(order);
  const words = useTranslator();
  const { t, day } = words;
  const sums = orderSums(order, words);
  const things = bringList(order, words);
  const lines = orderLines(order.items, words).map((line, index) => {
    const item = order.items[index];
    return below === undefined || item === undefined ? line : { ...line, below: below(item) };
  });
  const { zone, contact } = useSettings();
  const place = placeText(contactWords(contact, words));
  const facts = [
    ...(number === undefined ? [] : [{ name: t('Order.Number'), value: number }]),
    ...(placedAt === undefined ? [] : [{ name: t('Order.Date'), value: day(dayIn(zone, placedAt)) }]),
  ];
  return (
    <Columns className={styles.columns}>
      <section className={styles.order} aria-labelledby="order-items">
        <h2 id="order-items" className={styles.title}>
          {t('Order.Items')}
        </h2>
        {order.isTest ? <Notice tone="info" title={t('Papers.Test')} /> : null}
        <Facts className={styles.facts} facts={facts} />
        <LineList lines={lines} />
        {sums.length === 0 ? null : <Facts className={styles.sum} facts={sums} />}
        {vat.length === 0 ? null : <Facts className={styles.vat} facts={vat} />}
        {paid === undefined ? null : <Badge tone="success">{t(paid)}</Badge>}
      </section>
      <section className={styles.bring} aria-labelledby={things.length === 0 ? undefined : 'order-bring'}>
        {things.length === 0 ? null : (
          <>
            <h2 id="order-bring" className={styles.title}>
              {t('Order.WhatToBring')}
            </h2>
            <ul className={styles.things}>
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.keep}>
          {calendarLinks(order, orderKey, words).map(({ href, text }) => (
            <a key={href} className={buttonClass({ look: 'quiet' })} href={href}>
              <Icon name="calendar" />
              {text}
            </a>
          ))}
          <a className={buttonClass({ look: 'quiet' })} href={mapLink(place)} rel="noreferrer">
            <Icon name="pin" />
            <span>
              {place}
              <VisuallyHidden>{` (${t('OpensMap')})`}</VisuallyHidden>
            </span>
          </a>
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('Order.Print')}
          </Button>
        </div>
      </section>
    </Columns>
  );
};
