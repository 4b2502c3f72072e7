import { type Answered, type Ask, textAt } from './asking.ts';
import { cartCalls, dayTicket } from './cart-script.ts';
import { account, type recordedShop } from './recorded-shop.ts';

type Shop = Pick<Awaited<ReturnType<typeof recordedShop>>, 'advance' | 'pay'>;

/** A buyer, with the member names of providers. */
const buyer = {
  Language: 'sl',
  FirstName: 'Ana',
  LastName: 'Čuček-Šmid',
  Address: 'Zdraviliška cesta 24',
  PostCode: '3254',
  City: 'Podčetrtek',
  Country: 'SI',
  PhoneNumber: '+386 40 123 456',
  Email: 'ana@example.com',
  LoyaltyId: '1234567',
  MemberHashId: 'claimed',
  MtcId: -1,
};

/** The calls of a checkout. The session is the cookie set when the buyer was saved. */
const checkoutCalls = (ask: Ask) => {
  const post =
    (call: string, path: string) =>
    (title: string, body: object, cookie = ''): Promise<Answered> =>
      ask({ title: `${call}: ${title}`, path, body, headers: cookie === '' ? {} : { Cookie: cookie } });
  const get =
    (call: string, path: string, headers = {}) =>
    (title: string, id: string, cookie = ''): Promise<Answered> =>
      ask({
        title: `${call}: ${title}`,
        path: `${path}/${id}`,
        headers: cookie === '' ? headers : { ...headers, Cookie: cookie },
      });
  return {
    loadCustomer: post('loadCustomer', '/shopCheckOut/initializeOrder'),
    saveCustomer: post('saveCustomer', '/shopCheckOut/saveOrderData'),
    startPayment: post('startPayment', '/shopCheckOut/PaymentStart'),
    stopPayment: post('stopPayment', '/shopCheckOut/PaymentStop'),
    showPapers: post('showPapers', '/shopCheckOut/orderPapers'),
    checkReservation: get('checkReservation', '/ShopCheckOut/GetAvailablePaymentTypes'),
    showOrder: get('showOrder', '/shopCheckOut/paymentThankYouPage'),
    cancelOrder: get('cancelOrder', '/shopCheckOut/CancelTransaction', { 'X-Shop-Request': 'fetch' }),
  };
};

/** The result for the operator's script: the number of an order, and the answer with its tickets. */
export type Sold = { readonly number: string; readonly papers: Answered; readonly canceled: Answered };

/** Logs a member in and out. */
const useProfile = async (ask: Ask): Promise<string> => {
  const logIn = (title: string, password: string): Promise<Answered> =>
    ask({
      title: `logIn: ${title}`,
      path: '/Account/Login',
      body: { email: account.member.email, password, environment: 999 },
    });
  const token = textAt(await logIn('right', account.password), 'token');
  await logIn('wrong', 'nothing');
  await ask({ title: 'logIn: no password', path: '/Account/Login', body: { email: account.member.email } });
  await ask({
    title: 'loadMember: logged in',
    path: '/Profile/GetUser',
    headers: { Authorization: `Bearer ${token}` },
  });
  await ask({
    title: 'loadMember: unknown token',
    path: '/Profile/GetUser',
    headers: { Authorization: 'Bearer nothing' },
  });
  await ask({ title: 'loadMember: no token', path: '/Profile/GetUser' });
  return token;
};

/** Makes orders that are paid, declined, reserved and canceled, and triggers every refusal. */
export const placeOrders = async (ask: Ask, { advance, pay }: Shop): Promise<Sold> => {
  const cart = cartCalls(ask);
  const calls = checkoutCalls(ask);
  const token = await useProfile(ask);
  const newCart = async (title: string, PriceListId = 'day-adult'): Promise<string> =>
    textAt(
      await cart.addTicket(title, { ...dayTicket, Dates: ['2027-01-14'], Items: [{ PriceListId, Quantity: 2 }] }),
      'cartId',
    );

  const CartId = await newCart('for an order');
  await cart.addTicket('a pass for an order', {
    CartId,
    ProductId: 'season',
    SeasonId: 'season-now',
    Language: 'sl',
    Dates: [],
    Items: [{ PriceListId: 'season-ten', Quantity: 1 }],
  });
  await cart.addGiftCard('a voucher for an order', {
    CartId,
    ProductId: 'bath',
    Language: 'sl',
    Items: [{ PriceListId: 'bath-weekend', Quantity: 1 }],
  });
  await cart.addGiftCard('a value for an order', {
    CartId,
    ProductId: 'value',
    Language: 'sl',
    Items: [{ PriceListId: 'value-chosen', Quantity: 1, Price: 50 }],
  });
  await cart.addUpsell('for an order', {
    CartId,
    Language: 'sl',
    Items: [{ Id: 'towel', Quantity: 1, ParentProductIds: ['day'], Date: '2027-01-14' }],
  });
  await cart.applyPromoCode('for an order', { CartId, PromoCode: 'DESET' });

  await calls.loadCustomer('nothing known', { cartId: CartId, language: 'sl' });
  await calls.loadCustomer('a member', { cartId: CartId, language: 'en', authToken: token });
  await calls.loadCustomer('an unknown cart', { cartId: 'nothing', language: 'sl' });
  await calls.startPayment('without a buyer', { cartId: CartId, paymentType: 0 });
  await calls.saveCustomer('every field wrong', {
    CartId,
    MtcId: -1,
    Email: 'ana',
    PostCode: 'x',
    Country: 'XX',
    FirstName: 'a'.repeat(300),
  });
  await calls.saveCustomer('an unknown cart', { ...buyer, CartId: 'nothing' });
  const { cookie } = await calls.saveCustomer('right', { ...buyer, CartId });
  await calls.loadCustomer('what was saved', { cartId: CartId, language: 'sl' }, cookie);
  await calls.checkReservation('a cart with gift cards', CartId);
  await calls.checkReservation('an unknown cart', 'nothing');
  await calls.startPayment('another total than was shown', { cartId: CartId, paymentType: 0, shownTotal: 1 }, cookie);
  await calls.startPayment('reserving gift cards', { cartId: CartId, paymentType: 1 }, cookie);
  await calls.startPayment('an unknown type', { cartId: CartId, paymentType: 2 }, cookie);

  await calls.startPayment('first', { cartId: CartId, paymentType: 0 }, cookie);
  await cart.loadCart('that is being paid', CartId);
  await cart.changeQuantity('that is being paid', { CartId, CartItemId: 'nothing', Quantity: 1 });
  await calls.stopPayment('running', { cartId: CartId }, cookie);
  await calls.stopPayment('once more', { cartId: CartId }, cookie);
  await cart.loadCart('whose payment was stopped', CartId);
  const second = textAt(await calls.startPayment('second', { cartId: CartId, paymentType: 0 }, cookie), 'returnUrl');
  const ref = await pay(second, 'declined');
  await calls.showOrder('declined', ref);
  await calls.showOrder('declined, to its buyer', ref, cookie);
  const third = textAt(
    await calls.startPayment('third', { cartId: CartId, paymentType: 0, shownTotal: 203.5 }, cookie),
    'returnUrl',
  );
  await calls.showOrder('being paid', ref, cookie);
  await pay(third, 'paid');
  await calls.showOrder('paid', ref);
  const paid = await calls.showOrder('paid, to its buyer', ref, cookie);
  await calls.showOrder('unknown', 'nothing');
  await calls.startPayment('of a paid cart', { cartId: CartId, paymentType: 0 }, cookie);
  await cart.loadCart('that was sold', CartId);
  const orderKey = textAt(paid, 'orderKey');
  const papers = await calls.showPapers('of a paid order', { orderKey });
  await calls.showPapers('in German', { orderKey, language: 'de' });
  await calls.showPapers('of nothing', { orderKey: 'nothing' });

  const free = await newCart('for a free order', 'day-toddler');
  const { cookie: freeCookie } = await calls.saveCustomer('of a free order', {
    ...buyer,
    CartId: free,
    LoyaltyId: undefined,
  });
  await calls.startPayment('of nothing', { cartId: free, paymentType: 0, shownTotal: 0 }, freeCookie);

  const reserved = await newCart('to reserve');
  await calls.checkReservation('a cart with tickets', reserved);
  const { cookie: guest } = await calls.saveCustomer('of a reservation', { ...buyer, CartId: reserved });
  const page = textAt(
    await calls.startPayment('a reservation', { cartId: reserved, paymentType: 1 }, guest),
    'returnUrl',
  );
  const reservation = await pay(page, 'paid');
  const held = await calls.showOrder('reserved, to its buyer', reservation, guest);
  const heldKey = { orderKey: textAt(held, 'orderKey') };
  const canceled = await calls.showPapers('of a reservation', heldKey);
  const cancelId = textAt(held, 'cancelId');
  await ask({ title: 'cancelOrder: by a mere link', path: `/shopCheckOut/CancelTransaction/${cancelId}` });
  await calls.cancelOrder('right', cancelId);
  await calls.cancelOrder('once more', cancelId);
  await calls.cancelOrder('unknown', 'nothing');
  await calls.cancelOrder('no id', '');
  await calls.showOrder('canceled', reservation, guest);
  await calls.showPapers('of a canceled order', heldKey);
  await ask({
    title: 'logOut: logged in',
    path: '/Account/Logout',
    body: {},
    headers: { Authorization: `Bearer ${token}` },
  });
  await ask({
    title: 'loadMember: logged out',
    path: '/Profile/GetUser',
    headers: { Authorization: `Bearer ${token}` },
  });
  advance(60_000);
  return { number: textAt(paid, 'orderNumber'), papers, canceled };
};
