import type { ErrorOf } from '../errors/shop-error.ts';
import { isBoundToDay, type TicketType } from './product-type.ts';

/** What to tell whoever chose neither a day nor a season: the one of the two that the ticket is sold for. */
export const missingPeriod = (type: TicketType): ErrorOf<'dateNotSelected' | 'seasonNotSelected'> =>
  isBoundToDay(type) ? { kind: 'dateNotSelected' } : { kind: 'seasonNotSelected' };
