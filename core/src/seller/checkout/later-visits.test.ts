import { expect, it } from 'vitest';
import { cartItemId, pressKey, ticketCode } from '../../ids.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after, later } from '../../testing/seller-builders.ts';
import { withLaterUses } from './later-uses.ts';
import { type EntryTicket, maxStoredVisits } from './seller-ticket.ts';
import { letIn } from './use-ticket.ts';

const season: EntryTicket = {
  code: ticketCode('season'),
  cartItemId: cartItemId('line'),
  number: 1,
  kind: 'entry',
  personsADay: 200,
  visitsMade: 0,
  newestVisits: [],
};

const visited = (count: number): EntryTicket =>
  Array.from({ length: count }, (_, place) => place).reduce(
    (ticket, place) => letIn(ticket, pressKey(String(place)), later(place)).ticket,
    season,
  );

const { state, report } = paying();
const order = orderIn(after(state, report(captured)));

it.each([maxStoredVisits - 1, maxStoredVisits, maxStoredVisits + 1, 2 * maxStoredVisits])(
  'a ticket of a backup takes over all of %i later visits, of which only the newest 50 are listed',
  (count) => {
    const replaced = visited(count);
    const { tickets } = withLaterUses({ ...order, tickets: [season] }, new Map([[season.code, replaced]]));
    expect(tickets).toEqual([replaced]);
    expect(tickets).toMatchObject([{ visitsMade: count }]);
  },
);
