import type { Brand } from '@shop/core/brand';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { parseLocalDate } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';

/** What capacity is counted for: a day as `YYYY-MM-DD`, or a season's id. */
export type PeriodKey = Brand<string, 'PeriodKey'>;

const make = (text: string): PeriodKey => text as PeriodKey;

export const periodKey = (period: TicketPeriod): PeriodKey =>
  make(period.type === 'day' ? period.date : period.seasonId);

/** Season ids never look like days, so the text alone tells which it is. */
export const periodOf = (key: PeriodKey): TicketPeriod =>
  parseLocalDate(key).match<TicketPeriod>(
    (date) => ({ type: 'day', date }),
    () => ({ type: 'season', seasonId: seasonId(key) }),
  );
