import type { Booking } from '@shop/core/content/section';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Select } from '../../kit/select.tsx';
import { bookingFields } from '../../page-data/booking-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { fieldsOf } from '../../pages/form-fields.ts';
import { useTabMemory } from '../../pages/tab-memory.ts';
import { useGo } from '../../pages/use-go.ts';
import { useRoute, useShopState } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './booking-bar.module.css';

/** Area, day and persons, as a form of this page whose address leads to step 2 of the area's ticket. The tab keeps what
 *  is chosen, also for the page in another language. */
export const BookingBar = ({
  bar: { areas, today, firstDay },
  most,
}: {
  readonly bar: NonNullable<SectionDataOf<'shopCards'>['booking']>;
  readonly most: Pick<Booking, 'maxAdults' | 'maxChildren'>;
}) => {
  const { t } = useTranslator();
  const { path } = useRoute().address;
  const { navigating } = useShopState();
  const go = useGo();
  const { form, note } = useKeptChoice();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second press of a double click would be a second entry of the history.
    if (!navigating.peek()) go(`${path}?${new URLSearchParams([...fieldsOf(event)])}`);
  };
  return (
    <form
      ref={form}
      method="get"
      action={path}
      className={styles.bar}
      aria-label={t('Booking.Title')}
      onInput={note}
      onSubmit={send}
    >
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

/** Keeps what is chosen in the bar for this tab. What the visitor chose before the script started goes first. */
const useKeptChoice = () => {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const controls = () =>
    [...(form.current?.elements ?? [])].filter(
      (one) => one instanceof HTMLSelectElement || one instanceof HTMLInputElement,
    );
  const note = () => setText(new URLSearchParams(controls().map(({ name, value }) => [name, value])).toString());
  const isChanged = () => controls().some((control) => control.value !== firstValue(control));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    if (isChanged()) note();
  }, []);
  useTabMemory({
    name: 'booking',
    text,
    onRecall: (stored) => {
      if (isChanged()) return;
      const kept = new URLSearchParams(stored);
      for (const control of controls()) {
        const value = kept.get(control.name) ?? '';
        if (isPossible(control, value)) control.value = value;
      }
      note();
    },
  });
  return { form, note };
};

type Control = HTMLSelectElement | HTMLInputElement;

const firstValue = (control: Control): string | undefined =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value;

const isPossible = (control: Control, value: string): boolean =>
  control instanceof HTMLInputElement
    ? value >= control.min
    : [...control.options].some((option) => option.value === value);

const usualAdults = 2;

const countsTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), text: String(count) }));
