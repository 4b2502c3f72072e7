import type { Brand } from '@shop/core/brand';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { periodOfText, periodText } from '@shop/core/host/places/period-places';
import type { Column } from './table.ts';

/** A day as `YYYY-MM-DD`, or a season's id. */
export type PeriodKey = Brand<string, 'PeriodKey'>;

/** A key that was stored as part of a text. */
export const periodKeyOf = (text: string): PeriodKey => text as PeriodKey;

export const periodKey = (period: TicketPeriod): PeriodKey => periodKeyOf(periodText(period));

/** The day or season that places are counted for. */
export const periodColumn: Column<TicketPeriod, PeriodKey> = { type: 'text', read: periodOfText, write: periodKey };
