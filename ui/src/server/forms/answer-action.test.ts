import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import type { QuantityChange, TicketOrder } from '@shop/core/cart/orders';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, cartItemId, type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import type { PaymentRequest } from '@shop/core/ports/checkout-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import {
  aCart,
  aGiftCard,
  anUpsell,
  aPriceGroup,
  aPriceList,
  aTicketLine,
  aTicketQuote,
} from '@shop/core/testing/builders';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { pageVisitor as visitor } from '../../testing/page-visitor.ts';
import { samplePorts, today } from '../../testing/sample-ports.ts';

const ticketPage = `/sl/vstopnice-bazeni/termalija?date=${today}`;
const cartPage = '/sl/pregled-kosarice';
const paymentPage = '/sl/nacin-placila';

const full = 'Shop.AddTicketToCart.CapacityFull';

const shows = (text: string, key: string): boolean => text.includes(`>${builtInTranslations('sl')[key]}<`);

const offering = aCart({
  items: [aTicketLine({ cartItemId: cartItemId('line-1') })],
  couponsDisabled: false,
  upsells: [anUpsell()],
});

const lineForm = (quantity: string, more: Readonly<Record<string, string>> = {}) => ({
  does: 'changeQuantity',
  line: 'line-1',
  'quantity-line-1': quantity,
  ...more,
});

test.each([
  [' 03 ', {}, 3, cartPage],
  ['2', { step: 'quantity-line-1:1' }, 3, `${cartPage}#quantity-line-1`],
  ['0', { step: 'quantity-line-1:-1' }, 0, `${cartPage}#quantity-line-1`],
  ['4', { step: '' }, 4, cartPage],
])('a posted quantity of %j with %j is set to %i', async (typed, more, quantity, to) => {
  const changes: QuantityChange[] = [];
  const { post } = visitor({
    changeQuantity: (change) => {
      changes.push(change);
      return okAsync(aCart());
    },
  });
  const answer = await post(cartPage, lineForm(typed, more));
  expect([answer.status, answer.to]).toEqual([303, to]);
  expect(changes).toMatchObject([{ cartId: 'cart-1', cartItemId: 'line-1', quantity, language: 'sl' }]);
});

test.each<[string, string, Readonly<Record<string, string>>, Partial<ShopPort>]>([
  [
    'a promo code',
    'ShopCheckOut.CheckPromoCode.Invalid',
    { does: 'applyPromoCode', promoCode: 'NAPAČNA' },
    { applyPromoCode: () => errAsync({ kind: 'promoCodeInvalid' }) },
  ],
  [
    'an upsell of a provider with other codes',
    'Error',
    { does: 'addUpsell', upsell: 'towel', 'upsell-towel': '1' },
    { addUpsell: () => errAsync({ kind: 'refusedByProvider', code: 'Error' }) },
  ],
  ['a line', full, lineForm('9'), { changeQuantity: () => errAsync({ kind: 'capacityFull', left: 0 }) }],
])('the refusal of %s is shown once, as a toast', async (_, key, form, shop) => {
  const { post, look } = visitor({ loadCart: () => okAsync(offering), ...shop });
  expect((await post(cartPage, form)).to).not.toContain('?');
  const words = `>${builtInTranslations('sl')[key]}<`;
  const { text } = await look(cartPage);
  expect(text.split(words).length - 1).toBe(1);
  expect((await look(cartPage)).text).not.toContain(words);
});

test.each([
  ['a line of the cart', cartPage, 'quantity-line-1', lineForm],
  ['a line of the cart, with Enter', cartPage, 'quantity-line-1', (text: string) => lineForm(text, { step: '' })],
  ['tickets', ticketPage, `quantity-${aPriceList().priceListId}`, (text: string) => tickets(text)],
  [
    'an upsell',
    cartPage,
    'upsell-towel',
    (text: string) => ({ does: 'addUpsell', upsell: 'towel', 'upsell-towel': text }),
  ],
])(
  'the quantities -3 and "tri" of %s change nothing, and the page shows the rule (R-REVIEW-3)',
  async (_, page, field, form) => {
    // Any call that changes the shop crashes here, as none is stubbed.
    const { post, look } = visitor({ loadCart: () => okAsync(offering), quoteTicket: quoted });
    for (const text of ['-3', 'tri']) {
      expect(await post(page, form(text))).toMatchObject({ status: 303, to: `${page}#${field}` });
      const words = (await look(page)).text.split('Količina mora biti celo število od 0 do 100.');
      expect([text, words.length]).toEqual([text, 2]);
    }
  },
);

test('a refusal is shown on its own page, also after a visit of another page', async () => {
  const { post, look } = visitor({ changeQuantity: () => errAsync({ kind: 'capacityFull', left: 0 }) });
  await post(cartPage, lineForm('9'));
  expect((await look('/de/warenkorb-anzeigen')).text).not.toContain('capacityFull');
  expect(shows((await look(cartPage)).text, full)).toBe(true);
});

test('the removal of a line shows a message, and a refused one its reason (R-ERROR-17)', async () => {
  const removing = visitor({ removeItem: () => okAsync(aCart()) });
  const form = { does: 'removeItem', line: 'line-1' };
  expect(await removing.post(cartPage, form)).toMatchObject({ status: 303, to: cartPage });
  expect(decodeURIComponent(removing.jar.get('__Host-flash') ?? '')).toBe('message:DeleteCartItemSuccess');
  const frozen = visitor({ removeItem: () => errAsync({ kind: 'cartFrozen' }) });
  await frozen.post(cartPage, form);
  expect(shows((await frozen.look(cartPage)).text, 'Shop.Cart.PaymentRunning')).toBe(true);
});

test('a forged message cookie is ignored', async () => {
  const { look, jar } = visitor();
  for (const text of ['posted:x', `posted:${Buffer.from('{"does":"x"}').toString('base64url')}`]) {
    jar.set('__Host-flash', encodeURIComponent(text));
    expect((await look(cartPage)).status).toBe(200);
  }
});

const adults = aPriceList();
const quoted = () => okAsync(aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adults] })] }));
const tickets = (quantity: string, more: Readonly<Record<string, string>> = {}) => ({
  does: 'addTicket',
  [`quantity-${adults.priceListId}`]: quantity,
  ...more,
});

/** A host that records orders under their keys, and opens a cart for requests without one. */
const addingShop = () => {
  const orders = new Map<IdempotencyKey, TicketOrder>();
  const shop: Partial<ShopPort> = {
    quoteTicket: quoted,
    addTicket: (order, key) => {
      const scope = idempotencyKey(`${order.cartId ?? ''} ${key}`);
      orders.set(scope, order);
      return okAsync({ cartId: order.cartId ?? cartId('cart-1'), upsells: [] });
    },
  };
  return { orders, shop };
};

/** A visitor with a client cookie and no cart. */
const newcomer = (shop: Partial<ShopPort>) => {
  const { jar, ...rest } = visitor(shop);
  jar.delete('shopCart');
  jar.set('__Host-client', 'c'.repeat(32));
  return { jar, ...rest };
};

test('a form posted again before its answer is shown adds once, also when the first answer opened the cart', async () => {
  const { orders, shop } = addingShop();
  const { post } = newcomer(shop);
  await Promise.all([post(ticketPage, tickets('2')), post(ticketPage, tickets('2'))]);
  expect(await post(ticketPage, tickets('2'))).toMatchObject({ status: 303, to: cartPage });
  expect(orders.size).toBe(1);
});

test('a form posted again after its answer was shown adds again within the same minute', async () => {
  const { orders, shop } = addingShop();
  const { post, look } = newcomer(shop);
  for (const added of [1, 2, 3]) {
    expect(await post(ticketPage, tickets('2'))).toMatchObject({ status: 303, to: cartPage });
    expect((await look(cartPage)).status).toBe(200);
    expect(orders.size).toBe(added);
  }
});

test.each([
  ['is unreachable', { kind: 'unreachable', cause: 'timeout' }],
  ['still processes the first request', { kind: 'inProgress' }],
] as const)('a form posted again reuses its idempotency key while the host %s', async (_, error) => {
  const keys: IdempotencyKey[] = [];
  const { post, look } = newcomer({
    quoteTicket: quoted,
    addTicket: (_order, key) => {
      keys.push(key);
      return keys.length < 3 ? errAsync(error) : okAsync({ cartId: cartId('cart-1'), upsells: [] });
    },
  });
  for (const _press of [1, 2, 3]) {
    await post(ticketPage, tickets('2'));
    await look(ticketPage);
  }
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['with other fields', ticketPage, tickets('3')],
  ['of another day', ticketPage.replace(today, plusDays(today, 1)), tickets('2')],
])('a form %s, posted before an answer is shown, has another idempotency key', async (_, page, fields) => {
  const { orders, shop } = addingShop();
  const { post } = newcomer(shop);
  await post(ticketPage, tickets('2'));
  await post(page, fields);
  expect(orders.size).toBe(2);
});

test.each([
  ['without cookies posted twice adds twice', undefined, 2],
  ['posted twice at once by one browser adds once', 'c'.repeat(32), 1],
])('a form %s', async (_, client, additions) => {
  const tokens = Array.from({ length: 9 }, (_none, at) => String(at).repeat(32));
  const { orders, shop } = addingShop();
  const random = { token: () => tokens.pop() ?? '', secret: () => tokens.pop() ?? '' };
  const { app, jar } = visitor(shop, random);
  const send = () => {
    const cookie = [...jar, ...(client === undefined ? [] : [['__Host-client', client]])]
      .map((pair) => pair.join('='))
      .join('; ');
    return app.request(ticketPage, { method: 'POST', body: new URLSearchParams(tickets('2')), headers: { cookie } });
  };
  for (const press of [1, 2]) expect([press, (await send()).status]).toEqual([press, 303]);
  expect(orders.size).toBe(additions);
});

test('a form without cookies is repeated with a button, succeeds with the cookie of that answer, and is refused without it (R-COOKIE-6)', async () => {
  const { orders, shop } = addingShop();
  const { post, jar } = visitor(shop);
  jar.clear();
  const repeated = await post(ticketPage, tickets('2'));
  expect([repeated.status, repeated.to, orders.size]).toEqual([200, null, 0]);
  expect(shows(repeated.text, 'Cookies.Ask')).toBe(true);
  const form = Object.fromEntries(
    [...repeated.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(form).toMatchObject({ ...tickets('2'), again: '1' });
  expect([...jar.keys()]).toEqual(['__Host-client']);
  const cookies = new Map(jar);
  jar.clear();
  const refused = await post(ticketPage, form);
  expect([refused.status, orders.size, shows(refused.text, 'Shop.CookiesRefused')]).toEqual([422, 0, true]);
  for (const [name, value] of cookies) jar.set(name, value);
  expect(await post(ticketPage, form)).toMatchObject({ status: 303, to: cartPage });
  expect(orders.size).toBe(1);
});

test('a form with a password and without cookies is not repeated on a page', async () => {
  const { post, jar } = visitor();
  jar.clear();
  const { status, text } = await post('/sl/osebni-podatki', {
    does: 'logIn',
    email: 'ana@example.si',
    password: 'skrivno',
  });
  expect([status, text.includes('skrivno'), shows(text, 'Shop.CookiesRefused')]).toEqual([422, false, true]);
});

test.each([
  ['0', 'AddToCartNoItemsSelected'],
  ['13', full],
])('%s tickets are refused, and the typed quantity stays', async (quantity, code) => {
  const { post, look } = visitor({ quoteTicket: () => quoted().map((quote) => ({ ...quote, ticketsAvailable: 12 })) });
  expect((await post(ticketPage, tickets(quantity))).to).toBe(`${ticketPage}#tickets-problem`);
  const { status, text } = await look(ticketPage);
  expect([status, shows(text, code)]).toEqual([200, true]);
  expect(text).toMatch(new RegExp(`name="quantity-${adults.priceListId}"[^>]*value="${quantity}"`));
});

test.each(['15', 'x'])(
  'the amount %j of a value card is refused beside its field, which keeps the text (R-LIMIT-1)',
  async (value) => {
    const { isValueGiftCard: _, ...card } = aGiftCard({ priceLists: [aPriceList()] });
    const page = '/sl/vstopnice-bazeni/vrednostni-bon';
    const { post, look } = visitor({ showProduct: () => okAsync({ ...card, isValueGiftCard: true }) });
    const form = { does: 'addGiftCard', [`quantity-${aPriceList().priceListId}`]: '1', value };
    expect((await post(page, form)).to).toBe(`${page}#value-typed`);
    const { text } = await look(page);
    expect(text).toMatch(/id="value-error"[^>]*>.*?od 10 do 1000/);
    expect(text).toMatch(new RegExp(`name="value"[^>]*value="${value}"`));
  },
);

test('an unreachable host is a 503 with the typed text and without a message cookie', async () => {
  const addTicket: ShopPort['addTicket'] = () => errAsync({ kind: 'unreachable', cause: 'network' });
  const { post, jar } = visitor({ quoteTicket: quoted, addTicket });
  const { status, text } = await post(ticketPage, tickets('2'));
  expect(status).toBe(503);
  expect(text).toMatch(new RegExp(`name="quantity-${adults.priceListId}"[^>]*value="2"`));
  expect(jar.has('__Host-flash')).toBe(false);
});

test('a refused form larger than a cookie is answered at once with 422', async () => {
  const { post, jar } = visitor({ quoteTicket: quoted });
  const { status, text } = await post(ticketPage, tickets('0', { more: 'x'.repeat(4_000) }));
  expect([status, jar.has('__Host-flash')]).toEqual([422, false]);
  expect(shows(text, 'AddToCartNoItemsSelected')).toBe(true);
});

test('a refused extension of the hold keeps the typed personal data, but not in the cookie', async () => {
  const { post, look, jar } = visitor({ extendHold: () => errAsync({ kind: 'holdAtLimit' }) });
  const page = '/sl/osebni-podatki';
  const typed = { firstName: 'Ana', email: 'ana@example.si' };
  expect(await post(page, { does: 'extendHold', ...typed })).toMatchObject({ status: 303, to: page });
  const flash = Buffer.from((jar.get('__Host-flash') ?? '').replace(/^posted%3A/, ''), 'base64url').toString('utf8');
  expect(flash).not.toContain(typed.email);
  const { text } = await look(page);
  for (const value of Object.values(typed)) expect(text).toContain(`value="${value}"`);
  jar.delete('__Host-checkout');
  expect((await look(page)).text).not.toContain(typed.email);
});

test('a post opens a payment at the shown total and redirects to its page', async () => {
  const requests: PaymentRequest[] = [];
  const returnUrl = 'https://bank.example/pay/1';
  const { post } = visitor({}, samplePorts.random, {
    startPayment: (request) => {
      requests.push(request);
      return okAsync({ returnUrl });
    },
  });
  const pays = { does: 'startPayment', paymentType: 'preauthorization' };
  expect(await post(paymentPage, { ...pays, shownTotal: '4400' })).toMatchObject({ status: 303, to: returnUrl });
  await post(paymentPage, { ...pays, shownTotal: 'x' });
  expect(requests).toMatchObject([{ paymentType: 'preauthorization', shownTotal: 4400 }, { cartId: 'cart-1' }]);
  expect(requests[1]).toMatchObject({ shownTotal: undefined });
  expect((await post(paymentPage, { ...pays, paymentType: 'gold' })).to).toBe(paymentPage);
  expect(requests).toHaveLength(2);
});

test('a post closes a payment and redirects to the cart; an unconfirmed closing is shown there', async () => {
  const closed = visitor({}, samplePorts.random, { stopPayment: () => okAsync() });
  expect(await closed.post(paymentPage, { does: 'stopPayment' })).toMatchObject({ status: 303, to: cartPage });
  expect(shows((await closed.look(cartPage)).text, 'Cart.PaymentStopped')).toBe(true);
  const unknown = visitor({ loadCart: () => okAsync({ ...aCart(), frozen: true }) }, samplePorts.random, {
    stopPayment: () => errAsync({ kind: 'paymentUnconfirmed' }),
  });
  expect(await unknown.post(cartPage, { does: 'stopPayment' })).toMatchObject({ status: 303, to: cartPage });
  expect(shows((await unknown.look(cartPage)).text, 'ShopCheckOut.PaymentStart.NotConfirmed')).toBe(true);
});
