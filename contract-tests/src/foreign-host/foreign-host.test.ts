import { plusDays } from '@shop/core/dates/local-date';
import { describe, expect, test } from 'vitest';
import { member } from './profile-calls.ts';
import { cartOf, payPage, payWith, reduced, startHost, today, tomorrow } from './raw-host.ts';

const dialectNames = ['texts', 'numbers'] as const;

describe.each(dialectNames)('a host of %s', (dialect) => {
  test('sells a whole cart to the cent, from the list to the thank-you page', async () => {
    const host = await startHost(dialect);
    const { id, get, post } = host;
    host.returnTo('http://shop.example');
    const { items } = (await get('/Shop/GetProducts/sl/poolTickets?skip=0&take=2')).json;
    expect(items.map((item: { readonly id: unknown }) => item.id)).toEqual([id(101), id(102)]);
    const { item } = (await get(`/Shop/GetProductByUrl/sl/${items[0].url}`)).json;
    expect(item.availability[1].date).toBe(dialect === 'numbers' ? `${tomorrow}T00:00:00` : tomorrow);
    const sent = { Language: 'sl', ProductId: id(101), Date: item.availability[5].date };
    const prices = (await post('/Shop/GetTicketPrices', sent)).json.item;
    expect(prices).toMatchObject({ ticketsAvailable: 90, facilityDiscount: 10 });

    const CartId = await cartOf(host, [reduced]);
    const card = { CartId, Language: 'sl' };
    await post('/Shop/AddToCart', { ...card, ProductId: id(111), Items: [{ PriceListId: id(311), Quantity: 4 }] });
    await post('/Shop/AddToCart', {
      ...card,
      ProductId: id(112),
      Items: [{ PriceListId: id(313), Quantity: 1, Price: 50 }],
    });
    const upsell = { Id: id(601), Quantity: 1, ParentProductIds: [id(101)], Date: reduced };
    const added = (await post('/Shop/AddUpsellToCart', { ...card, Items: [upsell], ReloadCart: true })).json.cart;
    // 17,45 less 10 percent is 15,705: half a cent is rounded up.
    const totals = (cart: typeof added) =>
      cart.items.map(({ priceTotal }: { readonly priceTotal: number }) => priceTotal);
    expect(totals(added)).toEqual([31.42, 159.8, 50, 4.95]);
    expect(added).toMatchObject({ totalPrice: 246.17, itemsCount: 8, productType: 2 });
    await post('/shopCheckOut/checkPromoCode', { CartId, PromoCode: ' jezero10 ' });
    const { item: lowered } = (await get(`/Shop/GetCart/${CartId}/sl/true`)).json;
    // Ten percent of 196,17 without the chosen value leaves 176,553 and 50.
    expect(lowered).toMatchObject({ totalPrice: 226.55, promoCode: { code: 'JEZERO10' } });
    const CartItemId = lowered.items[1].cartItemId;
    const three = (await post('/Shop/UpdateCartItem', { CartId, CartItemId, Quantity: 3 })).json.item;
    expect(totals(three)).toEqual([31.42, 136.65, 50, 4.95]);
    const less = (await post('/Shop/RemoveFromCart', { CartId, CartItemId, Language: 'sl' })).json.item;
    expect(less).toMatchObject({ itemsCount: 4, totalPrice: 82.73, upsellItems: [] });

    expect((await get(`/ShopCheckOut/GetAvailablePaymentTypes/${CartId}`)).json).toMatchObject({
      moznostRezervacije: false,
    });
    const back = await payWith(await payPage(host, CartId), '4111111111111111');
    expect(back.href).toMatch(/^http:\/\/shop\.example\/shopPaymentCallback\?ref=[\w-]+&status=4&lang=sl$/);
    const ref = back.searchParams.get('ref');
    expect((await get(`/shopCheckOut/paymentThankYouPage/${ref}`)).json).toMatchObject({
      success: true,
      productType: 2,
    });
    expect((await get(`/Shop/GetCart/${CartId}/sl/true`)).status).toBe(404);
    const canceled = await get(`/shopCheckOut/CancelTransaction/${ref}`);
    expect(canceled).toMatchObject({ status: 200, text: dialect === 'numbers' ? '' : '{"success":true}' });
    expect((await get(`/shopCheckOut/CancelTransaction/${ref}`)).json.errorCodes).toEqual([
      'CancelTransactionUnexpectedError',
    ]);
  });

  test('lets a declined or canceled payment be tried again, and has no order for it', async () => {
    const host = await startHost(dialect);
    const CartId = await cartOf(host);
    const declined = await payWith(await payPage(host, CartId), '4000000000000002');
    expect(declined.searchParams.get('status')).toBe('3');
    const canceled = await payWith(`${await payPage(host, CartId)}/preklic`, '');
    expect(canceled.searchParams.get('status')).toBe('2');
    const { json } = await host.get(`/shopCheckOut/paymentThankYouPage/${declined.searchParams.get('ref')}`);
    expect(json.success).toBe(false);
    expect((await payWith(await payPage(host, CartId), '4111111111111111')).searchParams.get('status')).toBe('4');
  });

  test('refuses a sold-out quantity, an empty selection, a missing day, and its own cases with a code and status 400', async () => {
    const { id, post } = await startHost(dialect);
    const order = { ProductId: id(101), Language: 'sl', Dates: [plusDays(today(), 3)] };
    const codes = async (path: string, body: object) => {
      const { status, json } = await post(path, body);
      return [status, ...json.errorCodes];
    };
    const items = (Quantity: number, list = 301) => [{ PriceListId: id(list), Quantity }];
    const add = (more: object) => codes('/Shop/AddTicketToCart', { ...order, ...more });
    expect(await add({ Items: items(10) })).toEqual([400, 'Shop.AddTicketToCart.CapacityFull']);
    expect(await add({ Items: items(3, 303) })).toEqual([400, 'Shop.AddTicketToCart.CapacityFull']);
    expect(await add({ Items: items(0) })).toEqual([400, 'AddToCartNoItemsSelected']);
    expect(await add({ Dates: [], Items: items(1) })).toEqual([400, 'DateIsNotSelected']);
    expect(await add({ ProductId: id(103), Items: items(1, 307) })).toEqual([400, 'SeasonIsNotSelected']);
    expect(await add({ ProductId: id(103), SeasonId: id(402), Items: items(1, 307) })).toEqual([
      400,
      'Shop.AddTicketToCart.CapacityFull',
    ]);
    expect(await add({ Items: items(1, 305) })).toEqual([400, 'Cenik.NiVProdaji']);
    const { json } = await post('/Shop/AddTicketToCart', { ...order, Items: items(9) });
    const wrong = { CartId: json.cartId, PromoCode: 'JEZERO11' };
    expect(await codes('/shopCheckOut/checkPromoCode', wrong)).toEqual([400, 'Kupon.NiVeljaven']);
    expect(await codes('/shopCheckOut/PaymentStart', { cartId: json.cartId, paymentType: 0 })).toEqual([
      400,
      'Placilo.ManjkaKupec',
    ]);
  });

  test.each([
    '/Content/GetPage/',
    '/Content/GetRoutes',
    '/Shop/ExtendHold',
    '/shopCheckOut/PaymentStop',
    '/shopCheckOut/orderPapers',
    '/Account/Logout',
  ])('does not know %s, which is ours', async (path) => {
    const { get, post } = await startHost(dialect);
    expect(await get(path)).toEqual({ status: 404, text: '', json: undefined });
    expect(await post(path, {})).toEqual({ status: 404, text: '', json: undefined });
  });

  test('answers in the language of the call, at an address of each, and in the default one where none is named', async () => {
    const host = await startHost(dialect);
    const { get, post } = host;
    const { items } = (await get('/Shop/GetProducts/de/giftVouchers')).json;
    expect(items[0]).toMatchObject({ name: 'Steinmassage', url: 'steinmassage' });
    const { item } = (await get('/Shop/GetProductByUrl/it/massaggio-con-pietre')).json;
    expect(item.priceLists[0].name).toBe('Giorni feriali');
    expect(JSON.stringify(item.cultures)).toContain('masaza-kamenjem');
    const CartId = await cartOf(host);
    expect((await get(`/Shop/GetCart/${CartId}/en/true`)).json.item.items[0].productTitle).toBe('Lake lido');
    const CartItemId = (await get(`/Shop/GetCart/${CartId}/sl/true`)).json.item.items[0].cartItemId;
    const changed = await post('/Shop/UpdateCartItem', { CartId, CartItemId, Quantity: 1 });
    expect(changed.json.item.items[0].productTitle).toBe('Jezersko kopališče');
    const form = await post('/shopCheckOut/initializeOrder', { cartId: CartId, language: 'hr' });
    expect(form.json.countriesCodeList[2]).toMatchObject({ id: 'HR', name: 'Hrvatska' });
  });

  test('sells a ticket for each day that is named, and an upsell for a day with a ticket alone', async () => {
    const host = await startHost(dialect);
    const { id, post } = host;
    const CartId = await cartOf(host, [tomorrow, reduced]);
    const upsell = (day: string | undefined) =>
      post('/Shop/AddUpsellToCart', { CartId, Items: [{ Id: id(603), Quantity: 1, Date: day }], ReloadCart: true });
    const { cart } = (await upsell(reduced)).json;
    expect(cart.items.map(({ priceTotal }: { readonly priceTotal: number }) => priceTotal)).toEqual([
      34.9, 31.42, 4.05,
    ]);
    for (const wrong of [plusDays(today(), 6), undefined])
      expect((await upsell(wrong)).json.errorCodes).toEqual(['Dodatek.NapacenDan']);
  });

  test('logs its member in, in environment 999 alone', async () => {
    const { get, post } = await startHost(dialect);
    const logIn = (more: object) => post('/Account/Login', { ...member, environment: 999, ...more });
    const { token } = (await logIn({})).json;
    const { json } = await get('/Profile/GetUser', { Authorization: `Bearer ${token}` });
    expect(json).toMatchObject({ success: true, user: { name: 'Mojca', countryCode: 'SI' } });
    expect(await get('/Profile/GetUser')).toMatchObject({ status: 200, json: { success: false } });
    for (const wrong of [{ password: 'x' }, { environment: 1 }])
      expect(await logIn(wrong)).toMatchObject({ status: 200, json: { success: false, message: expect.any(String) } });
  });

  test('answers none without its credential', async () => {
    const { get } = await startHost(dialect, { credential: { user: 'trgovina', password: 'skrivnost' } });
    const path = '/Shop/GetProductCategories/sl';
    expect((await get(path)).status).toBe(401);
    const Authorization = `Basic ${btoa('trgovina:skrivnost')}`;
    expect((await get(path, { Authorization })).status).toBe(200);
  });
});

test('a host of numbers refuses an id that is a text, where one of texts knows no id that is a number', async () => {
  const [numbers, texts] = [await startHost('numbers'), await startHost('texts')];
  const order = (id: unknown, list: unknown) => ({
    ProductId: id,
    Dates: [tomorrow],
    Items: [{ PriceListId: list, Quantity: 1 }],
  });
  for (const [id, list] of [
    ['101', 301],
    [101, '301'],
    ['', 301],
  ])
    expect(await numbers.post('/Shop/AddTicketToCart', order(id, list))).toMatchObject({
      status: 400,
      json: { title: 'One or more validation errors occurred.' },
    });
  expect((await numbers.get('/Shop/GetCart/jz-7001/sl/true')).status).toBe(400);
  expect((await texts.post('/Shop/AddTicketToCart', order(101, 301))).json).toMatchObject({
    errorCodes: ['Ponudba.NeObstaja'],
  });
});

test('a host of numbers writes null for what is absent, lists without a wrapping, and members beyond the description', async () => {
  const { get } = await startHost('numbers');
  const { json } = await get('/Shop/GetProducts/sl/giftVouchers');
  expect(json.items[1]).toMatchObject({ categories: [502], priceWithDiscount: null, textBeforePrice: null, tag: null });
  expect((await get('/Shop/GetProductCategories/sl')).json).toMatchObject([{ id: 501 }, { id: 502 }]);
  const texts = await startHost('texts');
  expect(Object.keys((await texts.get('/Shop/GetProducts/sl/giftVouchers')).json.items[1])).not.toContain(
    'priceWithDiscount',
  );
  expect((await texts.get('/Shop/GetProductCategories/sl')).json).toMatchObject({
    items: [{ id: 'jz-501' }, { id: 'jz-502' }],
  });
});
