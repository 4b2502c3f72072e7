import { maxPersonsPerCart } from '../../availability/capacity.ts';
import { maxGiftCardsPerCart } from '../../availability/cart-ceilings.ts';
import type { OrderRef, TicketCode } from '../../ids.ts';
import type { HostLine } from '../cart/host-cart.ts';
import { personsOfLine } from '../places/persons.ts';
import type { HostTicket } from './host-order.ts';

/** No order has more: a cart's persons, each with a ticket, and its gift cards. */
export const mostTicketsPerOrder = maxPersonsPerCart + maxGiftCardsPerCart;

/** One for each person that a line admits, or for each card; an upsell needs none (D-ORDER-KEYS). */
const ticketsIn = (line: HostLine): number => (line.kind === 'giftCard' ? line.quantity : personsOfLine(line));

/** What the buyer of these lines will hold in hand, in their order. Too few codes are a bug of the caller and throw. */
export const ticketsFor = (
  orderRef: OrderRef,
  lines: readonly HostLine[],
  codes: readonly TicketCode[],
): readonly HostTicket[] =>
  lines
    .flatMap((line) => Array.from({ length: ticketsIn(line) }, () => line.id))
    .map((lineId, index): HostTicket => {
      const code = codes[index];
      if (code === undefined) throw new RangeError('there are fewer codes than tickets');
      return { code, orderRef, lineId, number: index + 1 };
    });
