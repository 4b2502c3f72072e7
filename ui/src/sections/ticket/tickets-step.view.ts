import { seasonsOf } from '@shop/core/catalog/season-choice';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { errorKey } from '@shop/core/errors/error-key';
import type { Address, Loaded } from '../../pages/route-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The chosen day or season in words, and what went wrong with its prices. */
export type TicketsStepView = {
  readonly when: string;
  readonly discount?: string;
  /** The words that lead back to step 1. */
  readonly change: string;
  /** What was added for when, for after it was. */
  readonly addedFor: string;
  /** `tryAgain` is the address of a full load, where another try may help. */
  readonly problem?: { readonly text: string; readonly tryAgain?: string };
};

const whenText = (ticket: Ticket, period: TicketPeriod, { longDay }: Pick<Translator, 'longDay'>): string =>
  period.type === 'day'
    ? longDay(period.date)
    : (seasonsOf(ticket).find(({ id }) => id === period.seasonId)?.name ?? '');

export const ticketsStepView = (
  ticket: Ticket,
  period: TicketPeriod,
  quote: Loaded<TicketQuote>,
  { path, search }: Address,
  words: Pick<Translator, 't' | 'longDay' | 'errorText'>,
): TicketsStepView => {
  const { t, errorText } = words;
  const when = whenText(ticket, period, words);
  const shared = {
    when,
    change: t(period.type === 'day' ? 'Calendar.Change' : 'Season.Change'),
    addedFor: period.type === 'day' ? t('Added.Day', { date: when }) : t('Added.Season', { season: when }),
  };
  if (quote.ok) {
    const percent = quote.value.facilityDiscount;
    return { ...shared, ...(percent === 0 ? {} : { discount: t('Ticket.FacilityDiscount', { percent }) }) };
  }
  const tryAgain = quote.error.kind === 'unreachable' ? { tryAgain: search === '' ? path : `${path}?${search}` } : {};
  return { ...shared, problem: { text: errorText(errorKey(quote.error)), ...tryAgain } };
};
