import { productId, upsellId } from '@shop/core/ids';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart, anOrder, aTowel, item, listed, quote, ticket } from '../testing/test-catalog.ts';

const hostile = 'x\u001b]0;owned\u0007\u001b[2J\r\n\u009b31m\u061c\u202e\u2066\u2028\u200b\u007fy';
const raw = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const hostileItem = { ...item, productTitle: hostile, priceTitle: hostile };
const hostileShop = {
  shop: {
    listProducts: () =>
      okAsync({
        items: [{ ...listed, name: hostile, url: hostile, shortDescription: hostile, textBeforePrice: hostile }],
        hasMoreItems: false,
        totalCount: 1,
      }),
    listCategories: () => okAsync([{ id: hostile, name: hostile }]),
    showProduct: () => okAsync({ ...ticket, id: productId(hostile), name: hostile, description: cleanMarkup(hostile) }),
    quoteTicket: () =>
      okAsync({
        ...quote,
        priceGroups: quote.priceGroups.map((group) => ({
          ...group,
          name: hostile,
          description: cleanMarkup(hostile),
          priceLists: group.priceLists.map((list) => ({ ...list, name: hostile })),
        })),
      }),
    loadCart: () =>
      okAsync({
        ...aCart([hostileItem], { code: hostile, description: hostile, amount: item.price.unitPrice }),
        upsells: [{ ...aTowel, id: upsellId(hostile), name: hostile }],
      }),
    addUpsell: () => okAsync(aCart([hostileItem])),
    applyPromoCode: () => okAsync(undefined),
    extendHold: () => okAsync(aCart([hostileItem])),
    changeQuantity: () => okAsync(aCart([hostileItem])),
    removeItem: () => okAsync(aCart([hostileItem])),
  },
  checkout: { showOrder: () => okAsync(anOrder({ orderNumber: hostile, items: [hostileItem] })) },
  content: {
    loadTranslations: () => okAsync({ 'Price.listPrice': hostile, Error: hostile, AddToCartNoItemsSelected: hostile }),
  },
};

const commands = [
  ['catalog', 'list'],
  ['catalog', 'categories'],
  ['catalog', 'show', 'termalija'],
  ['catalog', 'quote', 'termalija', '--date', 'today'],
  ['catalog', 'best', 'termalija', '--date', 'today', '--adults', '2', '--children', '2'],
  ['cart', 'show'],
  ['cart', 'explain'],
  ['cart', 'set', '1', '2'],
  ['cart', 'set', hostile, '2'],
  ['cart', 'remove', '1'],
  ['cart', 'add-ticket', 'termalija', '--date', 'today'],
  ['cart', 'add-ticket', 'termalija', '--date', 'today', '--ticket', `${hostile}=1`],
  ['cart', 'add-gift-card', 'termalija', '--amount', hostile],
  ['cart', 'add-upsell', hostile],
  ['cart', 'add-upsell', 'x', '--date', 'today'],
  ['cart', 'promo', hostile],
  ['cart', 'extend'],
  ['checkout', 'order', 'ref-1'],
  ['checkout', 'pay', '--card', '4111111111111111'],
  ['checkout', hostile],
  [hostile],
];

it.each(commands)('shop %s %s prints no control or bidi character of a hostile text', async (...argv) => {
  for (const more of [[], ['--json']]) {
    const { exitCode, stdout, stderr } = await runShop([...argv, ...more], hostileShop);
    expect(exitCode).not.toBe(1);
    expect(`${stdout}${stderr}`).not.toBe('');
    for (const line of `${stdout}${stderr}`.split('\n')) expect(line).not.toMatch(raw);
    if (more.length > 0) for (const text of [stdout, stderr]) if (text !== '') JSON.parse(text);
  }
});
