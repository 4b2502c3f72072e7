import { describe, expect, test } from 'vitest';
import { member } from './profile-calls.ts';
import { cartOf, payPage, startHost } from './raw-host.ts';

describe('faults, one by one', () => {
  test.each([
    ['empty', ''],
    ['json', '{"success":true}'],
    ['false', 'false'],
    ['refused', '{"success":false}'],
    ['html', expect.stringContaining('<!DOCTYPE html>')],
  ] as const)('a code that is right is answered with %s', async (promo, text) => {
    const host = await startHost('texts');
    const CartId = await cartOf(host);
    host.breakIt({ promo });
    expect(await host.post('/shopCheckOut/checkPromoCode', { CartId, PromoCode: 'JEZERO10' })).toMatchObject({
      status: 200,
      text,
    });
  });

  test('prices say 0 for no discount, countries are null, the day of a line is none', async () => {
    const host = await startHost('numbers');
    const CartId = await cartOf(host);
    host.breakIt({ zeroDiscounts: true, noCountries: true, oddDay: true });
    const { item } = (await host.get('/Shop/GetProductByUrl/sl/masaza-s-kamni')).json;
    expect(item.priceLists).toMatchObject([{ priceWithDiscount: 39.95 }, { priceWithDiscount: 0 }]);
    const form = await host.post('/shopCheckOut/initializeOrder', { cartId: CartId, language: 'sl' });
    expect(form.json.countriesCodeList).toBe(null);
    expect((await host.get(`/Shop/GetCart/${CartId}/sl/true`)).json.item.items[0].date).toBe('kmalu');
  });

  test('log-ins, carts, additions, payments and whole answers go wrong as a test says', async () => {
    const host = await startHost('texts');
    const CartId = await cartOf(host);
    host.breakIt({
      logInRefused: 401,
      unknownCart: 400,
      additionCode: 'Kopalisce.Zaprto_42',
      returnUrl: 'https://elsewhere.example/',
    });
    const logIn = await host.post('/Account/Login', { ...member, environment: 999 });
    expect(logIn).toMatchObject({ status: 401, json: { success: false, message: expect.any(String) } });
    expect(await host.get('/Shop/GetCart/jz-1/sl/true')).toMatchObject({ status: 400, text: '' });
    const refused = await host.post('/Shop/AddToCart', {});
    expect(refused).toMatchObject({ status: 400, json: { errorCodes: ['Kopalisce.Zaprto_42'] } });
    expect(await payPage(host, CartId)).toBe('https://elsewhere.example/');
    host.breakIt({ unreadable: '/Shop/GetProducts', bare400: '/Shop/GetCart' });
    expect((await host.get('/Shop/GetProducts/sl/poolTickets')).json).toEqual({ novost: [7] });
    expect(await host.get(`/Shop/GetCart/${CartId}/sl/true`)).toMatchObject({ status: 400, json: {} });
    host.breakIt({});
    expect((await host.get(`/Shop/GetCart/${CartId}/sl/true`)).status).toBe(200);
    expect(host.requests().at(-1)).toBe(`GET /Shop/GetCart/${CartId}/sl/true`);
  });
});
