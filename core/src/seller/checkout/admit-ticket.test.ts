import { expect, it } from 'vitest';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { ticketCode } from '../../ids.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  bankSays,
  buyer,
  decided,
  giftCards,
  later,
  payment,
} from '../../testing/seller-builders.ts';
import { ticketsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';

const visitDate = localDate('2027-01-20');
const onVisit = { ...at, today: visitDate };
const { state: started, told: bank } = paying();
const paid = after(started, bank(captured));
const [code = ticketCode('none'), other = ticketCode('none')] = ticketsIn(paid).map((ticket) => ticket.code);
const [line] = orderIn(paid).content.items;
const goods = { productTitle: line?.productTitle, priceTitle: line?.priceTitle };

const admit = (state: SellerState, shown = code, when: typeof at = onVisit, whole?: boolean) =>
  decided<'admitTicket'>(state, { type: 'admitTicket', code: shown, whole }, when);

/** A gift card of its own order, of any worth where one is chosen. */
const paidCard = (worth?: number) => {
  const command = giftCards(1, { worth });
  const id = command.newCartId;
  const state = bankSays(after(after(after(aSeller(), command), buyer(id)), payment(id)), id, 'captured');
  const [own = expect.fail()] = ticketsIn(state);
  return { state, code: own.code };
};

it('a code admits once on its day, and says for what; the next one of its order admits as well', () => {
  const { next, answer } = admit(paid);
  expect(answer).toEqual({ type: 'admitted', at: at.now, ...goods });
  const again = admit(next, code, { ...later(60_000), today: visitDate });
  expect(again.answer).toEqual({ type: 'alreadyAdmitted', at: at.now, ...goods });
  expect(again.next).toBe(next);
  expect(admit(next, other).answer.type).toBe('admitted');
});

it.each([
  [-1, 'wrongDay'],
  [0, 'admitted'],
  [1, 'wrongDay'],
])('%i days from its day a code is answered with %s', (days, type) => {
  const { next, answer } = admit(paid, code, { ...at, today: plusDays(visitDate, days) });
  expect(answer.type).toBe(type);
  if (answer.type === 'wrongDay') expect(answer).toMatchObject({ first: visitDate, last: visitDate, ...goods });
  expect(next === paid).toBe(type === 'wrongDay');
});

it('takes a value card only whole: without that word it says what the card is worth, and takes nothing (R-EXPECT-23)', () => {
  const { state: withCard, code: card } = paidCard(30_00);
  const look = admit(withCard, card);
  const named = { productTitle: 'Vrednostni bon', priceTitle: expect.any(String) };
  expect(look.answer).toEqual({ type: 'valueCard', worth: 30_00, ...named });
  expect(look.next).toBe(withCard);
  const whole = admit(withCard, card, onVisit, true);
  expect(whole.answer).toEqual({ type: 'admitted', at: at.now, ...named });
  for (const again of [undefined, true])
    expect(admit(whole.next, card, onVisit, again).answer).toEqual({ type: 'alreadyAdmitted', at: at.now, ...named });
});

it('takes a gift card of a fixed price at once, as it takes a ticket', () => {
  const { state: withCard, code: card } = paidCard();
  expect(admit(withCard, card).answer.type).toBe('admitted');
});

it('an unknown code, and one that is not paid or is canceled, is refused', () => {
  const [unpaid = expect.fail()] = ticketsIn(started);
  const canceled = after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId });
  expect(admit(paid, ticketCode('made up')).answer).toEqual({ type: 'unknown' });
  expect(admit(started, unpaid.code).answer).toEqual({ type: 'unknown' });
  expect(admit(canceled).answer).toEqual({ type: 'canceled' });
});
