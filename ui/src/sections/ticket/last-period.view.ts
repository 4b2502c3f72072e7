import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { useState } from 'react';

const isSame = (one: TicketPeriod, other: TicketPeriod | undefined): boolean =>
  one.type === 'day'
    ? other?.type === 'day' && one.date === other.date
    : other?.type === 'season' && one.seasonId === other.seasonId;

/** The day or season chosen last on this page: step 1 keeps it chosen, step 2 can say that it is a new one (design 6). */
export const useLastPeriod = (current: TicketPeriod | undefined) => {
  const [last, setLast] = useState({ period: current, changed: false });
  if (current !== undefined && !isSame(current, last.period)) {
    setLast({ period: current, changed: last.period !== undefined });
  }
  return last;
};
