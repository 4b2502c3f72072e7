import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cartId, seasonId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aCart, aDay, aGiftCardLine, anUpsellLine, aTicketLine } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import type { LinePeriod } from './cart-line.ts';
import { cartUseCases } from './cart-use-cases.ts';
import type { GiftCardOrder, TicketOrder, UpsellOrder } from './orders.ts';
import { canRestore } from './restore-item.ts';

const id = cartId('cart-1');

const restoring = (cookies = memoryCookies({ cartId: id }), answered = id) => {
  const sent: { order: TicketOrder | GiftCardOrder | UpsellOrder; key: string }[] = [];
  const shop = stubShop({
    addTicket: (order, key) => {
      sent.push({ order, key });
      return okAsync({ cartId: answered, upsells: [] });
    },
    addGiftCard: (order, key) => {
      sent.push({ order, key });
      return okAsync({ cartId: answered });
    },
    addUpsell: (order, key) => {
      sent.push({ order, key });
      return okAsync(aCart({ id: answered }));
    },
  });
  const random = stubRandom({ token: () => 'key-1' });
  return { restore: cartUseCases({ shop, cookies, random }).restoreItem, sent };
};

const ofSeason: LinePeriod = { type: 'season', id: seasonId('winter'), name: '2026/27' };

it.each([
  [aTicketLine().period, { type: 'day', date: aDay }],
  [ofSeason, { type: 'season', seasonId: 'winter' }],
])('a removed ticket comes back for %j, in its quantity, into the same cart', async (period, asked) => {
  const { restore, sent } = restoring();
  const item = aTicketLine({ period });
  const result = await restore(item, 'it');
  expect(result.isOk()).toBe(true);
  expect(sent).toEqual([
    {
      key: 'key-1',
      order: {
        cartId: id,
        productId: item.productId,
        language: 'it',
        period: asked,
        lines: [{ priceListId: item.priceListId, quantity: item.price.quantity }],
      },
    },
  ]);
});

it('a gift card comes back at the price of one that it was shown at', async () => {
  const { restore, sent } = restoring();
  const card = aGiftCardLine({ price: linePrice({ price: cents(50_00), quantity: 3 }) });
  expect((await restore(card, 'sl')).isOk()).toBe(true);
  const lines = [{ priceListId: card.priceListId, quantity: 3, price: 50_00 }];
  expect(sent).toMatchObject([{ order: { cartId: id, productId: card.productId, lines } }]);
});

it.each([{}, { date: aDay }])('an upsell comes back for the day that it was of: %j', async (given) => {
  const { restore, sent } = restoring();
  const line = anUpsellLine(given);
  expect((await restore(line, 'sl')).isOk()).toBe(true);
  const lines = [{ id: line.upsellId, quantity: 1, parentProductIds: [], ...given }];
  expect(sent).toMatchObject([{ order: { cartId: id, lines } }]);
});

it('the cart that the provider answers with is the one to go on with', async () => {
  const cookies = memoryCookies({ cartId: id });
  const { restore } = restoring(cookies, cartId('cart-2'));
  await restore(aTicketLine(), 'sl');
  expect(cookies.cartId()).toBe('cart-2');
});

const { productId: _, ...unknownProduct } = aTicketLine();
const { priceListId: __, ...unknownPrice } = aTicketLine();
const { productId: ___, ...unknownCard } = aGiftCardLine();
const { upsellId: ____, ...unknownUpsell } = anUpsellLine();
const unknownSeason = aTicketLine({ period: { type: 'season', name: '2026/27' } });

it.each([unknownProduct, unknownPrice, unknownSeason, unknownCard, unknownUpsell])(
  'a line that does not tell what it was is not promised to come back (%#)',
  async (line) => {
    const { restore, sent } = restoring();
    expect(canRestore(line)).toBe(false);
    expect((await restore(line, 'sl'))._unsafeUnwrapErr().kind).toBe('notFound');
    expect(sent).toEqual([]);
  },
);

it('without a cart there is nothing to put it back into', async () => {
  const { restore } = restoring(memoryCookies());
  expect((await restore(aTicketLine(), 'sl'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
});
