import type { DayState } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { seasonsOf } from '@shop/core/catalog/ticket';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { Loaded } from '../../page-data/loaded.ts';
import { type Address, hrefOf } from '../../page-data/route-data.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The texts of step 2: the chosen day or season, and why its prices could not be loaded. */
export type TicketsStepView = {
  /** The ticket, and its area if the name does not contain it. */
  readonly product: string;
  readonly when: string;
  /** Heading of the choice: kinds of ticket, or hours. */
  readonly title: string;
  readonly discount?: string;
  /** Text of the link back to step 1. */
  readonly change: string;
  /** Period of the added tickets, for the confirmation. */
  readonly addedFor: string;
  /** Why the day can never be chosen, independent of its prices. */
  readonly neverReason?: NeverState;
  /** `tryAgain` is the address to load again, when another try may help. */
  readonly problem?: { readonly text: string; readonly tryAgain?: string };
};

const whenText = (ticket: Ticket, period: TicketPeriod, { longDay }: Pick<Translator, 'longDay'>): string =>
  period.type === 'day'
    ? longDay(period.date)
    : (seasonsOf(ticket).find(({ id }) => id === period.seasonId)?.name ?? '');

/** Returns the name of a ticket with its area. A declined name of the area, as in "v Termaliji", counts as one. */
const productText = (name: string, area: string | undefined): string =>
  area === undefined || name.includes(area.slice(0, -1)) ? name : `${name} · ${area}`;

type NeverState = Exclude<DayState, 'free' | 'few' | 'soldOut'>;

/** Returns the state of a day whose prices and places are irrelevant; `undefined` for other days. */
const neverStateOf = (period: TicketPeriod, calendar: TicketCalendar | undefined): NeverState | undefined => {
  if (period.type === 'season' || calendar === undefined) return undefined;
  const { state } = calendar.dayOn(period.date);
  return state === 'closed' || state === 'past' || state === 'beyond' ? state : undefined;
};

/** Returns the texts of step 2. A ticket without a calendar is one for a season. */
export const ticketsStepView = (
  { ticket, area }: Pick<SectionDataOf<'ticket'>, 'ticket' | 'area'>,
  calendar: TicketCalendar | undefined,
  period: TicketPeriod,
  quote: Loaded<TicketQuote>,
  address: Address,
  words: Pick<Translator, 't' | 'longDay' | 'errorText'>,
): TicketsStepView => {
  const { t, errorText } = words;
  const when = whenText(ticket, period, words);
  const shared = {
    product: productText(ticket.name, area),
    when,
    title: t(ticket.type === 'hourlyTicket' ? 'Ticket.Hours' : 'Ticket.PriceGroups'),
    change: t(period.type === 'day' ? 'Calendar.Change' : 'Season.Change'),
    addedFor: period.type === 'day' ? t('Added.Day', { date: when }) : t('Added.Season', { season: when }),
  };
  const neverReason = neverStateOf(period, calendar);
  if (neverReason !== undefined) return { ...shared, title: t('Calendar.Title'), neverReason };
  if (quote.ok) {
    const percent = quote.value.conditions.facilityDiscount;
    return { ...shared, discount: percent === 0 ? undefined : t('Ticket.FacilityDiscount', { percent }) };
  }
  const tryAgain = quote.error.kind === 'unreachable' ? hrefOf(address) : undefined;
  return { ...shared, problem: { text: errorText(errorKey(quote.error)), tryAgain } };
};
