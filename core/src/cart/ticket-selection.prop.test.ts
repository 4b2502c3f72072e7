import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxPersonsPerCart, personsInLines } from '../availability/capacity.ts';
import { anyDay, anyPriceList } from '../testing/arbitraries.ts';
import { aPriceGroup, aTicket, aTicketQuote } from '../testing/builders.ts';
import { makeTicketOrder } from './ticket-selection.ts';

const anyChoices = fc.array(fc.record({ priceList: anyPriceList, quantity: fc.nat(6) }), { maxLength: 5 });

it('an order holds exactly what was chosen, and never more persons than are left or a cart may hold', () => {
  fc.assert(
    fc.property(anyChoices, anyDay, fc.nat(40), fc.nat(20), (chosen, date, ticketsAvailable, personsInCart) => {
      const wanted = chosen.filter(({ quantity }) => quantity > 0);
      const persons = personsInLines(wanted.map(({ priceList, quantity }) => ({ kind: priceList.kind, quantity })));
      const priceGroups = [aPriceGroup({ priceLists: chosen.map(({ priceList }) => priceList) })];
      const order = makeTicketOrder({
        ticket: aTicket(),
        language: 'sl',
        date,
        choices: chosen.map(({ priceList, quantity }) => ({ priceListId: priceList.id, quantity })),
        quote: aTicketQuote({ ticketsAvailable, personsInCart, priceGroups }),
      });
      const allowed = wanted.length > 0 && wanted.every(({ priceList }) => priceList.enabled);
      const fits = persons <= ticketsAvailable && personsInCart + persons <= maxPersonsPerCart;
      expect(order.isOk()).toBe(allowed && fits);
      if (order.isOk()) {
        expect(order.value.lines).toEqual(
          wanted.map(({ priceList, quantity }) => ({ priceListId: priceList.id, quantity })),
        );
      }
    }),
    { numRuns: 300 },
  );
});
