import { expect, it } from 'vitest';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after } from '../../testing/seller-builders.ts';
import { attemptsOf } from '../../testing/whole-state.ts';

const { state, id, report } = paying();

it('a repeated notification changes nothing (R-REPEAT-18)', () => {
  const opened = after(state, report({ state: 'open' }, 'first'));
  const paid = after(opened, report(captured, 'second'));
  expect(orderIn(paid).outcome).toBe('completed');
  for (const event of ['first', 'second']) expect(after(paid, report({ state: 'canceled' }, event))).toBe(paid);
  expect(after(paid, report(captured))).toBe(paid);
});

it('an attempt stores its latest 50 notifications: the 51st removes the oldest', () => {
  const events = Array.from({ length: 51 }, (_, index) => `event ${index}`);
  const notified = events.reduce((before, event) => after(before, report({ state: 'open' }, event)), state);
  expect(attemptsOf(notified, id)[0]?.notifications.map((one) => one.id)).toEqual(events.slice(1));
});
