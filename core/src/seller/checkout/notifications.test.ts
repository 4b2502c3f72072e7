import { expect, it } from 'vitest';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after } from '../../testing/seller-builders.ts';
import { attemptsOf } from '../../testing/whole-state.ts';

const { state, id, report } = paying();

it('a notification that is repeated changes nothing', () => {
  const opened = after(state, report({ state: 'open' }, 'first'));
  const paid = after(opened, report(captured, 'second'));
  expect(orderIn(paid).outcome).toBe('completed');
  for (const event of ['first', 'second']) expect(after(paid, report({ state: 'canceled' }, event))).toBe(paid);
});

it('an attempt keeps its latest 50 notifications: the 51st drops the oldest', () => {
  const events = Array.from({ length: 51 }, (_, index) => `event ${index}`);
  const noted = events.reduce((before, event) => after(before, report({ state: 'open' }, event)), state);
  expect(attemptsOf(noted, id)[0]?.notifications.map((one) => one.id)).toEqual(events.slice(1));
});
