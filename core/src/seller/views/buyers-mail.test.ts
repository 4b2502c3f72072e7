import { expect, it } from 'vitest';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after } from '../../testing/seller-builders.ts';
import { buyersMailView } from './order-view.ts';

const { state, report } = paying();
const paid = after(state, report(captured));

it.each([
  ['another session', 'another session'],
  ['a visitor without a session', undefined],
])("%s does not get the buyer's e-mail address", (_, sessionDigest) => {
  expect(buyersMailView(paid, orderIn(paid), sessionDigest)).toBeUndefined();
});

it('the session that bought an order gets the e-mail address of its mail', () => {
  expect(buyersMailView(paid, orderIn(paid), 'session')).toEqual({ state: 'underway', to: 'ana@example.com' });
});
