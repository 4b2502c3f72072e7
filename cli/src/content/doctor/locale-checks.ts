import { dateText, longDateText } from '@shop/core/dates/date-text';
import { localDate } from '@shop/core/dates/local-date';
import { dateLocaleTag, type LocaleCode, localeTag } from '@shop/core/languages/locale';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { type ContentFinding, findingsOf } from './finding.ts';

/** The expected texts of a day and an amount in each language. */
const samples: Readonly<Record<LocaleCode, { readonly day: string; readonly month: string; readonly amount: string }>> =
  {
    sl: { day: '05. 03. 2026', month: 'marec', amount: '12.345,67 €' },
    en: { day: '05/03/2026', month: 'March', amount: '€12,345.67' },
    de: { day: '05.03.2026', month: 'März', amount: '12.345,67 €' },
    it: { day: '05/03/2026', month: 'marzo', amount: '12.345,67 €' },
    hr: { day: '05. 03. 2026.', month: 'ožujka', amount: '12.345,67 €' },
    sr: { day: '05.03.2026.', month: 'mart', amount: '12.345,67 €' },
    ru: { day: '05.03.2026', month: 'марта', amount: '12 345,67 €' },
  };

const codes: readonly LocaleCode[] = ['sl', 'en', 'de', 'it', 'hr', 'sr', 'ru'];

/** Formats days and amounts: with the runtime's own locales by default, with other texts in tests. */
export type LocaleTexts = {
  readonly day: (code: LocaleCode) => string;
  readonly longDay: (code: LocaleCode) => string;
  readonly amount: (code: LocaleCode) => string;
};

const sampleDay = localDate('2026-03-05');

const ownTexts: LocaleTexts = {
  day: (code) => dateText(sampleDay, code),
  longDay: (code) => longDateText(sampleDay, code),
  amount: (code) => euroText(cents(1_234_567), code),
};

const plain = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

/** Checks that days and amounts follow each language. A runtime built with few locales would write English. */
export const localeFindings = (texts: LocaleTexts = ownTexts): readonly ContentFinding[] =>
  codes.flatMap((language) => {
    const { day, month, amount } = samples[language];
    const written = {
      day: plain(texts.day(language)),
      longDay: texts.longDay(language),
      amount: plain(texts.amount(language)),
    };
    const dates = findingsOf('dates', language, dateLocaleTag(language));
    const money = findingsOf('money', language, localeTag(language));
    return [
      ...(written.day === day ? [] : [dates.fault('other', { is: written.day, wanted: day })]),
      ...(written.longDay.includes(month) ? [] : [dates.fault('month', { is: written.longDay, wanted: month })]),
      ...(written.amount === amount ? [] : [money.fault('other', { is: written.amount, wanted: amount })]),
    ];
  });
