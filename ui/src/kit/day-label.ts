import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { useTranslator } from '../translations/use-translator.ts';

/** What a screen reader says of a calendar day: the date in words, then everything that shape and colour show. */
export const useDayLabel = () => {
  const { t, money, longDay } = useTranslator();

  const stateWords = (day: CalendarDay): string => {
    switch (day.state) {
      case 'free':
        return t('Calendar.Free');
      case 'few':
        return t('Calendar.FewLeft', { count: day.ticketsAvailable });
      case 'soldOut':
        return t('Calendar.SoldOut');
    }
  };

  return (date: LocalDate, day: CalendarDay | undefined, is: { readonly today: boolean; readonly chosen: boolean }) =>
    [
      longDay(date),
      is.today && t('Calendar.Today'),
      is.chosen && t('Calendar.Selected'),
      day === undefined ? t('Calendar.Outside') : stateWords(day),
      day?.fromPrice !== undefined &&
        day.state !== 'soldOut' &&
        t('Calendar.FromPrice', { price: money(day.fromPrice) }),
      day?.discount !== undefined && t('Calendar.DiscountLabel', { percent: day.discount }),
    ]
      .filter((words) => typeof words === 'string')
      .join(', ');
};
