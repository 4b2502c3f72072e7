import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxPersonsPerCart, personsInLines } from '../availability/capacity.ts';
import { anyDay, anyPriceList } from '../testing/arbitraries.ts';
import { aTicket } from '../testing/builders.ts';
import { makeTicketOrder } from './ticket-selection.ts';

const anyChoices = fc.array(fc.record({ priceList: anyPriceList, quantity: fc.nat(6) }), { maxLength: 5 });

it('an order holds exactly what was chosen, and never more persons than are left or a cart may hold', () => {
  fc.assert(
    fc.property(anyChoices, anyDay, fc.nat(40), (choices, date, ticketsAvailable) => {
      const wanted = choices.filter(({ quantity }) => quantity > 0);
      const persons = personsInLines(wanted.map(({ priceList, quantity }) => ({ kind: priceList.kind, quantity })));
      const order = makeTicketOrder({ ticket: aTicket(), language: 'sl', date, choices, ticketsAvailable });
      const allowed = wanted.length > 0 && wanted.every(({ priceList }) => priceList.enabled);
      expect(order.isOk()).toBe(allowed && persons <= ticketsAvailable && persons <= maxPersonsPerCart);
      if (order.isOk()) {
        expect(order.value.lines).toEqual(
          wanted.map(({ priceList, quantity }) => ({ priceListId: priceList.id, quantity })),
        );
      }
    }),
    { numRuns: 300 },
  );
});
