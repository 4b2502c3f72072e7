import { type LocalDate, parseLocalDate, plusDays } from '@shop/core/dates/local-date';
import { dayPlan, type ForeignPrice, type ForeignTicket, tickets, windowDays } from './foreign-goods.ts';

/** The time of a ticket: a day, or a season by its id. */
export type When = { readonly day: LocalDate } | { readonly season: number };

export type SoldTicket = { readonly ticket: ForeignTicket; readonly price: ForeignPrice; readonly when: When };

/** Units: persons that one piece admits. */
const personsOf = ({ persons }: ForeignPrice): number =>
  persons === undefined ? 1 : persons.reduce((sum, { quantity }) => sum + quantity, 0);

export const sameTime = (one: When, other: When): boolean =>
  'day' in one ? 'day' in other && one.day === other.day : 'season' in other && one.season === other.season;

/** Counts places of the lake, which day tickets share, and of seasons. `taken` returns the tickets of all carts and
 *  orders. */
export const places = (today: () => LocalDate, taken: () => Iterable<SoldTicket & { readonly quantity: number }>) => {
  const planOf = (day: LocalDate) => {
    for (let after = 0; after <= windowDays; after += 1) if (plusDays(today(), after) === day) return dayPlan(after);
    return undefined;
  };

  const capacity = (when: When): number | undefined =>
    'day' in when
      ? planOf(when.day)?.places
      : tickets.flatMap(({ seasons }) => seasons).find(({ id }) => id === when.season)?.places;

  return {
    /** Units: percent off at that time. */
    percentOff: (when: When): number => ('day' in when ? (planOf(when.day)?.percent ?? 0) : 0),
    /** Units: persons; `undefined` when nothing is on sale. */
    free: (when: When): number | undefined => {
      const all = capacity(when);
      if (all === undefined) return undefined;
      const held = [...taken()].filter((sold) => sameTime(sold.when, when));
      return all - held.reduce((sum, { price, quantity }) => sum + personsOf(price) * quantity, 0);
    },
    /** Returns whether this number of further pieces fits. */
    fits: (sold: SoldTicket, pieces: number, free: number): boolean => personsOf(sold.price) * pieces <= free,
    /** Returns every day on sale, from today on. */
    days: (): readonly LocalDate[] => Array.from({ length: windowDays + 1 }, (_, after) => plusDays(today(), after)),
  };
};

/** Parses a day in a request, with or without its midnight. */
export const dayIn = (sent: unknown): LocalDate | undefined =>
  typeof sent === 'string' ? parseLocalDate(sent.replace(/T00:00:00$/, '')).unwrapOr(undefined) : undefined;
