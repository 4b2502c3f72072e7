import type { ChosenTicket } from '@shop/core/cart/orders';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { defaultPersonCategories as categories } from '@shop/core/catalog/person-categories';
import { priceListId } from '@shop/core/ids';
import { aTicketQuote } from '@shop/core/testing/builders';
import { day, evening, family } from '@shop/core/testing/stay-builders';
import { describe, expect, it } from 'vitest';
import { cheaperViews, offeredView } from './mix-advice.view.ts';

const words = {
  t: (key: string, facts: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(facts)].join(' '),
  money: (amount: number) => `${amount / 100} EUR`,
};
const quote = aTicketQuote({ priceGroups: [day, family, evening] });
const choice = (id: string, quantity: number): ChosenTicket => ({ priceListId: priceListId(id), quantity });
const mixed = [choice('package-2-2', 1), choice('day-child', 1)];
const lines = [
  { key: 'package-2-2', text: 'Added.Line 1 family – Paket 2+2', amount: '72 EUR' },
  { key: 'day-child', text: 'Added.Line 1 day – Otroci', amount: '20 EUR' },
];

describe('a cheaper mix for the chosen tickets', () => {
  const cheaper = (...choices: readonly ChosenTicket[]) =>
    cheaperViews(ticketOffer(quote, choices), choices, categories, words);

  it('has its lines, the saving and the quantities of a press', () => {
    expect(cheaper(choice('day-adult', 2), choice('day-child', 3))).toMatchObject([
      { lines, action: 'Ticket.MixSwap 12 EUR', done: 'Ticket.MixDone 12 EUR', choices: mixed },
    ]);
  });
});

describe('a mix for persons without a package', () => {
  const offered = (adults: number, children: number, chosen: readonly ChosenTicket[] = []) =>
    offeredView(
      ticketOffer(quote, chosen),
      { groupId: family.priceGroupId, counts: { adults, children } },
      chosen,
      categories,
      words,
    );

  it('is offered until it is chosen', () => {
    expect(offered(2, 3, mixed)).toBeUndefined();
    const action = 'Ticket.MixChoose 92 EUR 12 EUR';
    expect(offered(2, 3, [choice('package-2-2', 1)])).toMatchObject({ lines, action, choices: mixed });
  });

  it('is not offered if single tickets cost no more', () => {
    expect(offered(1, 3)).toBeUndefined();
  });
});
