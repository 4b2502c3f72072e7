import { describe, expect, it } from 'vitest';
import { ownCardLimits } from '../availability/capacity.ts';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aGiftCardLine, aTicketLine } from '../testing/builders.ts';
import { cardRoom, cardsInCart, noCards } from './gift-card-room.ts';

const refusals = {
  pieces: { kind: 'invalidInput', field: 'Quantity' },
  cards: { kind: 'tooManyGiftCards', max: 100 },
  worth: { kind: 'giftCardsWorthTooMuch', max: 10_000_00 },
};

const held = (pieces: number, euros: number) => ({ pieces, worth: cents(euros * 100) });

describe('the gift cards that still fit into a cart', () => {
  it.each([
    ['are as many as a line holds', 10, noCards, { max: 100, limitedBy: 'pieces' }],
    ['are one less beside a card', 10, held(1, 10), { max: 99, limitedBy: 'cards' }],
    ['are none beside a hundred', 10, held(100, 1000), { max: 0, limitedBy: 'cards' }],
    ['are as many as are worth 10,000 EUR', 1000, noCards, { max: 10, limitedBy: 'worth' }],
    ['are ten worth 990 EUR each', 990, noCards, { max: 10, limitedBy: 'worth' }],
    ['are none when one more exceeds the worth by a cent', 1000, held(1, 9000.01), { max: 0, limitedBy: 'worth' }],
    ['are one when it just reaches the worth', 1000, held(1, 9000), { max: 1, limitedBy: 'worth' }],
    ['are none in a cart that is beyond both limits', 50, held(120, 12_000), { max: 0, limitedBy: 'cards' }],
    ['are limited by their number when they are free', 0, held(40, 10_000), { max: 60, limitedBy: 'cards' }],
  ] as const)('%s', (_, euros, beside, room) => {
    expect(cardRoom(cents(euros * 100), beside, ownCardLimits)).toMatchObject({
      ...room,
      refusal: refusals[room.limitedBy],
    });
  });

  it('are as many as a line holds when the provider has no such limits', () => {
    for (const beside of [noCards, held(120, 12_000)])
      expect(cardRoom(cents(1000_00), beside, undefined)).toMatchObject({ max: 100, limitedBy: 'pieces' });
  });

  it('count at their list price, without tickets', () => {
    const reduced = { price: cents(40_00), priceWithDiscount: cents(35_00), quantity: 3 };
    expect(cardsInCart([aTicketLine(), aGiftCardLine({ price: linePrice(reduced) })])).toEqual(held(3, 120));
  });
});
