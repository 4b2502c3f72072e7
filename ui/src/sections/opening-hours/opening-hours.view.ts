import {
  hoursText,
  type LocalMoment,
  type OpenState,
  openState,
  shortTime,
  type WeekHours,
} from '@shop/core/content/opening-hours';
import { weekdayText } from '@shop/core/dates/date-text';
import { type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

type HoursWords = Pick<Translator, 't' | 'language'>;

type Area = SectionDataOf<'openingHours'>['areas'][number];

/** Returns the state of each area at a later moment than that of the page. */
export const areasAt = (
  { areas, today }: Pick<SectionDataOf<'openingHours'>, 'areas' | 'today'>,
  moment: LocalMoment,
): readonly Area[] =>
  areas.map((area) => {
    const isClosedToday = area.isClosedToday && moment.today === today;
    return { ...area, isClosedToday, state: isClosedToday ? { type: 'closed' } : openState(area.hours, moment) };
  });

const stateText = (state: OpenState, { t }: HoursWords): string => {
  switch (state.type) {
    case 'open':
      return t('Hours.OpenUntil', { time: shortTime(state.until) });
    case 'opens':
      return t('Hours.OpensAt', { time: shortTime(state.from) });
    case 'ended':
      return t('Hours.Ended');
    case 'closed':
      return t('Hours.ClosedToday');
  }
};

const hoursOn = (hours: WeekHours, day: LocalDate, { t }: HoursWords): string => {
  const own = hours[weekdayOf(day)];
  return own === undefined ? t('Hours.Closed') : hoursText(own);
};

/** Returns the texts of the table: a column for each area, and a row for each weekday from Monday on. */
export const openingHoursView = (areas: readonly Area[], today: LocalDate, words: HoursWords) => {
  const monday = plusDays(today, 1 - weekdayOf(today));
  return {
    areas: areas.map(({ title, state }) => ({
      title,
      now: stateText(state, words),
      isOpen: state.type === 'open',
    })),
    days: [0, 1, 2, 3, 4, 5, 6].map((away) => {
      const day = plusDays(monday, away);
      const isToday = day === today;
      return {
        name: weekdayText(day, words.language),
        isToday,
        hours: areas.map(({ title, hours, isClosedToday }) => ({
          title,
          text: isToday && isClosedToday ? words.t('Hours.Closed') : hoursOn(hours, day, words),
        })),
      };
    }),
  };
};
