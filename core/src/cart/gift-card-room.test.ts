import { describe, expect, it } from 'vitest';
import { ownCardLimits } from '../availability/capacity.ts';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aGiftCardLine, aTicketLine } from '../testing/builders.ts';
import { cardRoom, cardsInCart, noCards } from './gift-card-room.ts';

const held = (pieces: number, euros: number) => ({ pieces, worth: cents(euros * 100) });

describe('gift cards that still fit into a cart', () => {
  it.each([
    ['as many as a line holds', 10, noCards, { max: 100, limitedBy: 'pieces' }],
    ['one less beside a card', 10, held(1, 10), { max: 99, limitedBy: 'cards' }],
    ['none beside a hundred', 10, held(100, 1000), { max: 0, limitedBy: 'cards' }],
    ['as many as are worth 10,000 EUR', 1000, noCards, { max: 10, limitedBy: 'worth' }],
    ['ten worth 990 EUR', 990, noCards, { max: 10, limitedBy: 'worth' }],
    ['none that would be worth a cent too much', 1000, held(1, 9000.01), { max: 0, limitedBy: 'worth' }],
    ['the last one', 1000, held(1, 9000), { max: 1, limitedBy: 'worth' }],
    ['none in a cart that is beyond both', 50, held(120, 12_000), { max: 0, limitedBy: 'cards' }],
    ['free ones by their number', 0, held(40, 10_000), { max: 60, limitedBy: 'cards' }],
  ] as const)('%s', (_, euros, beside, room) => {
    expect(cardRoom(cents(euros * 100), beside, ownCardLimits)).toMatchObject(room);
  });

  it('are as many as a line holds before a provider without such limits', () => {
    for (const beside of [noCards, held(120, 12_000)])
      expect(cardRoom(cents(1000_00), beside, undefined)).toMatchObject({ max: 100, limitedBy: 'pieces' });
  });

  it('are counted at what they are worth, tickets aside', () => {
    const reduced = { price: cents(40_00), priceWithDiscount: cents(35_00), quantity: 3 };
    expect(cardsInCart([aTicketLine(), aGiftCardLine({ price: linePrice(reduced) })])).toEqual(held(3, 120));
  });
});
