import { err, Result } from 'neverthrow';
import { fitCart } from '../../availability/capacity.ts';
import { checkPieces, nonZeroChoices } from '../../availability/pieces.ts';
import type { ChosenTicket, TicketOrder } from '../../cart/orders.ts';
import type { PersonCategories } from '../../catalog/person-categories.ts';
import { personsOf } from '../../catalog/price-list.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CategoryId } from '../../ids.ts';
import type { CartCase } from '../cart-case.ts';
import { groupSale, listsFor } from '../catalog/periods-on-sale.ts';
import { groupOf, priceListsOf, type SoldPriceList, type SoldTicket } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import { type TicketRefusal, ticketWithPlaces } from '../places/places-on-sale.ts';
import { takePlaces } from '../places/take-places.ts';
import { type Addition, type FillCase, type FillError, fillCart, mayFill } from './fill-cart.ts';
import { checkLimits } from './first-moments.ts';
import { personsOfLines, type RequestedLine } from './seller-cart.ts';

const namedBy = ({ kind }: SoldPriceList): readonly CategoryId[] => {
  if (kind.type === 'package') return kind.items.map((item) => item.categoryId);
  return kind.categoryId === undefined ? [] : [kind.categoryId];
};

/** Whether a person category is valid for a price list: one of the package's own categories, or for a single price any
 *  category of the shop or the ticket. */
const belongsTo = (
  category: CategoryId,
  list: SoldPriceList,
  ticket: SoldTicket,
  { adult, child }: PersonCategories,
): boolean => {
  if (list.kind.type === 'package') return namedBy(list).includes(category);
  return [adult, child, ...priceListsOf(ticket).flatMap(namedBy)].includes(category);
};

/** Tickets of one product for one day or season. */
export type AddTicket = Addition & {
  readonly order: TicketOrder;
  readonly client?: LimitedClient | undefined;
};

export type AddTicketRefusal =
  | FillError
  | TicketRefusal
  | ErrorOf<'noItemsSelected' | 'priceListDisabled' | 'cartTooLarge'>
  | ErrorOf<'capacityFull' | 'holdAtLimit' | 'tooManyUnpaidPlaces' | 'tooManyCarts'>;

const foreignCategory: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'CategoryId',
  expected: 'a sub price category of the price list, or none',
};

const requestedLine = (
  ticket: SoldTicket,
  categories: PersonCategories,
  period: TicketPeriod,
  { priceListId, quantity, categoryId }: ChosenTicket,
  at: DecisionTime,
): Result<RequestedLine, AddTicketRefusal> => {
  const group = groupOf(ticket, priceListId);
  const list = group?.priceLists.find((candidate) => candidate.priceListId === priceListId);
  if (group === undefined || list === undefined) return err({ kind: 'notFound', what: 'priceList' });
  if (!list.enabled || groupSale(group, period, at) !== 'onSale' || !listsFor(group, period).includes(list))
    return err({ kind: 'priceListDisabled' });
  if (categoryId !== undefined && !belongsTo(categoryId, list, ticket, categories)) return err(foreignCategory);
  return checkPieces(quantity).map((pieces) => ({
    kind: 'ticket',
    productId: ticket.id,
    priceListId,
    facilityId: ticket.facilityId,
    period,
    quantity: pieces,
    personsEach: personsOf(list.kind),
  }));
};

/** Adds tickets to a cart and takes their places: for all lines of the order or, on an error, for none. */
export const addTicket = (
  of: FillCase,
  { order, client, ...addition }: AddTicket,
  at: DecisionTime,
): Result<CartCase, AddTicketRefusal> => {
  const items = nonZeroChoices(order.items);
  if (items.isErr()) return err(items.error);
  const { personCategories } = of.catalog;
  const { now } = at;
  return ticketWithPlaces(of, order, at.today)
    .andThen(({ ticket, period }) =>
      Result.combine(items.value.map((line) => requestedLine(ticket, personCategories, period, line, at))),
    )
    .andThen((wanted) =>
      fillCart(of, wanted, addition, now, ({ open, set, lines }) =>
        mayFill(open.cart, addition)
          .andThen(() => fitCart(personsOfLines(lines)))
          .andThen(() => checkLimits(open.cart, set, now))
          .andThen(() => takePlaces(open, set, at))
          .andThen((taken) => forClient(open.cart.lines, taken, client, now)),
      ),
    );
};
