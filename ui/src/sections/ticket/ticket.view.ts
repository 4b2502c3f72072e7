import { canChooseDay, ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { TicketSelection } from '@shop/core/cart/ticket-selection';
import { isDayTicket, type TicketPeriod } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { SeasonId } from '@shop/core/ids';
import { useState } from 'react';
import type { TicketData } from '../../pages/route-data.ts';

/** Step 1 of a ticket: the chosen day or season before the visitor goes on (spec 2). It starts with the `last` one. */
export const usePeriodChoice = ({ ticket, today }: TicketData, last: TicketPeriod | undefined) => {
  const [date, setDate] = useState<LocalDate | undefined>(last?.type === 'day' ? last.date : undefined);
  const [seasonId, setSeasonId] = useState<SeasonId | undefined>(last?.type === 'season' ? last.seasonId : undefined);
  const boundToDay = isDayTicket(ticket);
  return {
    boundToDay,
    days: boundToDay ? ticketCalendar(ticket, today) : [],
    date: boundToDay && date !== undefined && canChooseDay(ticket, today, date) ? date : undefined,
    seasonId,
    setDate,
    setSeasonId,
  };
};

/** The address of step 2 for what was chosen; the same page, so that back and a shared link work. */
export const stepTwoAddress = (path: string, choice: Pick<TicketSelection, 'date' | 'seasonId'>): string => {
  if (choice.date !== undefined) return `${path}?date=${choice.date}`;
  return choice.seasonId === undefined ? path : `${path}?season=${encodeURIComponent(choice.seasonId)}`;
};
