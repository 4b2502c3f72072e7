import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { cartLineView } from './cart-line.view.ts';

const limited = aTicketLine({ maxQuantity: 3 });
const view = (line: Parameters<typeof cartLineView>[0], quantity: number, isTooMany = false) =>
  cartLineView(line, { quantity, isTooMany }, plainTranslator);

describe('a line of the cart', () => {
  test.each([
    [2, false, undefined],
    [2, true, 'Cart.MaxQuantity 3'],
    [3, false, 'Cart.MaxQuantity 3'],
  ])('that wants %i of 3, with more typed: %s (R-REVIEW-3)', (quantity, isTooMany, cap) => {
    expect(view(limited, quantity, isTooMany).cap).toBe(cap);
  });

  test('without a limit of its own goes as far as any line may', () => {
    expect(view(aTicketLine(), 99).cap).toBeUndefined();
    expect(view(aGiftCardLine(), 100)).toMatchObject({ max: 100, cap: 'Cart.MaxQuantity 100' });
  });

  test.each([
    [true, 'Cart.ReducedWithTicket 300 c'],
    [false, undefined],
  ])('an upsell whose ticket is missing (%s) says what it would cost beside it', (lacksTicket, reduced) => {
    const price = linePrice({ price: cents(400), priceWithDiscount: cents(300), quantity: 1, lacksTicket });
    expect(view({ ...aGiftCardLine({ price }), kind: 'upsell' }, 1).reduced).toBe(reduced);
  });

  test.each([
    ['expired', 'tooManyUnpaidPlaces', 'Shop.Cart.TooManyUnpaidPlaces'],
    ['expired', 'capacityFull', undefined],
    ['held', 'tooManyUnpaidPlaces', undefined],
  ] as const)('that is %s and was refused as %s goes on saying %j', (type, kind, problem) => {
    const hold = type === 'held' ? { type, until: instant(1), isExtendable: true } : { type, free: 2 };
    const line = { ...aTicketLine(), hold };
    expect(cartLineView(line, { quantity: 1, isTooMany: false, refusal: { kind } }, plainTranslator).problem).toEqual(
      problem,
    );
  });

  test('says what one costs only of several', () => {
    expect(view(limited, 1).each).toBeUndefined();
    const several = aTicketLine({ price: linePrice({ price: cents(2200), quantity: 2 }) });
    expect(view(several, 2).each).toBe('2 × 2200 c');
  });
});
