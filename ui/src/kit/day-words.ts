import type { DayState } from '@shop/core/availability/day-state';
import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Translator } from '../translations/use-translator.ts';

/** Returns the name of a day's state. */
export const stateName = (state: DayState, { t }: Pick<Translator, 't'>): string => {
  switch (state) {
    case 'free':
      return t('Calendar.Free');
    case 'few':
      return t('Calendar.Few');
    case 'soldOut':
      return t('Calendar.SoldOut');
    case 'closed':
      return t('Calendar.Closed');
    case 'past':
      return t('Calendar.Past');
    case 'beyond':
      return t('Calendar.Beyond');
  }
};

/** Returns the name of a day's state, or that its sale has ended. */
export const dayName = ({ state, endedAt }: Pick<CalendarDay, 'state' | 'endedAt'>, words: Pick<Translator, 't'>) =>
  endedAt === undefined ? stateName(state, words) : words.t('Calendar.SaleEnded');

/** Returns a day's name for screen readers: the date, then everything that shape and colour show. */
export const dayLabel = (
  date: LocalDate,
  entry: CalendarDay,
  is: { readonly today: boolean; readonly chosen: boolean },
  words: Pick<Translator, 't' | 'money' | 'longDay'>,
): string => {
  const { state, ticketsAvailable, adultPrice, discount } = entry;
  const { t, money, longDay } = words;
  return [
    longDay(date),
    ...(is.today ? [t('Calendar.Today')] : []),
    ...(is.chosen ? [t('Calendar.Selected')] : []),
    state === 'few' ? t('Calendar.FewLeft', { count: ticketsAvailable }) : dayName(entry, words),
    ...(adultPrice === undefined ? [] : [t('Calendar.AdultPrice', { price: money(adultPrice) })]),
    ...(discount === undefined ? [] : [t('Calendar.DiscountLabel', { percent: discount })]),
  ].join(', ');
};
