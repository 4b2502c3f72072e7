import {
  cartId,
  categoryId,
  countryId,
  idempotencyKey,
  memberToken,
  priceListId,
  productId,
  seasonId,
  upsellId,
} from '@shop/core/ids';
import { aCustomer, aDay } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { callTable } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { fetchTransport } from './fetch-transport.ts';
import { type SmallestYes, smallestYes } from './testing/smallest-yes.ts';

type Ask = SmallestYes['ask'];
type Row = readonly [sent: string, ask: Ask, members?: object];

const cart = cartId('a');
const product = { productId: productId('p'), language: 'sl' } as const;
const line = { priceListId: priceListId('l'), quantity: 1 };
const key = idempotencyKey('intent');
const day = { type: 'day', date: aDay } as const;
const member = aCustomer({ loyaltyId: 'W-1' });
const Items = [{ PriceListId: 'l', Quantity: 1 }];

const list: Ask = (shop) =>
  shop.listProducts({ language: 'sl', group: 'poolTickets', categoryId: 'c', skip: 0, take: 15, sort: 'name' });
const quote: Ask = (shop) => shop.quoteTicket({ ...product, period: day, cartId: cart });
const addForDay: Ask = (shop) =>
  shop.addTicket({ ...product, cartId: cart, period: day, items: [{ ...line, categoryId: categoryId('adult') }] }, key);
const addForSeason: Ask = (shop) =>
  shop.addTicket({ ...product, period: { type: 'season', seasonId: seasonId('s') }, items: [line] }, key);
const addUpsell: Ask = (shop) => {
  const towel = { id: upsellId('u'), quantity: 1, parentProductIds: [productId('p')], date: aDay };
  return shop.addUpsell({ cartId: cart, language: 'sl', items: [towel] }, key);
};
const open: Ask = (shop) => shop.loadCustomer({ cartId: cart, language: 'sl', memberToken: memberToken('t') });
const save: Ask = (shop) =>
  shop.saveCustomer({ cartId: cart, customer: member, language: 'sl', memberHashId: 'h', mtcId: -1 });
const reserve: Ask = (shop) => shop.startPayment({ cartId: cart, paymentType: 'preauthorization' });

const person = {
  ...{ FirstName: member.firstName, LastName: member.lastName, Address: member.address, PostCode: member.postCode },
  ...{ City: member.city, Country: 'SI', PhoneNumber: member.phoneNumber, Email: member.email, LoyaltyId: 'W-1' },
};

/** Each call as its provider describes it: its address, and the names and spelling of its members. */
const rows: readonly Row[] = [
  ['GET /Shop/GetProducts/sl/poolTickets?categoryId=c&skip=0&take=15&sort=name', list],
  ['GET /Shop/GetProductByUrl/sl/u', smallestYes.showProduct.ask],
  ['GET /Shop/GetProductCategories/sl', smallestYes.listCategories.ask],
  ['POST /Shop/GetTicketPrices', quote, { Language: 'sl', ProductId: 'p', Date: aDay, CartId: 'a' }],
  [
    'POST /Shop/AddTicketToCart',
    addForDay,
    {
      ...{ CartId: 'a', ProductId: 'p', Language: 'sl', Dates: [aDay] },
      Items: [{ ...Items[0], CategoryId: 'adult' }],
    },
  ],
  ['POST /Shop/AddTicketToCart', addForSeason, { ProductId: 'p', Language: 'sl', SeasonId: 's', Dates: [], Items }],
  [
    'POST /Shop/AddToCart',
    smallestYes.addGiftCard.ask,
    { ProductId: 'p', Language: 'sl', Items: [{ ...Items[0], Price: 10 }] },
  ],
  [
    'POST /Shop/AddUpsellToCart',
    addUpsell,
    {
      ...{ CartId: 'a', Language: 'sl', ReloadCart: true },
      Items: [{ Id: 'u', Quantity: 1, ParentProductIds: ['p'], Date: aDay }],
    },
  ],
  ['GET /Shop/GetCart/a/sl/true', smallestYes.loadCart.ask],
  [
    'POST /Shop/UpdateCartItem',
    smallestYes.changeQuantity.ask,
    { CartId: 'a', CartItemId: 'i', Quantity: 1, Language: 'sl' },
  ],
  [
    'POST /Shop/RemoveFromCart',
    smallestYes.removeItem.ask,
    { CartId: 'a', CartItemId: 'i', Language: 'sl', LoadUpsells: true },
  ],
  ['POST /shopCheckOut/checkPromoCode', smallestYes.applyPromoCode.ask, { CartId: 'a', PromoCode: 'X' }],
  ['POST /shopCheckOut/initializeOrder', open, { cartId: 'a', language: 'sl', authToken: 't' }],
  ['POST /shopCheckOut/saveOrderData', save, { CartId: 'a', ...person, MemberHashId: 'h', MtcId: -1, Language: 'sl' }],
  ['GET /ShopCheckOut/GetAvailablePaymentTypes/a', smallestYes.checkReservation.ask],
  ['POST /shopCheckOut/PaymentStart', reserve, { cartId: 'a', paymentType: 1 }],
  ['GET /shopCheckOut/paymentThankYouPage/r', smallestYes.showOrder.ask],
  ['GET /shopCheckOut/CancelTransaction/c', smallestYes.cancelOrder.ask],
  ['POST /Account/Login', smallestYes.logIn.ask, { email: 'a@b.si', password: 'x', environment: 999 }],
  ['GET /Profile/GetUser', smallestYes.loadMember.ask],
];

test.each(rows.map(([address, ask, members]) => ({ address, ask, members })))(
  'the request $address has the members that the provider documents (R-CALL-2 to R-CALL-20, R-FORM-10, R-KIND-2, R-ROLE-4, R-VALID-27)',
  async ({ address, ask, members }) => {
    const requests: unknown[] = [];
    const calls = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };
    const fetch = (url: string, { method, body }: RequestInit) => {
      requests.push(`${method} ${url}`, body ? JSON.parse(String(body)) : undefined);
      return Response.json({}, { status: 500 });
    };
    await ask(portsOver(fetchTransport({ baseUrl: '', timeoutMs: 1000, calls, fetch })));
    expect(requests).toEqual([address, members]);
  },
);

test.each([
  ['digits', 'GET /Shop/GetCart/17/sl/true'],
  ['marked', 'GET /Shop/GetCart/.17/sl/true'],
] as const)('ids that are numbers are sent as numbers in a body, and as %s in an address', async (numbers, address) => {
  const requests: unknown[] = [];
  const fetch = (url: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${url}`, body ? JSON.parse(String(body)) : undefined);
    return Response.json({}, { status: 500 });
  };
  const shop = portsOver(fetchTransport({ baseUrl: '', timeoutMs: 1000, fetch, numbers }));
  const own = { cartId: cartId('.17'), language: 'sl' } as const;
  await shop.loadCart(own);
  const towel = { id: upsellId('.6'), quantity: 1, parentProductIds: [productId('.1'), productId('p')] };
  await shop.addUpsell({ ...own, items: [towel] }, key);
  const customer = { ...member, firstName: '.17', address: '.5', country: countryId('.705') };
  await shop.saveCustomer({ cartId: cartId('17'), customer, language: 'sl', memberHashId: '.9', mtcId: -1 });
  expect(requests).toMatchObject([
    address,
    undefined,
    'POST /Shop/AddUpsellToCart',
    { CartId: 17, Items: [{ Id: 6, ParentProductIds: [1, 'p'] }] },
    'POST /shopCheckOut/saveOrderData',
    { CartId: '17', FirstName: '.17', Address: '.5', Country: 705, MemberHashId: 9 },
  ]);
});
