import { cartId, idempotencyKey, memberToken, priceListId, productId } from '@shop/core/ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportedOnce } from './foreign-answers.ts';
import { answering } from './testing/answering.ts';
import { smallestYes } from './testing/smallest-yes.ts';

const good = { date: '2026-12-01', ticketsAvailable: 9 };
const discount = { date: '2026-12-01', discountPercent: 20 };
const list = { priceListId: 'l', name: 'Odrasli', price: 22 };
const ticket = { id: 'p', productType: 2, name: 'Termalija', defaultDailyTicketAvailabilityInDays: 30 };
const upsell = { id: 'u', name: 'Brisača', price: 5, dates: [{ date: '2026-12-01' }] };
const cart = { cartId: 'a', itemsCount: 0, totalPrice: 0 };
const order = {
  productId: productId('p'),
  language: 'sl',
  lines: [{ priceListId: priceListId('l'), quantity: 1 }],
} as const;

const badDays = [
  null,
  7,
  'x',
  [],
  {},
  { ticketsAvailable: 9 },
  { date: null, ticketsAvailable: 9 },
  { date: '2026-02-30', ticketsAvailable: 9 },
  { date: 20261201, ticketsAvailable: 9 },
  { date: '2026-12-02' },
  { date: '2026-12-02', ticketsAvailable: null },
  { date: '2026-12-02', ticketsAvailable: -1 },
  { date: '2026-12-02', ticketsAvailable: 1.5 },
  { date: '2026-12-02', ticketsAvailable: '9' },
];

describe('a day that cannot be read is not on sale, and the others are', () => {
  const shown = async (item: object) => {
    const { ports, told } = answering({ item: { ...ticket, ...item } });
    return { product: (await ports.showProduct('sl', 'u'))._unsafeUnwrap(), told };
  };

  test.each(badDays)('%j', async (day) => {
    const { product, told } = await shown({ availability: [day, good, day] });
    expect(product).toMatchObject({ availability: [good] });
    expect(told).toEqual([{ type: 'unreadable', call: 'showProduct', part: 'item.availability.*' }]);
  });

  test.each([
    { ...discount, discountPercent: 250 },
    { ...discount, discountPercent: -1 },
    { ...discount, discountPercent: '20' },
    { ...discount, date: '2026-02-30' },
    null,
  ])('nor is its discount %j', async (day) => {
    const { product } = await shown({ availability: [good], facilityDiscounts: [day, discount] });
    expect(product).toMatchObject({ availability: [good], facilityDiscounts: [{ date: good.date, percent: 20 }] });
  });

  test('discounts that are none are none; a from-price costs itself', async () => {
    const { product } = await shown({ availability: [good], facilityDiscounts: {} });
    expect(product).toMatchObject({ availability: [good], facilityDiscounts: [] });
    const priced = await shown({ availability: [{ ...good, adultPrice: 'x' }] });
    expect(priced.product).toMatchObject({ availability: [good] });
  });

  test.each([
    [0, 0],
    [3660, 3660],
    [1e9, 1e9],
    ['30', 0],
    [-1, 0],
    [1.5, 0],
    [null, 0],
  ])('%j days of sale are %i', async (defaultDailyTicketAvailabilityInDays, days) => {
    const { product } = await shown({ availability: [good], defaultDailyTicketAvailabilityInDays });
    expect(product).toMatchObject({ availability: [good], defaultDailyTicketAvailabilityInDays: days });
  });

  test('what is right is not told', async () => {
    const { product, told } = await shown({ availability: [good], facilityDiscounts: [discount], description: '<p>' });
    expect(product).toMatchObject({ name: 'Termalija', description: '<p>' });
    expect(told).toEqual([]);
  });
});

describe('an entry that cannot be read costs itself', () => {
  test.each([
    [
      'a season',
      { ...ticket, productType: 4, seasons: [{ id: 7 }, { id: 's', name: 'Zima' }] },
      { seasons: [{ id: 's' }] },
    ],
    ['a price list', { id: 'c', priceLists: [{ ...list, price: '22' }, list] }, { priceLists: [{ id: 'l' }] }],
    ['words', { ...ticket, description: 7, termsText: [], image: {} }, { description: '', termsText: '', image: '' }],
  ])('%s of a product', async (_, item, product) => {
    const { ports } = answering({ item });
    expect((await ports.showProduct('sl', 'u'))._unsafeUnwrap()).toMatchObject(product);
  });

  test('the stay of a price group', async () => {
    const groups = [{ priceGroupId: 'g', sameStayAs: 7, priceLists: [list] }];
    const { ports, told } = answering({ success: true, item: { ticketsAvailable: 9, priceGroups: groups } });
    const quote = (await ports.quoteTicket({ language: 'sl', productId: productId('p') }))._unsafeUnwrap();
    expect(quote.priceGroups).toMatchObject([{ id: 'g', priceLists: [{ id: 'l' }] }]);
    expect(quote.priceGroups[0]).not.toHaveProperty('sameStayAs');
    expect(told.map((odd) => ('part' in odd ? odd.part : ''))).toEqual(['item.priceGroups.*.sameStayAs']);
  });

  test('a price list and a price group; a package with a wrong item is no package', async () => {
    const pack = { ...list, categoryType: 2, packageItems: [{ categoryId: 'adult', quantity: 2 }, { quantity: 1 }] };
    const groups = [{ priceGroupId: 'g', priceLists: [null, pack, list, { ...list, enabled: 'no' }] }, { name: 'x' }];
    const { ports, told } = answering({ success: true, item: { ticketsAvailable: 9, priceGroups: groups } });
    const quote = (await ports.quoteTicket({ language: 'sl', productId: productId('p') }))._unsafeUnwrap();
    expect(quote.priceGroups).toMatchObject([{ id: 'g', priceLists: [{ id: 'l', kind: { type: 'default' } }] }]);
    expect(told.map((odd) => ('part' in odd ? odd.part : ''))).toEqual([
      'item.priceGroups.*.priceLists.*',
      'item.priceGroups.*',
    ]);
  });

  test('a product of a list, a category, a country', async () => {
    const item = { id: 'p', url: 'u', name: 'A', price: 5, categories: [7, 'c'] };
    const products = answering({ items: [{ ...item, price: -5 }, item, null, 'x'], hasMoreItems: 'x' }).ports;
    const page = await products.listProducts({ language: 'sl', group: 'g', skip: 0, take: 15 });
    expect(page._unsafeUnwrap()).toMatchObject({ items: [{ id: 'p', categories: ['c'] }], hasMoreItems: false });
    for (const wire of [[{ id: 'c', name: 'C' }, 7], { items: [null, { id: 'c', name: 'C' }] }]) {
      expect((await answering(wire).ports.listCategories('sl'))._unsafeUnwrap()).toEqual([{ id: 'c', name: 'C' }]);
    }
    const form = await answering({ countriesCodeList: [{ id: 'SI' }, {}] }).ports.loadCustomer({
      cartId: cartId('a'),
      language: 'sl',
    });
    expect(form._unsafeUnwrap().countries).toEqual([{ id: 'SI', name: '' }]);
  });

  test('a field to pre-fill the form with', async () => {
    const known = { countriesCodeList: [], firstName: 'Ana', postCode: 3254, phoneNumber: {}, emailRepeat: 7 };
    const form = await answering(known).ports.loadCustomer({ cartId: cartId('a'), language: 'sl' });
    expect(form._unsafeUnwrap().draft).toMatchObject({
      firstName: 'Ana',
      postCode: '',
      phoneNumber: '',
      emailRepeat: '',
    });
    const user = { name: 'Ana', postCode: 3254 };
    const member = await answering({ success: true, user }).ports.loadMember(memberToken('t'));
    expect(member._unsafeUnwrap()).toMatchObject({ name: 'Ana', postCode: '' });
  });

  test('an upsell, and a day of one', async () => {
    const upsells = [
      { ...upsell, price: null },
      { ...upsell, dates: [null, { date: 'x' }, ...upsell.dates] },
    ];
    const added = await answering({ cartId: 'a', upsells }).ports.addTicket(order, idempotencyKey('k'));
    expect(added._unsafeUnwrap().upsells).toMatchObject([{ id: 'u', dates: ['2026-12-01'] }]);
    const query = { cartId: cartId('a'), language: 'sl' } as const;
    const loaded = await answering({ item: { ...cart, upsellItems: upsells } }).ports.loadCart(query);
    expect(loaded._unsafeUnwrap().upsells).toHaveLength(1);
  });
});

describe('a list of which nothing can be read is not an empty one', () => {
  const query = { language: 'sl', group: 'g', skip: 0, take: 15 } as const;

  test.each([[[null, {}]], ['x'], [{}]])('a calendar, or seasons, of %j', async (list) => {
    const calendar = await answering({ item: { ...ticket, availability: list } }).ports.showProduct('sl', 'u');
    expect(calendar._unsafeUnwrapErr().kind).toBe('unreachable');
    const seasons = await answering({ item: { ...ticket, productType: 4, seasons: list } }).ports.showProduct(
      'sl',
      'u',
    );
    expect(seasons._unsafeUnwrapErr().kind).toBe('unreachable');
  });

  test('products, categories, countries, price groups', async () => {
    const bad = [7, null];
    const asked = [
      answering({ items: bad }).ports.listProducts(query),
      answering(bad).ports.listCategories('sl'),
      answering({ items: bad }).ports.listCategories('sl'),
      answering({ countriesCodeList: bad }).ports.loadCustomer({ cartId: cartId('a'), language: 'sl' }),
      answering({ success: true, item: { ticketsAvailable: 9, priceGroups: bad } }).ports.quoteTicket({
        language: 'sl',
        productId: productId('p'),
      }),
    ];
    for (const answered of asked) expect((await answered).isErr()).toBe(true);
    expect((await answering({ items: [] }).ports.listProducts(query)).isOk()).toBe(true);
  });
});

describe('a sum hides nothing', () => {
  const line = { cartItemId: 'i', productTitle: 'A', priceTitle: 'B', quantity: 1, priceTotal: 5 };
  const loaded = (items: unknown, more: object = {}) =>
    answering({ item: { ...cart, items, itemsCount: 2, totalPrice: 10, ...more } }).ports.loadCart({
      cartId: cartId('a'),
      language: 'sl',
    });

  test.each([null, 'x', {}, { ...line, quantity: 'x' }, { ...line, priceTotal: -5 }, { ...line, date: '2026-02-30' }])(
    'a cart with the line %j is out of reach',
    async (bad) => {
      expect((await loaded([line, bad]))._unsafeUnwrapErr().kind).toBe('unreachable');
      expect((await loaded([line, line])).isOk()).toBe(true);
    },
  );

  test('a code without an amount took off what the lines cost more than the total', async () => {
    const promoCode = { code: 'SPRING', description: 'x' };
    expect((await loaded([line, line], { totalPrice: 9, promoCode }))._unsafeUnwrap().promo?.amount).toBe(100);
    expect((await loaded([line, line], { totalPrice: 11, promoCode }))._unsafeUnwrap().promo?.amount).toBe(0);
    const named = { ...promoCode, amount: 3 };
    expect((await loaded([line, line], { promoCode: named }))._unsafeUnwrap().promo?.amount).toBe(300);
  });
});

test('texts of others are in their own order', async () => {
  const { ports } = answering({ success: false, message: 'Na\u202epa\u200fčno\ud800' });
  expect((await ports.logIn('a@b.si', 'x'))._unsafeUnwrapErr()).toEqual({
    kind: 'loginFailed',
    message: 'Napačno\ufffd',
  });
});

describe('a credential that is not taken is nobody’s fault but the operator’s', () => {
  const query = { cartId: cartId('a'), language: 'sl' } as const;

  test.each([401, 403])('%i is out of reach, and told', async (status) => {
    const { ports, told } = answering({}, status);
    expect((await ports.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(told).toEqual([{ type: 'credentialRefused', call: 'loadCart', status }]);
  });

  test.each([
    [402, {}],
    [404, {}],
  ])('%i %j is not told', async (status, body) => {
    const { ports, told } = answering(body, status);
    expect((await ports.loadCart(query)).isErr()).toBe(true);
    expect(told).toEqual([]);
  });

  test('a log-in that is refused with 401 is refused in the words of the server', async () => {
    const { ports, told } = answering({ success: false, message: 'Napačno geslo' }, 401);
    expect((await ports.logIn('a@b.si', 'x'))._unsafeUnwrapErr()).toEqual({
      kind: 'loginFailed',
      message: 'Napačno geslo',
    });
    expect(told).toEqual([]);
  });
});

test('the same news is told once a pause', () => {
  const told: string[] = [];
  let now = 0;
  const tell = reportedOnce((odd) => void told.push(odd.call), { now: () => now, pause: 10 });
  const news = { type: 'unreadable', call: 'showProduct', part: 'a' } as const;
  for (now of [0, 9, 10, 19]) tell(news);
  tell({ ...news, part: 'b' });
  expect(told).toHaveLength(3);
});

describe.each(Object.entries(smallestYes))('%s', (name, { ask, means }) => {
  const paths = Object.keys(means).map((path) => path.split('.'));
  const at = (body: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>(
      (value, part) => (Object.hasOwn(Object(value), part) ? Reflect.get(Object(value), part) : undefined),
      body,
    );

  test('whatever is answered, nothing throws, and without what means yes it is none', async () => {
    const words = fc.constantFrom(
      'success',
      'cartId',
      'item',
      'items',
      'status',
      'errorCodes',
      'cart',
      'token',
      'id',
      'user',
    );
    const any = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(words, fc.jsonValue()),
      fc.dictionary(words, fc.dictionary(words, fc.jsonValue())),
    );
    await fc.assert(
      fc.asyncProperty(any, async (body) => {
        const answered = await ask(answering(body).ports);
        if (name === 'listCategories' && Array.isArray(body)) return;
        if (paths.some((path) => at(body, path) === undefined || at(body, path) === null)) {
          expect(answered.unwrapOr(undefined) || undefined).toBeUndefined();
          if (answered.isOk()) expect(['checkReservation', 'loadMember']).toContain(name);
        }
      }),
      { numRuns: 60 },
    );
  });
});
