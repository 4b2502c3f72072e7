import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact } from '../../checkout/fact.ts';
import { cartItemId, pressKey, ticketCode } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after, later } from '../../testing/seller-builders.ts';
import { laterUseRows, withLaterUses } from './later-uses.ts';
import type { SellerOrder } from './seller-order.ts';
import { balanceOf, type EntryTicket, type SellerTicket, type ValueCard } from './seller-ticket.ts';
import { letIn, putBack, redeem } from './use-ticket.ts';

const name = { code: ticketCode('code'), cartItemId: cartItemId('line'), number: 1 };
const card: ValueCard = { ...name, kind: 'valueCard', value: cents(50_00), redemptions: [] };
const season: EntryTicket = { ...name, kind: 'entry', personsADay: 200, visitsMade: 0, newestVisits: [] };

const press = fc.record({
  amount: fc.integer({ min: 1, max: 20_00 }).map((amount) => cents(amount)),
  isBack: fc.boolean(),
});
const presses = fc.array(press, { maxLength: 70 });

/** Returns a ticket after presses of one terminal, whose keys no other terminal makes. */
const used = (
  ticket: SellerTicket,
  all: readonly { readonly amount: Cents; readonly isBack: boolean }[],
  terminal: string,
  first = 0,
): SellerTicket =>
  all.reduce((now: SellerTicket, { amount, isBack }, place) => {
    const [key, when] = [pressKey(`${terminal} ${first + place}`), later(first + place)];
    if (now.kind === 'entry') return letIn(now, key, when).ticket;
    return isBack ? putBack(now, amount, key, when).ticket : redeem(now, amount, key, when).ticket;
  }, ticket);

const { state, report } = paying();
const order = orderIn(after(state, report(captured)));
const taken = (ticket: SellerTicket, from: SellerTicket): SellerTicket =>
  withLaterUses({ ...order, tickets: [ticket] }, new Map([[from.code, from]])).tickets[0] ?? expect.fail('no ticket');

it.each([
  ['a value card', card],
  ['a season ticket', season],
])('%s of a backup takes over its later uses in the replaced shop once', (_, sold) => {
  fc.assert(
    fc.property(presses, presses, (before, since) => {
      const backup = used(sold, before, 'door');
      const replaced = used(backup, since, 'door', before.length);
      expect(taken(backup, replaced)).toEqual(replaced);
      expect(taken(replaced, replaced)).toBe(replaced);
      expect(taken(replaced, backup)).toBe(replaced);
    }),
    { seed: 53 },
  );
});

const forked = fc.tuple(presses, presses, presses);

it('a value card used in both shops keeps its redemptions, and is never spent above its value', () => {
  fc.assert(
    fc.property(forked, ([before, here, there]) => {
      const backup = used(card, before, 'door');
      const [restored, replaced] = [used(backup, here, 'here', 99), used(backup, there, 'there', 99)];
      const next = taken(restored, replaced);
      if (next.kind !== 'valueCard' || restored.kind !== 'valueCard') return expect.fail('no card');
      expect(next.redemptions.slice(0, restored.redemptions.length)).toEqual(restored.redemptions);
      expect(balanceOf(next)).toBeGreaterThanOrEqual(0);
      expect(balanceOf(next)).toBeLessThanOrEqual(card.value);
    }),
    { seed: 53 },
  );
});

it('a season ticket used in both shops has the visits of both', () => {
  fc.assert(
    fc.property(forked, (all) => {
      const [before, here, there] = all.map((some) => some.slice(0, 10));
      if (before === undefined || here === undefined || there === undefined) return;
      const backup = used(season, before, 'door');
      const next = taken(used(backup, here, 'here', 99), used(backup, there, 'there', 99));
      expect(next).toMatchObject({ visitsMade: before.length + here.length + there.length });
    }),
    { seed: 53 },
  );
});

it('an order without later uses is unchanged', () => {
  const other = { ...card, code: ticketCode('other') };
  expect(withLaterUses(order, new Map([[other.code, other]]))).toBe(order);
});

it('an order takes over only the log rows about the later uses of its tickets', () => {
  const spent = { ...card, number: 2, code: ticketCode('card') };
  const before: SellerOrder = { ...order, tickets: [season, spent] };
  const used = [
    letIn(season, pressKey('in'), later(1)).ticket,
    redeem(spent, cents(5_00), pressKey('5'), later(2)).ticket,
  ];
  const row = (id: string, ticket: number, when: number, what: Fact['what'] = 'admitted', number = order.number) => ({
    ...({ id, at: later(when).now, cartId: order.cartId, by: 'door', request: { type: 'admitTicket' } } as const),
    facts: [{ what, ticket, order: number }],
  });
  const rows = [
    row('visit', 1, 1),
    row('redemption', 2, 2, 'redeemed'),
    row('one that did not fit', 2, 3, 'redeemed'),
    row('of another order', 1, 1, 'admitted', 'other'),
    row('of another kind', 1, 1, 'canceled'),
    row('of another ticket', 3, 1),
  ];
  expect(laterUseRows(before, { ...before, tickets: used }, rows).map(({ id }) => id)).toEqual(['visit', 'redemption']);
  expect(laterUseRows(before, before, rows)).toEqual([]);
});
