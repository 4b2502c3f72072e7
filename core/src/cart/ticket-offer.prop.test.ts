import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitCapacity, fitCart } from '../availability/capacity.ts';
import { checkPieces } from '../availability/pieces.ts';
import { personsOf } from '../catalog/price-list.ts';
import { anyPriceGroup } from '../testing/arbitraries.ts';
import { aTicketQuote } from '../testing/builders.ts';
import { ticketOffer } from './ticket-offer.ts';

const anyOffered = fc.record({
  priceGroups: fc.array(anyPriceGroup, { maxLength: 3 }),
  ticketsAvailable: fc.nat(60),
  personsInCart: fc.nat(21),
  quantities: fc.infiniteStream(fc.nat(4)),
});

it('the largest quantity fits the day, the cart and the line beside all else that is chosen; one more never does', () => {
  fc.assert(
    fc.property(anyOffered, ({ quantities, ...given }) => {
      const quote = aTicketQuote(given);
      const lists = quote.priceGroups.flatMap((group) => group.priceLists);
      const chosen = lists.map(({ id, kind }) => ({ priceListId: id, kind, quantity: quantities.next().value ?? 0 }));
      const offered = ticketOffer(quote, chosen).priceGroups.flatMap((group) => group.priceLists);
      for (const { id, kind, sale } of offered) {
        if (sale.type === 'notOnSale') continue;
        const others = chosen
          .filter(({ priceListId }) => priceListId !== id)
          .reduce((persons, other) => persons + other.quantity * personsOf(other.kind), 0);
        const fits = (quantity: number): boolean => {
          const persons = others + quantity * personsOf(kind);
          return (
            fitCapacity(persons, quote.ticketsAvailable).isOk() &&
            fitCart(quote.personsInCart + persons).isOk() &&
            (quantity === 0 || checkPieces(quantity).isOk())
          );
        };
        // Where the others alone are too many, nothing fits, and nothing is offered.
        expect(fits(sale.maxQuantity)).toBe(fits(0));
        if (!fits(0)) expect(sale.maxQuantity === 0 || personsOf(kind) === 0).toBe(true);
        expect(fits(sale.maxQuantity + 1)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

it('nothing is on sale whose group or list is not, and nothing at all without places', () => {
  fc.assert(
    fc.property(anyOffered, ({ quantities: _, ...given }) => {
      const quote = aTicketQuote(given);
      const offer = ticketOffer(quote);
      for (const [at, group] of quote.priceGroups.entries()) {
        const offered = offer.priceGroups[at]?.priceLists ?? [];
        expect(offered.map(({ sale }) => sale.type === 'onSale')).toEqual(
          group.priceLists.map((list) => group.enabled && list.enabled && quote.ticketsAvailable > 0),
        );
      }
    }),
  );
});
