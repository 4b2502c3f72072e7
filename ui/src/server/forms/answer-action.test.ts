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

const tells = (text: string, key: string): boolean => text.includes(`>${builtInTranslations('sl')[key]}<`);

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
])('a quantity of %j with %j is set to %i', async (typed, more, quantity, to) => {
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
    'no piece of an upsell',
    'AddToCartNoItemsSelected',
    { does: 'addUpsell', upsell: 'towel', 'upsell-towel': '0' },
    {},
  ],
  [
    'an upsell of a provider with other codes',
    'Error',
    { does: 'addUpsell', upsell: 'towel', 'upsell-towel': '1' },
    { addUpsell: () => errAsync({ kind: 'refusedByProvider', code: 'Error' }) },
  ],
  ['a line', full, lineForm('9'), { changeQuantity: () => errAsync({ kind: 'capacityFull', left: 0 }) }],
])('%s is refused as a toast and beside its field, both once', async (_, key, form, given) => {
  const { post, look } = visitor({ loadCart: () => okAsync(offering), ...given });
  expect((await post(cartPage, form)).to).not.toContain('?');
  const words = `>${builtInTranslations('sl')[key]}<`;
  const { text } = await look(cartPage);
  expect([text.split(words).length - 1, /role="alert">.*?<p(>[^<]*<)/.exec(text)?.[1]]).toEqual([2, words]);
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
  '-3, 1.5 and words as the quantity of %s change nothing, and the page says what it may be (R-REVIEW-3)',
  async (_, page, field, form) => {
    // Any call that changes the shop crashes here, as none is stubbed.
    const { post, look } = visitor({ loadCart: () => okAsync(offering), quoteTicket: quoted });
    for (const text of ['-3', '1.5', 'tri']) {
      expect(await post(page, form(text))).toMatchObject({ status: 303, to: `${page}#${field}` });
      const words = (await look(page)).text.split('Količina mora biti celo število od 0 do 100.');
      expect([text, words.length]).toEqual([text, 4]);
    }
  },
);

test('another page does not tell it, and leaves it to its own', async () => {
  const { post, look } = visitor({ changeQuantity: () => errAsync({ kind: 'capacityFull', left: 0 }) });
  await post(cartPage, lineForm('9'));
  expect((await look('/de/warenkorb-anzeigen')).text).not.toContain('capacityFull');
  expect(tells((await look(cartPage)).text, full)).toBe(true);
});

test('a removal says so, and one that is refused says why (R-ERROR-17)', async () => {
  const removed = visitor({ removeItem: () => okAsync(aCart()) });
  const form = { does: 'removeItem', line: 'line-1' };
  expect(await removed.post(cartPage, form)).toMatchObject({ status: 303, to: cartPage });
  expect(decodeURIComponent(removed.jar.get('__Host-flash') ?? '')).toBe('message:DeleteCartItemSuccess');
  const frozen = visitor({ removeItem: () => errAsync({ kind: 'cartFrozen' }) });
  await frozen.post(cartPage, form);
  expect(tells((await frozen.look(cartPage)).text, 'Shop.Cart.PaymentRunning')).toBe(true);
});

test('what somebody else put into the cookie is nothing', async () => {
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

test('adds once when a form is pressed again before its answer is shown, also once that answer has opened the cart', async () => {
  const { orders, shop } = addingShop();
  const { post } = newcomer(shop);
  await Promise.all([post(ticketPage, tickets('2')), post(ticketPage, tickets('2'))]);
  expect(await post(ticketPage, tickets('2'))).toMatchObject({ status: 303, to: cartPage });
  expect(orders.size).toBe(1);
});

test('adds again when the same form is pressed after its answer was shown, without a minute in between', async () => {
  const { orders, shop } = addingShop();
  const { post, look } = newcomer(shop);
  for (const added of [1, 2, 3]) {
    expect(await post(ticketPage, tickets('2'))).toMatchObject({ status: 303, to: cartPage });
    expect((await look(cartPage)).status).toBe(200);
    expect(orders.size).toBe(added);
  }
});

test.each([
  ['is out of reach', { kind: 'unreachable', cause: 'timeout' }],
  ['still does the first one', { kind: 'inProgress' }],
] as const)('sends the key of a press again, after any page, while the host %s', async (_, error) => {
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
])('sends another key for a form %s, pressed before an answer is shown', async (_, page, fields) => {
  const { orders, shop } = addingShop();
  const { post } = newcomer(shop);
  await post(ticketPage, tickets('2'));
  await post(page, fields);
  expect(orders.size).toBe(2);
});

test.each([
  ['without cookies is an intent of its own', undefined, 2],
  ['is one intent with an equal one of the same browser', 'c'.repeat(32), 1],
])('a form %s', async (_, client, done) => {
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
  expect(orders.size).toBe(done);
});

test('a form without any cookie comes back with a button, is done with the cookie of that answer, and refused with the words without it (R-COOKIE-6)', async () => {
  const { orders, shop } = addingShop();
  const { post, jar } = visitor(shop);
  jar.clear();
  const asked = await post(ticketPage, tickets('2'));
  expect([asked.status, asked.to, orders.size]).toEqual([200, null, 0]);
  expect(tells(asked.text, 'Cookies.Ask')).toBe(true);
  const form = Object.fromEntries(
    [...asked.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(form).toMatchObject({ ...tickets('2'), again: '1' });
  expect([...jar.keys()]).toEqual(['__Host-client']);
  const sent = new Map(jar);
  jar.clear();
  const refused = await post(ticketPage, form);
  expect([refused.status, orders.size, tells(refused.text, 'Shop.CookiesRefused')]).toEqual([422, 0, true]);
  for (const [name, value] of sent) jar.set(name, value);
  expect(await post(ticketPage, form)).toMatchObject({ status: 303, to: cartPage });
  expect(orders.size).toBe(1);
});

test('a form with a password and without any cookie is not repeated on a page', async () => {
  const { post, jar } = visitor();
  jar.clear();
  const { status, text } = await post('/sl/osebni-podatki', {
    does: 'logIn',
    email: 'ana@example.si',
    password: 'skrivno',
  });
  expect([status, text.includes('skrivno'), tells(text, 'Shop.CookiesRefused')]).toEqual([422, false, true]);
});

test.each([
  ['0', 'AddToCartNoItemsSelected'],
  ['13', full],
])('%s tickets are refused, and what was typed stays', async (quantity, code) => {
  const { post, look } = visitor({ quoteTicket: () => quoted().map((quote) => ({ ...quote, ticketsAvailable: 12 })) });
  expect((await post(ticketPage, tickets(quantity))).to).toBe(`${ticketPage}#tickets-problem`);
  const { status, text } = await look(ticketPage);
  expect([status, tells(text, code)]).toEqual([200, true]);
  expect(text).toMatch(new RegExp(`name="quantity-${adults.priceListId}"[^>]*value="${quantity}"`));
});

test.each(['0', '15', '1010', 'x', ''])(
  'an amount of %j of a value card is refused beside its field, which keeps it (R-LIMIT-1)',
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

test('a host out of reach is a 503 with what was typed, and nothing is kept', async () => {
  const addTicket: ShopPort['addTicket'] = () => errAsync({ kind: 'unreachable', cause: 'network' });
  const { post, jar } = visitor({ quoteTicket: quoted, addTicket });
  const { status, text } = await post(ticketPage, tickets('2'));
  expect(status).toBe(503);
  expect(text).toMatch(new RegExp(`name="quantity-${adults.priceListId}"[^>]*value="2"`));
  expect(jar.has('__Host-flash')).toBe(false);
});

test('more than a cookie holds comes back at once', async () => {
  const { post, jar } = visitor({ quoteTicket: quoted });
  const { status, text } = await post(ticketPage, tickets('0', { more: 'x'.repeat(4_000) }));
  expect([status, jar.has('__Host-flash')]).toEqual([422, false]);
  expect(tells(text, 'AddToCartNoItemsSelected')).toBe(true);
});

test('more time that is refused on the personal data loses nothing that was typed there, and none of it is in the cookie', async () => {
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

test('a payment is opened by a post at the total that was shown, and leads to its page', async () => {
  const asked: PaymentRequest[] = [];
  const returnUrl = 'https://bank.example/pay/1';
  const { post } = visitor({}, samplePorts.random, {
    startPayment: (request) => {
      asked.push(request);
      return okAsync({ returnUrl });
    },
  });
  const pays = { does: 'startPayment', paymentType: 'preauthorization' };
  expect(await post(paymentPage, { ...pays, shownTotal: '4400' })).toMatchObject({ status: 303, to: returnUrl });
  await post(paymentPage, { ...pays, shownTotal: 'x' });
  expect(asked).toMatchObject([{ paymentType: 'preauthorization', shownTotal: 4400 }, { cartId: 'cart-1' }]);
  expect(asked[1]).toMatchObject({ shownTotal: undefined });
  expect((await post(paymentPage, { ...pays, paymentType: 'gold' })).to).toBe(paymentPage);
  expect(asked).toHaveLength(2);
});

test('a payment is closed by a post, which leads to the cart; one that is not known to be closed is told as it is', async () => {
  const closed = visitor({}, samplePorts.random, { stopPayment: () => okAsync() });
  expect(await closed.post(paymentPage, { does: 'stopPayment' })).toMatchObject({ status: 303, to: cartPage });
  expect(tells((await closed.look(cartPage)).text, 'Cart.PaymentStopped')).toBe(true);
  const unknown = visitor({ loadCart: () => okAsync({ ...aCart(), frozen: true }) }, samplePorts.random, {
    stopPayment: () => errAsync({ kind: 'paymentUnconfirmed' }),
  });
  expect(await unknown.post(cartPage, { does: 'stopPayment' })).toMatchObject({ status: 303, to: cartPage });
  expect(tells((await unknown.look(cartPage)).text, 'ShopCheckOut.PaymentStart.NotConfirmed')).toBe(true);
});
