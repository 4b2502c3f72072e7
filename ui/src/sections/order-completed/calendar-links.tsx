import { periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { visitCalendar } from '@shop/core/checkout/visit-calendar';
import { visitsOf, withRemoved } from '../../checkout/visits.ts';
import { buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../translations/use-words.ts';

/** A calendar entry for each day of the order; nothing for what is not bound to a day. */
export const CalendarLinks = ({ order }: { readonly order: Order }) => {
  const { t, day } = useWords();
  const place = `${t('Footer.CompanyName')}, ${t('Footer.Street')}, ${t('Footer.PostCodeAndCity')}`;
  return visitsOf(withRemoved(order.items, [])).map(({ key, item }) => {
    const period = periodOfLine(item);
    if (period?.type !== 'day') return null;
    const { productTitle } = item;
    const file = visitCalendar({
      day: period.date,
      title: `${productTitle} – ${t('SiteTitle')}`,
      place,
      note: `${t('Order.Number')}: ${order.number}`,
      id: `${order.number}-${productTitle}-${period.date}`,
      placedAt: order.placedAt,
    });
    return (
      <a
        key={key}
        className={buttonClass({ look: 'quiet' })}
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${period.date}.ics`}
      >
        <Icon name="calendar" />
        {t('Order.AddToCalendar', { date: `${productTitle}, ${day(period.date)}` })}
      </a>
    );
  });
};
