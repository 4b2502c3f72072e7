import type { Booking } from '@shop/core/content/section';
import type { FormEvent } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Select } from '../../kit/select.tsx';
import { bookingFields } from '../../page-data/booking-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { fieldsOf } from '../../pages/form-fields.ts';
import { useGo } from '../../pages/use-go.ts';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './booking-bar.module.css';

/** Area, day and persons, as a form of this page whose address leads to step 2 of the area's ticket. The browser keeps
 *  what is typed in its fields. */
export const BookingBar = ({
  bar: { areas, today, firstDay },
  most,
}: {
  readonly bar: NonNullable<SectionDataOf<'shopCards'>['booking']>;
  readonly most: Pick<Booking, 'maxAdults' | 'maxChildren'>;
}) => {
  const { t } = useTranslator();
  const { path } = useRoute().address;
  const go = useGo();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(`${path}?${new URLSearchParams([...fieldsOf(event)])}`);
  };
  return (
    <form method="get" action={path} className={styles.bar} aria-label={t('Booking.Title')} onSubmit={send}>
      <Select id="booking-area" name={bookingFields.area} label={t('Booking.Area')} options={areas} />
      <Field
        id="booking-date"
        name={bookingFields.date}
        type="date"
        label={t('Booking.Day')}
        min={today}
        defaultValue={firstDay}
      />
      <Select
        id="booking-adults"
        name={bookingFields.adults}
        label={t('Ticket.Adults')}
        options={countsTo(most.maxAdults)}
        defaultValue={String(Math.min(usualAdults, most.maxAdults))}
      />
      <Select
        id="booking-children"
        name={bookingFields.children}
        label={t('Ticket.Children')}
        options={countsTo(most.maxChildren)}
      />
      <Button type="submit" className={styles.show}>
        {t('Booking.Show')}
        <Icon name="arrowRight" />
      </Button>
    </form>
  );
};

const usualAdults = 2;

const countsTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), text: String(count) }));
