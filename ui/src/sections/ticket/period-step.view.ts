import { isSelectable } from '@shop/core/availability/day-state';
import { adultFromPrice, canChooseDay, type TicketCalendar } from '@shop/core/availability/ticket-calendar';
import { choosePeriod, type PeriodError } from '@shop/core/cart/ticket-selection';
import { fromPrice } from '@shop/core/catalog/from-price';
import { isDayTicket, type Season, seasonsOf, type Ticket, type TicketPeriod } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { SeasonId } from '@shop/core/ids';
import type { Result } from 'neverthrow';
import type { SelectOption } from '../../kit/select.tsx';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The choice of step 1, and why the visitor cannot continue with it. */
export type PeriodChoice = {
  readonly date?: LocalDate;
  readonly seasonId?: SeasonId;
  readonly problem?: PeriodError;
};

/** Returns the initial choice of step 1: the last one if it is still on sale. Without one it contains the problem if
 *  the visitor tried to continue. */
export const firstChoice = (
  { ticket, today, isMissing }: Pick<SectionDataOf<'ticket'>, 'ticket' | 'today' | 'isMissing'>,
  last: TicketPeriod | undefined,
): PeriodChoice => {
  if (last?.type === 'season') return { seasonId: last.seasonId };
  if (last !== undefined && isDayTicket(ticket) && canChooseDay(ticket, today, last.date)) return { date: last.date };
  return isMissing === true
    ? continueWith(ticket, {}).match(
        () => ({}),
        (refused) => refused,
      )
    : {};
};

/** Returns the choice of a season; the list's empty first entry removes the choice. */
export const withSeason = (seasonId: SeasonId | undefined): PeriodChoice => ({ seasonId });

/** Returns the day or season to continue with. Error: the choice with its problem. */
export const continueWith = (ticket: Ticket, choice: PeriodChoice): Result<TicketPeriod, PeriodChoice> =>
  choosePeriod({ ticket, ...choice }).mapErr((problem) => ({ ...choice, problem }));

/** The texts of step 1; `nothingLeft` when neither a day nor a season is on sale. */
export type PeriodStepView =
  | { readonly kind: 'nothingLeft'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'day' | 'season';
      readonly title: string;
      readonly problem?: string;
      /** The chosen day, or that none is chosen. */
      readonly chosen?: string;
      /** The number of the last places on the chosen day, and the price of the day or season. */
      readonly facts: readonly string[];
      readonly discount?: string;
    };

/** Returns the texts of step 1. A ticket without a calendar is one for a season. */
export const periodStepView = (
  ticket: Ticket,
  calendar: TicketCalendar | undefined,
  choice: PeriodChoice,
  words: Pick<Translator, 't' | 'money' | 'dayAndMonth' | 'longDay' | 'errorText'>,
): PeriodStepView => {
  const { t, errorText } = words;
  const problem = choice.problem && errorText(errorKey(choice.problem));
  const seasons = seasonsOf(ticket);
  if (calendar === undefined && seasons.length === 0) {
    return { kind: 'nothingLeft', title: t('Ticket.NotAvailable'), text: t('Season.None') };
  }
  if (calendar === undefined) {
    const chosen = seasons.find(({ id }) => id === choice.seasonId)?.name;
    const facts = seasonFacts(seasons, choice, words);
    return { kind: 'season', title: t('Season.Title'), chosen, facts, problem };
  }
  if (!calendar.days.some(isSelectable)) {
    const title = t(isClosed(calendar) ? 'Calendar.Closed' : 'Calendar.SoldOut');
    return { kind: 'nothingLeft', title, text: t('Calendar.NoDays') };
  }
  return { kind: 'day', title: t('Calendar.Title'), ...dayFacts(calendar, choice, words), problem };
};

/** Returns the entries of the list of seasons: the name, which says the season's days, and the lowest adult price. */
export const seasonOptions = (
  seasons: readonly Season[],
  { t, money }: Pick<Translator, 't' | 'money'>,
): readonly SelectOption[] =>
  seasons.map(({ id, name, adultPrice }) => ({
    value: id,
    text: adultPrice === undefined ? name : t('Season.WithPrice', { season: name, price: money(adultPrice) }),
  }));

/** Returns the lowest price for an adult in the chosen season, or in all seasons. */
const seasonFacts = (
  seasons: readonly Season[],
  { seasonId }: PeriodChoice,
  { t, money }: Pick<Translator, 't' | 'money'>,
): readonly string[] => {
  const from = fromPrice(
    seasons
      .filter(({ id }) => seasonId === undefined || id === seasonId)
      .map(({ adultPrice }) => ({ price: adultPrice })),
  );
  return from === undefined ? [] : [t('Calendar.AdultPrice', { price: money(from.price) })];
};

const isClosed = ({ days }: TicketCalendar): boolean => days.every(({ state }) => state === 'closed');

const dayFacts = (
  { days, dayOn }: TicketCalendar,
  { date }: PeriodChoice,
  { t, money, dayAndMonth, longDay }: Pick<Translator, 't' | 'money' | 'dayAndMonth' | 'longDay'>,
) => {
  if (date === undefined) {
    const chosen = t('Calendar.NothingChosen');
    const from = adultFromPrice(days);
    if (from === undefined) return { chosen, facts: [] };
    const price = t('Calendar.AdultPrice', { price: money(from.price) });
    const onDay = from.onlyOn === undefined ? '' : t('List.OnDay', { date: dayAndMonth(from.onlyOn) });
    return { chosen, facts: [`${price} ${onDay}`.trim()] };
  }
  const { state, ticketsAvailable, adultPrice, discount } = dayOn(date);
  return {
    chosen: t('Calendar.Chosen', { date: longDay(date) }),
    facts: [
      ...(state === 'few' ? [t('Ticket.OnlyLeft', { count: ticketsAvailable })] : []),
      ...(adultPrice === undefined ? [] : [t('Calendar.AdultPrice', { price: money(adultPrice) })]),
    ],
    discount: discount === undefined ? undefined : t('Calendar.DiscountLabel', { percent: discount }),
  };
};
