import { err, ok, type Result } from 'neverthrow';
import { fitCapacity, fitCart, personsInLines } from '../availability/capacity.ts';
import { missingPeriod } from '../catalog/missing-period.ts';
import type { PriceList } from '../catalog/price-list.ts';
import { onlySeason } from '../catalog/season-choice.ts';
import { isDayTicket, type Ticket, type TicketPeriod } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { CartId, CategoryId, SeasonId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { ChosenTicket, TicketOrder } from './orders.ts';

/** A price list with the quantity set beside it; 0 when it is not wanted. Units: pieces. */
export type TicketChoice = {
  readonly priceList: PriceList;
  readonly quantity: number;
  readonly categoryId?: CategoryId;
};

/** What a visitor has chosen on the ticket page so far, unchecked. */
export type TicketSelection = {
  readonly ticket: Ticket;
  readonly language: Language;
  readonly date?: LocalDate;
  readonly seasonId?: SeasonId;
  readonly choices: readonly TicketChoice[];
  /** Units: persons that still fit, as the quote of the chosen period says. */
  readonly ticketsAvailable: number;
};

/** `periodNotOnSale` is a season of another product. */
export type PeriodError = ErrorOf<'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>;
type ChoiceError = ErrorOf<'invalidInput' | 'noItemsSelected' | 'priceListDisabled'>;
type RoomError = ErrorOf<'capacityFull' | 'cartTooLarge'>;
export type TicketOrderError = PeriodError | ChoiceError | RoomError;

/** The chosen day or season. */
export const choosePeriod = (
  selection: Pick<TicketSelection, 'ticket' | 'date' | 'seasonId'>,
): Result<TicketPeriod, PeriodError> => {
  const { ticket, date } = selection;
  if (isDayTicket(ticket)) return date === undefined ? err(missingPeriod(ticket.type)) : ok({ type: 'day', date });
  const seasonId = selection.seasonId ?? onlySeason(ticket)?.id;
  if (seasonId === undefined) return err(missingPeriod(ticket.type));
  return ticket.seasons.some((season) => season.id === seasonId)
    ? ok({ type: 'season', seasonId })
    : err({ kind: 'periodNotOnSale' });
};

const checkChoices = (choices: readonly TicketChoice[]): Result<readonly TicketChoice[], ChoiceError> => {
  if (choices.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0)) {
    return err({ kind: 'invalidInput', field: 'Quantity', expected: 'a whole number from 0 on' });
  }
  const wanted = choices.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return err({ kind: 'noItemsSelected' });
  return wanted.every(({ priceList }) => priceList.enabled) ? ok(wanted) : err({ kind: 'priceListDisabled' });
};

const checkRoom = (choices: readonly TicketChoice[], left: number): Result<readonly TicketChoice[], RoomError> => {
  const persons = personsInLines(choices.map(({ priceList, quantity }) => ({ kind: priceList.kind, quantity })));
  return fitCapacity(persons, left)
    .andThen(fitCart)
    .map(() => choices);
};

const toLine = ({ priceList, quantity, categoryId }: TicketChoice): ChosenTicket => ({
  priceListId: priceList.id,
  quantity,
  ...(categoryId === undefined ? {} : { categoryId }),
});

/** Checks a selection into an order; what is first on the page is told first. */
export const makeTicketOrder = (selection: TicketSelection, cartId?: CartId): Result<TicketOrder, TicketOrderError> =>
  choosePeriod(selection).andThen((period) =>
    checkChoices(selection.choices)
      .andThen((choices) => checkRoom(choices, selection.ticketsAvailable))
      .map((choices) => ({
        ...(cartId === undefined ? {} : { cartId }),
        productId: selection.ticket.id,
        language: selection.language,
        period,
        lines: choices.map(toLine),
      })),
  );
