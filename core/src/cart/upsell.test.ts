import { expect, test } from 'vitest';
import { productId } from '../ids.ts';
import { aGiftCardLine, anUpsell, anUpsellLine, aTicketLine } from '../testing/builders.ts';
import { goesWith } from './upsell.ts';

const { productId: _, ...unknown } = aTicketLine();

test.each([
  ['a ticket of its parent product', aTicketLine(), true],
  ['a gift card of its parent product', aGiftCardLine({ productId: productId('termalija') }), true],
  ['a ticket of another product', aTicketLine({ productId: productId('aqualuna') }), false],
  ['a ticket of an unknown product', unknown, false],
  ['another upsell', anUpsellLine(), false],
])('an upsell is offered with %s: %s', (_what, line, isOffered) => {
  expect(goesWith(anUpsell({ parentProductIds: [productId('termalija')] }), line)).toBe(isOffered);
});
