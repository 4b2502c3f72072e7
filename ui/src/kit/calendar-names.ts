import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';
import type { Translator } from '../translations/use-translator.ts';
import { fromNoon } from './local-noon.ts';

type Names = {
  readonly month: Intl.DateTimeFormat;
  readonly short: Intl.DateTimeFormat;
  readonly long: Intl.DateTimeFormat;
};

const known = new Map<Language, Names>();

/** Month and weekday names come from the platform: the calendar's own locale files would be one more wait. */
const namesOf = (language: Language): Names => {
  const names = known.get(language);
  if (names !== undefined) return names;
  const tag = dateLocaleTag(language);
  const made = {
    month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
    short: new Intl.DateTimeFormat(tag, { weekday: 'short' }),
    long: new Intl.DateTimeFormat(tag, { weekday: 'long' }),
  };
  known.set(language, made);
  return made;
};

/** Everything that the calendar says or shows in words. Its days are local noons. */
export const calendarNames = ({ language, t, longDay }: Pick<Translator, 'language' | 't' | 'longDay'>) => {
  const { month, short, long } = namesOf(language);
  return {
    formatters: {
      formatCaption: (noon: Date) => month.format(noon),
      formatWeekdayName: (noon: Date) => short.format(noon),
      formatDay: (noon: Date) => String(noon.getDate()),
    },
    labels: {
      labelPrevious: () => t('Calendar.PreviousMonth'),
      labelNext: () => t('Calendar.NextMonth'),
      labelNav: () => t('Calendar.Title'),
      labelGrid: (noon: Date) => month.format(noon),
      labelWeekday: (noon: Date) => long.format(noon),
      labelDayButton: (noon: Date) => longDay(fromNoon(noon)),
    },
  };
};
