import { err, ok, Result } from 'neverthrow';
import { fitCapacity, fitCart, personsInLines } from '../availability/capacity.ts';
import { checkPieces, nonZeroChoices } from '../availability/pieces.ts';
import { missingPeriod } from '../catalog/product-type.ts';
import { isDayTicket, onlySeason, type Ticket, type TicketPeriod, type TicketQuote } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { CartId, SeasonId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { ChosenTicket, TicketOrder } from './orders.ts';
import { type OfferedPriceList, type TicketOffer, ticketOffer } from './ticket-offer.ts';

/** A visitor's selection on the ticket page, not checked yet. */
export type TicketSelection = {
  readonly ticket: Ticket;
  readonly language: Language;
  readonly date?: LocalDate;
  readonly seasonId?: SeasonId;
  /** A quantity of 0 is left out. */
  readonly choices: readonly ChosenTicket[];
  /** The quote of the chosen day or season. */
  readonly quote: TicketQuote;
};

/** `periodNotOnSale`: the season belongs to another product. */
export type PeriodError = ErrorOf<'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>;
type ChoiceError = ErrorOf<'invalidInput' | 'noItemsSelected' | 'notFound' | 'priceListDisabled'>;
type RoomError = ErrorOf<'capacityFull' | 'cartTooLarge'>;
export type TicketOrderError = PeriodError | ChoiceError | RoomError;

/** Returns the chosen day or season. */
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

const offeredList = (
  { priceGroups }: TicketOffer,
  { priceListId }: ChosenTicket,
): Result<OfferedPriceList, ChoiceError> => {
  const list = priceGroups.flatMap((group) => group.priceLists).find((one) => one.priceListId === priceListId);
  if (list === undefined) return err({ kind: 'notFound', what: 'priceList' });
  // A lack of places is reported by `checkRoom`.
  return list.sale.type === 'onSale' || list.sale.reason === 'noPlaces' ? ok(list) : err({ kind: 'priceListDisabled' });
};

const checkRoom = (choices: readonly ChosenTicket[], quote: TicketQuote): Result<unknown, ChoiceError | RoomError> => {
  const offer = ticketOffer(quote);
  const countedLines = choices.map((choice) =>
    offeredList(offer, choice).map(({ kind }) => ({ kind, quantity: choice.quantity })),
  );
  return Result.combine(countedLines).andThen((lines): Result<unknown, ChoiceError | RoomError> => {
    const persons = personsInLines(lines);
    const { ticketsAvailable, personsInCart } = quote;
    return fitCapacity(persons, ticketsAvailable)
      .andThen((fitting) => (personsInCart === undefined ? ok(fitting) : fitCart(personsInCart + fitting)))
      .andThen(() => Result.combine(choices.map(({ quantity }) => checkPieces(quantity))));
  });
};

/** Checks a selection and makes an order of it. Errors come in the order of the page. */
export const makeTicketOrder = (selection: TicketSelection, cartId?: CartId): Result<TicketOrder, TicketOrderError> =>
  choosePeriod(selection).andThen((period) =>
    nonZeroChoices(selection.choices).andThen((items) =>
      checkRoom(items, selection.quote).map(() => ({
        cartId,
        productId: selection.ticket.id,
        language: selection.language,
        period,
        items,
      })),
    ),
  );
