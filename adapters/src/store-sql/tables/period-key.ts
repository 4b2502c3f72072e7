import type { Brand } from '@shop/core/brand';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { periodOfText, periodText } from '@shop/core/host/places/period-places';

/** What capacity is counted for as it is stored: a day as `YYYY-MM-DD`, or a season's id. */
export type PeriodKey = Brand<string, 'PeriodKey'>;

const make = (text: string): PeriodKey => text as PeriodKey;

export const periodKey = (period: TicketPeriod): PeriodKey => make(periodText(period));

/** A key that was stored as part of a text. */
export const periodKeyOf = make;

/** Stored keys were checked when they were made. */
export const periodOf = (key: PeriodKey): TicketPeriod => periodOfText(key);
