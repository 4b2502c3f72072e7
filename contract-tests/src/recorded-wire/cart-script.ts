import { type Answered, type Ask, textAt } from './asking.ts';
import type { recordedShop } from './recorded-shop.ts';

type Shop = Pick<Awaited<ReturnType<typeof recordedShop>>, 'advance'>;

/** Units: milliseconds. */
const minute = 60_000;

/** The calls of a cart, with the member names of providers. */
export const cartCalls = (ask: Ask) => {
  const post =
    (call: string, path: string) =>
    (title: string, body: object, key = title.replace(/[^ -~]/g, '?')): Promise<Answered> =>
      ask({
        title: `${call}: ${title}`,
        path,
        body,
        headers: { 'Idempotency-Key': key, 'X-Shop-Client': 'recorded-client-0123456789abcdef' },
      });
  return {
    addTicket: post('addTicket', '/Shop/AddTicketToCart'),
    addGiftCard: post('addGiftCard', '/Shop/AddToCart'),
    addUpsell: post('addUpsell', '/Shop/AddUpsellToCart'),
    changeQuantity: post('changeQuantity', '/Shop/UpdateCartItem'),
    removeItem: post('removeItem', '/Shop/RemoveFromCart'),
    extendHold: post('extendHold', '/Shop/ExtendHold'),
    applyPromoCode: post('applyPromoCode', '/shopCheckOut/checkPromoCode'),
    loadCart: (title: string, id: string, language = 'sl', withItems = 'true'): Promise<Answered> =>
      ask({ title: `loadCart: ${title}`, path: `/Shop/GetCart/${id}/${language}/${withItems}` }),
  };
};

const adults = (Quantity: number) => [{ PriceListId: 'day-adult', Quantity }];

/** A day ticket for two adults and a child on the reduced day. */
export const dayTicket = {
  ProductId: 'day',
  Language: 'sl',
  Dates: ['2027-01-09'],
  Items: [
    { PriceListId: 'day-adult', Quantity: 2, CategoryId: '' },
    { PriceListId: 'day-child', Quantity: 1 },
  ],
};

/** Fills carts with every kind of line, and triggers every refusal. */
export const fillCarts = async (ask: Ask, { advance }: Shop): Promise<void> => {
  const calls = cartCalls(ask);
  const CartId = textAt(await calls.addTicket('a day, into a new cart', dayTicket), 'cartId');
  const ofCart = { CartId, Language: 'sl' };
  await calls.addTicket('the same press again', dayTicket, 'a day, into a new cart');
  await calls.addTicket(
    'the same press with another body',
    { ...dayTicket, Items: adults(1) },
    'a day, into a new cart',
  );
  await calls.addTicket('a package and hours', {
    ...dayTicket,
    CartId,
    Items: [{ PriceListId: 'day-2-1', Quantity: 1 }],
  });
  await calls.addTicket('hours', {
    ...dayTicket,
    CartId,
    ProductId: 'hours',
    Items: [{ PriceListId: 'hours-adult', Quantity: 1 }],
  });
  await calls.addTicket('a season', {
    CartId,
    ProductId: 'season',
    SeasonId: 'season-now',
    Language: 'en',
    Dates: [],
    Items: [{ PriceListId: 'season-ten', Quantity: 1 }],
  });
  await calls.addGiftCard('a voucher', {
    CartId,
    ProductId: 'bath',
    Language: 'sl',
    Items: [{ PriceListId: 'bath-week', Quantity: 3 }],
  });
  await calls.addGiftCard('a value of 50', {
    ...ofCart,
    ProductId: 'value',
    Items: [{ PriceListId: 'value-chosen', Quantity: 1, Price: 50 }],
  });
  await calls.addGiftCard('a Wellcard', {
    ...ofCart,
    ProductId: 'wellcard',
    Items: [{ PriceListId: 'wellcard-chosen', Quantity: 1, Price: 120 }],
  });
  await calls.addUpsell('for the day', {
    ...ofCart,
    Items: [{ Id: 'towel', Quantity: 2, ParentProductIds: ['day'], Date: '2027-01-09' }],
    ReloadCart: true,
  });
  const full = await calls.addUpsell('without a day', {
    ...ofCart,
    Items: [{ Id: 'box', Quantity: 1, ParentProductIds: ['bath'] }],
    ReloadCart: true,
  });
  const [first, child, season] = ['0', '1', '4'].map((line) => textAt(full, `cart.items.${line}.cartItemId`));
  await calls.loadCart('everything', CartId);
  await calls.loadCart('in English', CartId, 'en');
  await calls.loadCart('without items', CartId, 'de', 'false');
  await calls.loadCart('an unknown cart', 'nothing');
  await calls.loadCart('an unknown flag', CartId, 'sl', 'maybe');
  await ask({
    title: 'quoteTicket: beside the own cart',
    path: '/Shop/GetTicketPrices',
    body: { ...ofCart, ProductId: 'day', Date: '2027-01-09' },
  });

  await calls.applyPromoCode('10 percent', { CartId, PromoCode: 'deset' });
  await calls.loadCart('with a code', CartId);
  await calls.applyPromoCode('an unknown code', { CartId, PromoCode: 'NIČ' });
  await calls.applyPromoCode('a code that is over', { CartId, PromoCode: 'NEKDAJ' });
  await calls.applyPromoCode('a code of few uses', { CartId, PromoCode: 'PET' });
  await calls.applyPromoCode('an unknown cart', { CartId: 'nothing', PromoCode: 'PET' });
  await calls.applyPromoCode('no code', { CartId, PromoCode: '' });
  await calls.applyPromoCode('a code that is too long', { CartId, PromoCode: 'X'.repeat(65) });

  await calls.changeQuantity('three', { CartId, CartItemId: first, Quantity: 3 });
  await calls.changeQuantity('in small letters, none left', {
    cartId: CartId,
    cartItemId: child,
    quantity: 0,
    language: 'en',
  });
  await calls.changeQuantity('too many', { CartId, CartItemId: first, Quantity: 99 });
  await calls.changeQuantity('an unknown line', { CartId, CartItemId: 'nothing', Quantity: 1 });
  await calls.changeQuantity('half a piece', { CartId, CartItemId: first, Quantity: 1.5 });
  await calls.removeItem('the season', { CartId, CartItemId: season, Language: 'sl', LoadUpsells: true });
  await calls.removeItem('once more', { CartId, CartItemId: season, Language: 'sl' });
  await calls.removeItem('an unknown cart', { CartId: 'nothing', CartItemId: first, Language: 'sl' });
  await calls.extendHold('a moment later', ofCart);
  advance(10 * minute);
  await calls.extendHold('ten minutes later', ofCart);
  await calls.extendHold('an unknown cart', { CartId: 'nothing', Language: 'sl' });

  const others = textAt(
    await calls.addTicket('most of a small day', { ...dayTicket, Dates: ['2027-01-11'], Items: adults(8) }),
    'cartId',
  );
  await calls.addTicket('more than are left', { ...dayTicket, Dates: ['2027-01-11'], Items: adults(2) });
  await calls.addTicket('a sold-out day', { ...dayTicket, Dates: ['2027-01-10'], Items: adults(1) });
  await calls.addTicket('a closed day', { ...dayTicket, Dates: ['2027-01-13'], Items: adults(1) });
  await calls.addTicket('nothing selected', { ...dayTicket, Items: [] });
  await calls.addTicket('no pieces', { ...dayTicket, Items: adults(0) });
  await calls.addTicket('no day', { ...dayTicket, Dates: [] });
  await calls.addTicket('two days', { ...dayTicket, Dates: ['2027-01-09', '2027-01-11'] });
  await calls.addTicket('no season', {
    ProductId: 'season',
    Language: 'sl',
    Dates: [],
    Items: [{ PriceListId: 'season-adult', Quantity: 1 }],
  });
  await calls.addTicket('a disabled price', { ...dayTicket, Items: [{ PriceListId: 'day-2-3', Quantity: 1 }] });
  await calls.addTicket('an unknown price', { ...dayTicket, Items: [{ PriceListId: 'nothing', Quantity: 1 }] });
  await calls.addTicket('an unknown cart', { ...dayTicket, CartId: 'nothing' });
  await calls.addTicket('no product', { Language: 'sl', Dates: ['2027-01-09'], Items: adults(1) });
  await calls.addGiftCard('nothing selected', { ProductId: 'bath', Language: 'sl', Items: [] });
  await calls.addGiftCard('a value out of steps', {
    ProductId: 'value',
    Language: 'sl',
    Items: [{ PriceListId: 'value-chosen', Quantity: 1, Price: 55 }],
  });
  await calls.addGiftCard('another price than is sold', {
    ProductId: 'bath',
    Language: 'sl',
    Items: [{ PriceListId: 'bath-week', Quantity: 1, Price: 1 }],
  });
  await calls.addUpsell('an unknown thing', {
    ...ofCart,
    Items: [{ Id: 'nothing', Quantity: 1, ParentProductIds: [] }],
  });
  await calls.addUpsell('no cart', { Language: 'sl', Items: [{ Id: 'box', Quantity: 1 }] });
  await calls.addUpsell('of a day without a ticket', {
    ...ofCart,
    Items: [{ Id: 'towel', Quantity: 1, ParentProductIds: ['day'], Date: '2027-01-12' }],
  });

  await calls.applyPromoCode('the only use', { CartId: others, PromoCode: 'PET' });
  advance(31 * minute);
  await calls.loadCart('with expired tickets and a code', others);
  const thief = textAt(
    await calls.addTicket('what the expired cart held', { ...dayTicket, Dates: ['2027-01-11'], Items: adults(7) }),
    'cartId',
  );
  await calls.applyPromoCode('the use that the expired cart held', { CartId: thief, PromoCode: 'PET' });
  const line = textAt(await calls.loadCart('with tickets that are partly free', others), 'item.items.0.cartItemId');
  await calls.changeQuantity('tickets that are partly free', { CartId: others, CartItemId: line, Quantity: 5 });
  await calls.addTicket('the rest of what it held', {
    ...dayTicket,
    CartId: thief,
    Dates: ['2027-01-11'],
    Items: adults(2),
  });
  const checkOut = (title: string, id: string) =>
    ask({
      title: `loadCustomer: ${title}`,
      path: '/shopCheckOut/initializeOrder',
      body: { cartId: id, language: 'sl' },
    });
  await checkOut('of tickets that are gone', others);
  await calls.loadCart('with lost tickets and a lost code', others);
  advance(24 * 60 * minute);
  advance(24 * 60 * minute);
  await calls.loadCart('with a day that is over', CartId);
  await calls.extendHold('of a day that is over', ofCart);
  await checkOut('of a day that is over', CartId);
  await calls.loadCart('with tickets that were lost when their day was over', CartId);
};
