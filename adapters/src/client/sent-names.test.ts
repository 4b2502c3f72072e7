import {
  cancelId,
  cartId,
  cartItemId,
  categoryId,
  idempotencyKey,
  memberToken,
  orderRef,
  priceListId,
  productId,
  seasonId,
  upsellId,
} from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCustomer, aDay } from '@shop/core/testing/builders';
import type { ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { callTable } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { againstCalls, json } from './testing/against.ts';

const cart = cartId('cart-1');
const product = { productId: productId('p'), language: 'sl' } as const;
const line = { priceListId: priceListId('l'), quantity: 2 };
const key = idempotencyKey('intent');
const member = aCustomer({ loyaltyId: 'W-1' });

type Ports = ReturnType<typeof portsOver>;
type Row = readonly [sent: string, ask: (ports: Ports) => ResultAsync<unknown, unknown>, members?: object];

/** Each call as its provider describes it: address, and members under the names and in the case that are shown for it. */
const rows: readonly Row[] = [
  [
    'GET /Shop/GetProducts/sl/poolTickets?categoryId=c&skip=0&take=15&sort=name',
    (shop) =>
      shop.listProducts({ language: 'sl', group: 'poolTickets', categoryId: 'c', skip: 0, take: 15, sort: 'name' }),
  ],
  ['GET /Shop/GetProductByUrl/sl/termalija', (shop) => shop.showProduct('sl', 'termalija')],
  ['GET /Shop/GetProductCategories/sl', (shop) => shop.listCategories('sl')],
  [
    'POST /Shop/GetTicketPrices',
    (shop) => shop.quoteTicket({ ...product, period: { type: 'day', date: aDay }, cartId: cart }),
    { Language: 'sl', ProductId: 'p', Date: aDay, CartId: cart },
  ],
  [
    'POST /Shop/AddTicketToCart',
    (shop) =>
      shop.addTicket(
        {
          ...product,
          cartId: cart,
          period: { type: 'day', date: aDay },
          lines: [{ ...line, categoryId: categoryId('adult') }],
        },
        key,
      ),
    {
      ...{ CartId: cart, ProductId: 'p', Language: 'sl', Dates: [aDay] },
      Items: [{ PriceListId: 'l', Quantity: 2, CategoryId: 'adult' }],
    },
  ],
  [
    'POST /Shop/AddTicketToCart',
    (shop) => shop.addTicket({ ...product, period: { type: 'season', seasonId: seasonId('s') }, lines: [line] }, key),
    { ProductId: 'p', Language: 'sl', SeasonId: 's', Dates: [], Items: [{ PriceListId: 'l', Quantity: 2 }] },
  ],
  [
    'POST /Shop/AddToCart',
    (shop) => shop.addGiftCard({ ...product, cartId: cart, lines: [{ ...line, price: cents(50_00) }] }, key),
    { CartId: cart, ProductId: 'p', Language: 'sl', Items: [{ PriceListId: 'l', Quantity: 2, Price: 50 }] },
  ],
  [
    'POST /Shop/AddUpsellToCart',
    (shop) =>
      shop.addUpsell(
        {
          ...{ cartId: cart, language: 'sl' },
          lines: [{ id: upsellId('u'), quantity: 1, parentProductIds: [productId('p')], date: aDay }],
        },
        key,
      ),
    {
      ...{ CartId: cart, Language: 'sl', ReloadCart: true },
      Items: [{ Id: 'u', Quantity: 1, ParentProductIds: ['p'], Date: aDay }],
    },
  ],
  ['GET /Shop/GetCart/cart-1/sl/true', (shop) => shop.loadCart({ cartId: cart, language: 'sl' })],
  [
    'POST /Shop/UpdateCartItem',
    (shop) => shop.changeQuantity({ cartId: cart, itemId: cartItemId('i'), quantity: 3, language: 'sl' }),
    { CartId: cart, CartItemId: 'i', Quantity: 3, Language: 'sl' },
  ],
  [
    'POST /Shop/RemoveFromCart',
    (shop) => shop.removeItem({ cartId: cart, itemId: cartItemId('i'), language: 'sl' }),
    { CartId: cart, CartItemId: 'i', Language: 'sl', LoadUpsells: true },
  ],
  [
    'POST /shopCheckOut/checkPromoCode',
    (shop) => shop.applyPromoCode(cart, 'DOBRODOSLI10'),
    { CartId: cart, PromoCode: 'DOBRODOSLI10' },
  ],
  [
    'POST /shopCheckOut/initializeOrder',
    (shop) => shop.loadCustomer({ cartId: cart, language: 'sl', memberToken: memberToken('t') }),
    { cartId: cart, language: 'sl', authToken: 't' },
  ],
  [
    'POST /shopCheckOut/saveOrderData',
    (shop) => shop.saveCustomer({ cartId: cart, customer: member, language: 'sl', memberHashId: 'h', mtcId: -1 }),
    {
      ...{ CartId: cart, FirstName: member.firstName, LastName: member.lastName, Address: member.address },
      ...{ PostCode: member.postCode, City: member.city, Country: 'SI', PhoneNumber: member.phoneNumber },
      ...{ Email: member.email, LoyaltyId: 'W-1', MemberHashId: 'h', MtcId: -1, Language: 'sl' },
    },
  ],
  ['GET /ShopCheckOut/GetAvailablePaymentTypes/cart-1', (shop) => shop.checkReservation(cart)],
  [
    'POST /shopCheckOut/PaymentStart',
    (shop) => shop.startPayment({ cartId: cart, paymentType: 'preauthorization' }),
    { cartId: cart, paymentType: 1 },
  ],
  ['GET /shopCheckOut/paymentThankYouPage/ref-1', (shop) => shop.showOrder(orderRef('ref-1'))],
  ['GET /shopCheckOut/CancelTransaction/cancel-1', (shop) => shop.cancelOrder(cancelId('cancel-1'))],
  [
    'POST /Account/Login',
    (shop) => shop.logIn('ana@example.com', 'geslo'),
    { email: 'ana@example.com', password: 'geslo', environment: 999 },
  ],
  ['GET /Profile/GetUser', (shop) => shop.loadMember(memberToken('t'))],
];

test.each(rows.map(([address, ask, members]) => ({ address, ask, members })))(
  '$address (R-CALL-2 to R-CALL-20, R-FORM-10, R-KIND-2, R-VALID-27)',
  async ({ address, ask, members }) => {
    const seen: { readonly address: string; readonly members?: unknown }[] = [];
    const calls = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };
    const { transport } = await againstCalls(calls, (response, request) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const sent: unknown = body === '' ? undefined : JSON.parse(body);
        seen.push({ address: `${request.method} ${request.url}`, ...(sent === undefined ? {} : { members: sent }) });
        json(500, {})(response, request);
      });
    });
    await ask(portsOver(transport));
    expect(seen).toEqual([{ address, ...(members === undefined ? {} : { members }) }]);
  },
);
