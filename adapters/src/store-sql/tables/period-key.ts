import type { Brand } from '@shop/core/brand';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { periodText } from '@shop/core/host/places/period-places';
import { seasonId } from '@shop/core/ids';

/** What capacity is counted for as it is stored: a day as `YYYY-MM-DD`, or a season's id. */
export type PeriodKey = Brand<string, 'PeriodKey'>;

const make = (text: string): PeriodKey => text as PeriodKey;

export const periodKey = (period: TicketPeriod): PeriodKey => make(periodText(period));

/** A key that was stored as part of a text. */
export const periodKeyOf = make;

const isDay = (key: string): key is LocalDate => /^\d{4}-\d{2}-\d{2}$/.test(key);

/** Season ids never look like days, so the text alone tells which it is. Stored keys were checked when they were made. */
export const periodOf = (key: PeriodKey): TicketPeriod => {
  const text: string = key;
  return isDay(text) ? { type: 'day', date: text } : { type: 'season', seasonId: seasonId(text) };
};
