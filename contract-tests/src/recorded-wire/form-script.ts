import { type Answered, type Ask, textAt } from './asking.ts';
import { cartCalls } from './cart-script.ts';
import { account } from './recorded-shop.ts';

/** Headers that a browser sends in addition to its cookies. */
const browser = (cookies: string) => ({ 'Sec-Fetch-Site': 'same-origin', Cookie: cookies });

/** A ticket for a day on which it is on sale at every moment of the script. */
const ticket = {
  ProductId: 'day',
  Language: 'sl',
  Dates: ['2027-01-15'],
  Items: [{ PriceListId: 'day-adult', Quantity: 1 }],
};

/** Sends the same requests in other forms: other names, types, languages and senders. */
export const askInOtherForms = async (ask: Ask): Promise<void> => {
  const { addTicket, addGiftCard, addUpsell, changeQuantity, removeItem, loadCart, applyPromoCode } = cartCalls(ask);
  const CartId = textAt(await addTicket('a cart for other forms', ticket), 'cartId');
  const other = textAt(await addTicket('another cart for other forms', ticket), 'cartId');

  await addTicket('the cart in both spellings', { ...ticket, cartId: other, CartId });
  await addTicket('nothing but small letters', {
    cartId: CartId,
    productId: 'day',
    language: 'sl',
    dates: ['2027-01-15'],
    items: [{ priceListId: 'day-child', quantity: 1, categoryId: null }],
  });
  await addTicket('null for what is absent', { ...ticket, CartId, SeasonId: null, cartId: null });
  await addTicket('a midnight', { ...ticket, CartId, Dates: ['2027-01-15T00:00:00'] });
  // Without items, so that the request generates no id, whether or not numbers are accepted as ids.
  await addTicket('an id that is a number', { ...ticket, CartId, ProductId: 7, Items: [] });
  await addTicket('a quantity that is a text', {
    ...ticket,
    CartId,
    Items: [{ PriceListId: 'day-adult', Quantity: '1' }],
  });
  await addTicket('more members than are known', {
    ...ticket,
    CartId,
    Note: 'x',
    Items: [{ ...ticket.Items[0], Note: 1 }],
  });
  const box = { CartId, Language: 'sl', Items: [{ Id: 'box', Quantity: 1, ParentProductIds: ['bath'] }] };
  const upsold = await addUpsell('with the cart again', { ...box, ReloadCart: true });
  await addUpsell('without the cart again', { ...box, ReloadCart: false });
  const CartItemId = textAt(upsold, 'cart.items.0.cartItemId');
  await changeQuantity('no language', { CartId, CartItemId, Quantity: 2 });
  await changeQuantity('a quantity below none', { CartId, CartItemId, Quantity: -1 });
  await removeItem('without upsells', { CartId: other, CartItemId: 'nothing', Language: 'sl', LoadUpsells: false });
  await removeItem('no cart', { CartItemId });
  await loadCart('in Italian', CartId, 'it');
  await applyPromoCode('spaces around a code', { CartId, PromoCode: ' deset ' });
  await applyPromoCode('no member for a code', { CartId });

  const asBrowser = (title: string, path: string, body: object, cookies: string): Promise<Answered> =>
    ask({ title: `a browser: ${title}`, path, body, headers: browser(cookies) });
  const jar = `shopCart=${CartId}`;
  const logIn = { email: account.member.email, password: account.password };
  const token = textAt(await ask({ title: 'logIn: again', path: '/Account/Login', body: logIn }), 'token');
  await asBrowser('logs in and gets no token', '/Account/Login', logIn, jar);
  for (const name of ['authToken', 'AuthToken'])
    await asBrowser(
      `${name} of a body is not believed`,
      '/shopCheckOut/initializeOrder',
      { cartId: CartId, language: 'de', [name]: token },
      jar,
    );
  await asBrowser(
    'its cookie is',
    '/shopCheckOut/initializeOrder',
    { cartId: CartId, language: 'de' },
    `${jar}; ProfileAuthToken=${token}`,
  );
  await asBrowser('a cart of others', '/Shop/UpdateCartItem', { CartId: other, CartItemId, Quantity: 1 }, jar);
  await asBrowser('its own cart', '/Shop/UpdateCartItem', { CartId, CartItemId, Quantity: 1 }, jar);
  await ask({
    title: 'a browser: on a page of others',
    path: '/Shop/UpdateCartItem',
    body: { CartId, CartItemId, Quantity: 1 },
    headers: { ...browser(jar), 'Sec-Fetch-Site': 'cross-site' },
  });
  await ask({
    title: 'a program: AuthToken of a body',
    path: '/shopCheckOut/initializeOrder',
    body: { CartId, Language: 'de', AuthToken: token },
  });

  // Last, since later requests would change if it were accepted one day.
  await addTicket('an unknown language', { ...ticket, Language: 'ru' });
  await addTicket('a row of none beside others', {
    ...ticket,
    CartId,
    Items: [...ticket.Items, { PriceListId: 'day-child', Quantity: 0 }],
  });
  // Explicit keys, since the key is the title by default, and these titles occur twice.
  await addGiftCard(
    'a row of none beside others',
    {
      CartId,
      ProductId: 'bath',
      Language: 'sl',
      Items: [
        { PriceListId: 'bath-week', Quantity: 1 },
        { PriceListId: 'bath-weekend', Quantity: 0 },
      ],
    },
    'a card beside none',
  );
  await addGiftCard(
    'an unknown language',
    { CartId, ProductId: 'bath', Language: 'ru', Items: [{ PriceListId: 'bath-week', Quantity: 1 }] },
    'a card in an unknown language',
  );
  await addUpsell('an unknown language', { ...box, Language: 'ru' }, 'an upsell in an unknown language');
  await changeQuantity('an unknown language', { CartId, CartItemId, Quantity: 1, Language: 'ru' });
  await loadCart('an unknown language', CartId, 'ru');
};
