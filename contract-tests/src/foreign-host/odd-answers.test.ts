import { cancelId, priceListId } from '@shop/core/ids';
import { aCustomer } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import type { YesForm } from './faults.ts';
import { answerOf, errorOf, openFront } from './front.ts';
import { member } from './profile-calls.ts';
import { payWith } from './raw-host.ts';

type Front = Awaited<ReturnType<typeof openFront>>;

/** Pays an order and returns its reference. */
const anOrder = async ({ host, checkout, cart }: Front) => {
  const cartId = await cart();
  await answerOf(checkout.saveCustomer({ cartId, customer: aCustomer(), language: 'sl', mtcId: -1 }));
  const { returnUrl } = await answerOf(checkout.startPayment({ cartId, paymentType: 'payment' }));
  host.returnTo('http://shop.example');
  return cancelId((await payWith(returnUrl, '4111111111111111')).searchParams.get('ref') ?? '');
};

const malformed = { kind: 'unreachable', cause: 'malformed' };

describe('our shop before a provider with odd answers', () => {
  test.each<readonly [YesForm, unknown]>([
    ['usual', undefined],
    ['empty', undefined],
    ['json', undefined],
    ['false', { kind: 'promoCodeInvalid' }],
    ['refused', { kind: 'promoCodeInvalid' }],
    ['html', malformed],
  ])('reads the answer to a promo code whose form is %s', async (form, error) => {
    const { host, shop, cart } = await openFront('texts');
    const cartId = await cart();
    host.breakIt({ promo: form });
    const answer = await shop.applyPromoCode(cartId, 'JEZERO10');
    expect(answer.isErr() ? answer.error : undefined).toEqual(error);
  });

  test.each<readonly [YesForm, unknown]>([
    ['usual', undefined],
    ['empty', undefined],
    ['json', undefined],
    ['false', { kind: 'cancelFailed' }],
    ['refused', { kind: 'cancelFailed' }],
    ['html', malformed],
  ])('reads the answer to a cancellation whose form is %s', async (form, error) => {
    const shop = await openFront('texts');
    const id = await anOrder(shop);
    shop.host.breakIt({ cancel: form });
    const answer = await shop.checkout.cancelOrder(id);
    expect(answer.isErr() ? answer.error : undefined).toEqual(error);
  });

  test('reads a discounted price of 0 as no discount, in a list, a price list and an upsell', async () => {
    const { host, shop, product, cart, odd } = await openFront('texts');
    host.breakIt({ zeroDiscounts: true });
    const { items } = await answerOf(shop.listProducts({ language: 'sl', group: 'giftVouchers', skip: 0, take: 9 }));
    const massage = await product('giftVouchers', 0);
    const { upsells } = await answerOf(shop.loadCart({ cartId: await cart(), language: 'sl' }));
    const lists = massage.kind === 'giftCard' ? massage.priceLists : [];
    const reduced = [items, lists, upsells].map((all) => all.map(({ priceWithDiscount }) => priceWithDiscount));
    expect(reduced).toEqual([
      [undefined, undefined],
      [3_995, undefined],
      [495, undefined, undefined],
    ]);
    expect(odd).toEqual([]);
  });

  test('shows a promo code without further facts by its name and description, without a saving', async () => {
    const { shop, cart, odd } = await openFront('texts');
    const cartId = await cart();
    await answerOf(shop.applyPromoCode(cartId, 'JEZERO10'));
    const { promo, totalPrice } = await answerOf(shop.loadCart({ cartId, language: 'sl' }));
    expect({ promo, totalPrice }).toEqual({
      promo: { code: 'JEZERO10', description: 'Deset odstotkov za kopalce' },
      totalPrice: 3_141,
    });
    expect(odd).toEqual([]);
  });

  test('shows form and cart although the countries are absent and the day of a line is invalid', async () => {
    const { host, shop, checkout, cart, odd } = await openFront('texts');
    const cartId = await cart();
    host.breakIt({ noCountries: true, oddDay: true });
    expect(await answerOf(checkout.loadCustomer({ cartId, language: 'sl' }))).toMatchObject({
      countries: expect.arrayContaining([{ id: 'SI', name: 'Slovenija' }]),
    });
    const { items } = await answerOf(shop.loadCart({ cartId, language: 'sl' }));
    expect(items).toMatchObject([{ kind: 'ticket', period: { name: 'kmalu' }, price: { amount: 3_490 } }]);
    expect(odd).toEqual([]);
  });

  test.each([200, 400, 401] as const)('returns the message of a log-in that is refused with %i', async (status) => {
    const { host, profile, odd } = await openFront('texts');
    host.breakIt({ logInRefused: status });
    expect(await errorOf(profile.logIn(member.email, member.password))).toEqual({
      kind: 'loginFailed',
      message: 'Napačen e-naslov ali geslo.',
    });
    expect(odd).toEqual([]);
  });

  test('returns the code of a refusal that our catalog of errors does not contain', async () => {
    const { host, product, shop, key, odd } = await openFront('texts');
    const { id: productId } = await product('giftVouchers', 0);
    host.breakIt({ additionCode: 'Kopalisce.Zaprto_42' });
    const items = [{ priceListId: priceListId('jz-311'), quantity: 1 }];
    expect(await errorOf(shop.addGiftCard({ productId, language: 'sl', items }, key()))).toEqual({
      kind: 'refusedByProvider',
      code: 'Kopalisce.Zaprto_42',
    });
    expect(odd).toEqual([]);
  });

  test('reports to the operator an unusable answer, a forbidden payment address and a refusal without a code', async () => {
    const { host, shop, checkout, cart, odd } = await openFront('texts');
    const cartId = await cart();
    await answerOf(checkout.saveCustomer({ cartId, customer: aCustomer(), language: 'sl', mtcId: -1 }));
    host.breakIt({
      returnUrl: 'https://elsewhere.example/?card=4111',
      unreadable: '/Shop/GetProducts/',
      bare400: '/Shop/GetCart',
    });
    await errorOf(shop.listProducts({ language: 'sl', group: 'poolTickets', skip: 0, take: 9 }));
    await errorOf(shop.loadCart({ cartId, language: 'sl' }));
    expect(await errorOf(checkout.startPayment({ cartId, paymentType: 'payment' }))).toEqual(malformed);
    const once = new Map(odd.map((one) => [JSON.stringify(one), one]));
    expect([...once.values()]).toEqual([
      {
        type: 'unusable',
        call: 'listProducts',
        path: '/Shop/GetProducts/{language}/{group}',
        cause: 'items: expected array',
      },
      {
        type: 'unusable',
        call: 'loadCart',
        path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
        cause: 'status 400 without a code',
      },
      {
        type: 'unusable',
        call: 'startPayment',
        path: '/shopCheckOut/PaymentStart',
        cause: 'buyers may not be sent to https://elsewhere.example',
      },
    ]);
  });

  test('uses the pages of the program and reports it to the operator once', async () => {
    const { host, content, odd } = await openFront('texts');
    const keys = await answerOf(content.loadRouteKeys());
    expect(keys.length).toBeGreaterThan(5);
    expect(await answerOf(content.loadPage('sl', '/'))).toMatchObject({ sections: expect.any(Array) });
    expect(await answerOf(content.loadSite('hr'))).toMatchObject({ name: expect.any(String) });
    expect(odd).toEqual([
      {
        type: 'noContent',
        call: 'loadSite',
        path: '/Content/GetSite/{language}',
        cause: 'pages are those of the program, unless CONTENT_URL is set',
      },
    ]);
    expect(host.requests()).toEqual(['GET /Content/GetSite/sl']);
  });
});
