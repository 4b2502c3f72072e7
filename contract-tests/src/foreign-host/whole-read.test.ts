import { cartItemId, orderRef } from '@shop/core/ids';
import { aCustomer } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { answerOf, openFront } from './front.ts';
import { payWith, reduced } from './raw-host.ts';

describe.each(['texts', 'numbers'] as const)('our shop before a provider of %s', (dialect) => {
  test('reads every answer of a purchase without a report of an odd one', async () => {
    const { host, odd, shop, checkout, key, product, cart } = await openFront(dialect);
    host.returnTo('http://shop.example');
    const asId = (own: number): string => (dialect === 'numbers' ? `.${own}` : `jz-${own}`);
    const language = 'sl';

    const cards = await answerOf(shop.listProducts({ language, group: 'giftVouchers', skip: 0, take: 999 }));
    expect(cards.items).toMatchObject([
      { id: asId(111), categories: [asId(501)], price: 4_555, textBeforePrice: '' },
      { id: asId(112), categories: [asId(502)], isValueGiftCard: true, quantityDiscountText: '', textAfterPrice: '' },
    ]);
    expect(cards.items.map(({ priceWithDiscount }) => priceWithDiscount)).toEqual([undefined, undefined]);
    const categories = await answerOf(shop.listCategories(language));
    expect(categories).toMatchObject([{ id: asId(501) }, { id: asId(502) }]);
    const inCategory = { language, group: 'giftVouchers', skip: 0, take: 9, categoryId: asId(502) } as const;
    expect((await answerOf(shop.listProducts(inCategory))).items).toMatchObject([{ id: asId(112) }]);

    const day = await product('poolTickets', 0);
    expect(day).toMatchObject({
      id: asId(101),
      type: 'dailyTicket',
      calendarText: '',
      selectText: '',
      defaultDailyTicketAvailabilityInDays: 30,
      facilityDiscounts: expect.arrayContaining([{ date: reduced, percent: 10 }]),
    });
    expect(day.cultures).toHaveLength(5);
    expect(await product('poolTickets', 2)).toMatchObject({ seasons: [{ id: asId(401) }, { id: asId(402) }] });
    const massage = await product('giftVouchers', 0);
    expect(massage).toMatchObject({
      helpText: '',
      quantityDiscountMinItems: 4,
      priceLists: [{ priceWithDiscount: 3_995 }, { price: 5_205 }],
    });
    const value = await product('giftVouchers', 1);
    expect(value).toMatchObject({ isValueGiftCard: true, priceLists: [{ price: 1_000 }] });

    const cartId = await cart();
    const period = { type: 'day', date: reduced } as const;
    const quote = await answerOf(shop.quoteTicket({ productId: day.id, language, period, cartId }));
    expect(quote).toMatchObject({
      ticketsAvailable: 90,
      conditions: { facilityDiscount: 10 },
      priceGroups: [{ description: '' }, {}],
    });
    const lists = quote.priceGroups.flatMap(({ priceLists }) => priceLists);
    expect(lists[2]).toMatchObject({
      priceListId: asId(303),
      kind: { type: 'package', items: [{ quantity: 2 }, { quantity: 2 }] },
    });
    const family = lists.slice(2, 3).map(({ priceListId }) => ({ priceListId, quantity: 1 }));
    const { upsells } = await answerOf(
      shop.addTicket({ productId: day.id, language, period, items: family, cartId }, key()),
    );
    expect(upsells).toMatchObject([
      { id: asId(601), parentProductIds: [asId(101), asId(102)] },
      { id: asId(603), price: 405 },
      { id: asId(602), dates: [] },
    ]);
    const priceListId = massage.kind === 'giftCard' ? massage.priceLists[0]?.priceListId : undefined;
    const items = priceListId === undefined ? [] : [{ priceListId, quantity: 1 }];
    await answerOf(shop.addGiftCard({ productId: massage.id, language, cartId, items }, key()));
    const chair = upsells
      .slice(0, 1)
      .map(({ id, parentProductIds }) => ({ id, parentProductIds, quantity: 1, date: reduced }));
    const filled = await answerOf(shop.addUpsell({ cartId, language, items: chair }, key()));
    expect(filled.items).toMatchObject([
      { cartItemId: asId(7_002), kind: 'ticket', period: { type: 'day' }, price: { amount: 3_490 } },
      { kind: 'ticket', price: { amount: 4_496 } },
      { kind: 'giftCard', price: { amount: 4_555 } },
      { kind: 'ticket', period: { type: 'day', date: reduced }, price: { amount: 495 } },
    ]);
    const line = { cartId, language, cartItemId: cartItemId(asId(7_002)) } as const;
    expect(await answerOf(shop.changeQuantity({ ...line, quantity: 1 }))).toMatchObject({ totalPrice: 11_291 });
    expect(await answerOf(shop.removeItem(line))).toMatchObject({ id: cartId, totalPrice: 9_546 });
    await answerOf(shop.applyPromoCode(cartId, 'JEZERO10'));
    expect(await answerOf(shop.loadCart({ cartId, language }))).toMatchObject({
      totalPrice: 8_591,
      promo: { code: 'JEZERO10', description: 'Deset odstotkov za kopalce' },
      productType: 'dailyTicket',
    });

    const empty = await answerOf(checkout.loadCustomer({ cartId, language }));
    expect(empty).toMatchObject({ countries: [{ id: 'SI' }, { id: 'AT' }, { id: 'HR' }] });
    expect(empty.draft).toBeUndefined();
    await answerOf(checkout.saveCustomer({ cartId, customer: aCustomer(), language, mtcId: -1 }));
    expect(await answerOf(checkout.loadCustomer({ cartId, language }))).toMatchObject({ draft: { country: 'SI' } });
    expect(await answerOf(checkout.checkReservation(cartId))).toBe(false);
    const { returnUrl } = await answerOf(checkout.startPayment({ cartId, paymentType: 'payment' }));
    const ref = orderRef((await payWith(returnUrl, '4111111111111111')).searchParams.get('ref') ?? '');
    expect(await answerOf(checkout.showOrder(ref))).toMatchObject({ ref, productType: 'dailyTicket' });
    expect(odd).toEqual([]);
  });
});
