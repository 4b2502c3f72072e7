import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';

const server = builtShop();

/** What stands at a path of an answer. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};
const textAt = (value: unknown, ...path: readonly string[]): string => String(at(value, ...path));

/** Names of the members that any of these have. */
const membersOf = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.keys(value) : []))),
];
const expectMembers = (values: readonly unknown[], names: string): void =>
  expect(membersOf(values)).toEqual(expect.arrayContaining(names.split(' ')));

const get = async (path: string, cookie = ''): Promise<unknown> =>
  (await fetch(`${server.origin}${path}`, { headers: { cookie } })).json();
const posted = (path: string, body: object, cookie = '') =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const post = async (path: string, body: object, cookie = ''): Promise<unknown> =>
  (await posted(path, body, cookie)).json();

const Language = 'sl';
const product = (url: string) => get(`/Shop/GetProductByUrl/sl/${url}`);
const freeDay = (ticket: unknown): string =>
  textAt(
    listAt(ticket, 'item', 'availability').find((day) => Number(at(day, 'ticketsAvailable')) > 100),
    'date',
  );

const listItem =
  'id name url image shortDescription categories isValueGiftCard price priceWithDiscount textBeforePrice textAfterPrice quantityDiscountText numberOfPeople';
const priceList = 'priceListId name price priceWithDiscount categoryType enabled';
const ticketFields =
  'id name productType seasons availability facilityDiscounts defaultDailyTicketAvailabilityInDays description termsText ticketCalendarText ticketSelectText cultures';
const cartFields = 'cartId items itemsCount totalPrice totalPriceWithCurrency couponsDisabled upsellItems productType';
const lineFields = 'cartItemId productTitle priceTitle quantity priceTotal priceTotalWithoutDiscount';
const upsellFields = 'id name description image price priceWithDiscount dates parentProductIds';

test('lists of products and their categories (R-PRODUCT-1 to R-PRODUCT-13)', async () => {
  const [tickets, cards, categories] = [
    await get('/Shop/GetProducts/sl/poolTickets?take=15'),
    await get('/Shop/GetProducts/sl/giftVouchers?take=999'),
    await get('/Shop/GetProductCategories/sl'),
  ];
  for (const page of [tickets, cards]) expectMembers([page], 'items hasMoreItems totalCount');
  expectMembers([...listAt(tickets, 'items'), ...listAt(cards, 'items')], listItem);
  const listed = Array.isArray(categories) ? categories : listAt(categories, 'items');
  expectMembers(listed, 'id name');
});

test('a gift card by its url (R-CARD-1 to R-CARD-10)', async () => {
  const urls = listAt(await get('/Shop/GetProducts/sl/giftVouchers?take=999'), 'items').map((item) =>
    textAt(item, 'url'),
  );
  const answers = await Promise.all(urls.map(product));
  for (const answer of answers) expect(at(answer, 'status')).toBe(200);
  const items = answers.map((answer) => at(answer, 'item'));
  expectMembers(
    items,
    'id name isValueGiftCard priceLists quantityDiscountMinItems image description termsText helpText giftCardValidityText cultures',
  );
  expectMembers(
    items.flatMap((item) => listAt(item, 'priceLists')),
    priceList,
  );
});

test('a ticket by its url, and its prices on a day (R-KIND-4, R-OFFER-1 to R-OFFER-3, R-POOL-1 to R-POOL-11, R-PRICELIST-1 to R-PRICELIST-7)', async () => {
  const urls = listAt(await get('/Shop/GetProducts/sl/poolTickets?take=999'), 'items').map((item) =>
    textAt(item, 'url'),
  );
  const items = (await Promise.all(urls.map(product))).map((answer) => at(answer, 'item'));
  expectMembers(items, ticketFields);
  expectMembers(
    items.flatMap((item) => listAt(item, 'seasons')),
    'id name',
  );
  expectMembers(
    items.flatMap((item) => listAt(item, 'availability')),
    'date ticketsAvailable',
  );
  expectMembers(
    items.flatMap((item) => listAt(item, 'facilityDiscounts')),
    'date discountPercent',
  );
  const termalija = await product('termalija');
  const ProductId = textAt(termalija, 'item', 'id');
  const quote = await post('/Shop/GetTicketPrices', { Language, ProductId, Date: freeDay(termalija) });
  expectMembers([quote], 'success item');
  expectMembers([at(quote, 'item')], 'ticketsAvailable facilityDiscount priceGroups');
  const groups = listAt(quote, 'item', 'priceGroups');
  expectMembers(groups, 'priceGroupId name description enabled priceLists');
  const lists = groups.flatMap((group) => listAt(group, 'priceLists'));
  expectMembers(lists, 'priceListId name price categoryType packageItems enabled');
  expectMembers(
    lists.flatMap((list) => listAt(list, 'packageItems')),
    'categoryId quantity',
  );
});

test('a cart from its first ticket to its payment (R-CART-1 to R-CART-9, R-FORM-1 to R-FORM-9, R-FORM-12, R-ITEM-1 to R-ITEM-8, R-UPSELL-1 to R-UPSELL-8)', async () => {
  const termalija = await product('termalija');
  const [ProductId, date] = [textAt(termalija, 'item', 'id'), freeDay(termalija)];
  const quote = await post('/Shop/GetTicketPrices', { Language, ProductId, Date: date });
  const [list] = listAt(quote, 'item', 'priceGroups').flatMap((group) => listAt(group, 'priceLists'));
  const PriceListId = textAt(list, 'priceListId');
  const added = await post('/Shop/AddTicketToCart', {
    ...{ ProductId, Language, Dates: [date] },
    Items: [{ PriceListId, Quantity: 2 }],
  });
  expectMembers([added], 'cartId upsells');
  expectMembers(listAt(added, 'upsells'), upsellFields.replace(' priceWithDiscount', ''));
  const CartId = textAt(added, 'cartId');

  const [season] = listAt(await product('letna-vstopnica-termalija'), 'item', 'seasons');
  const pass = await product('letna-vstopnica-termalija');
  const SeasonId = textAt(season, 'id');
  const [forSeason] = listAt(
    await post('/Shop/GetTicketPrices', { Language, ProductId: textAt(pass, 'item', 'id'), SeasonId }),
    ...['item', 'priceGroups'],
  ).flatMap((group) => listAt(group, 'priceLists'));
  await post('/Shop/AddTicketToCart', {
    ...{ CartId, ProductId: textAt(pass, 'item', 'id'), SeasonId, Language },
    Items: [{ PriceListId: textAt(forSeason, 'priceListId'), Quantity: 1 }],
  });

  const card = await product('bon-50-eur');
  const [fixed] = listAt(card, 'item', 'priceLists');
  const gift = await post('/Shop/AddToCart', {
    ...{ CartId, ProductId: textAt(card, 'item', 'id'), Language },
    Items: [{ PriceListId: textAt(fixed, 'priceListId'), Quantity: 1, Price: at(fixed, 'price') }],
  });
  expectMembers([gift], 'success cartId');

  const offered = listAt(await get(`/Shop/GetCart/${CartId}/sl/true`), 'item', 'upsellItems');
  expectMembers(offered, upsellFields);
  expectMembers(
    offered.flatMap((upsell) => listAt(upsell, 'dates')),
    'date',
  );
  const towel = offered.find((upsell) => at(upsell, 'id') === 'towel');
  const [day] = listAt(towel, 'dates');
  const upsell = await post('/Shop/AddUpsellToCart', {
    ...{ CartId, Language, ReloadCart: true },
    Items: [
      { Id: 'towel', Quantity: 1, ParentProductIds: at(towel, 'parentProductIds'), Date: at(day, 'date') ?? undefined },
    ],
  });
  expectMembers([upsell], 'cartId cart');

  await post('/shopCheckOut/checkPromoCode', { CartId, PromoCode: 'DOBRODOSLI10' });
  const cart = at(await get(`/Shop/GetCart/${CartId}/sl/true`), 'item');
  expectMembers([cart], `${cartFields} promoCode`);
  expectMembers([at(cart, 'promoCode')], 'code description');
  expectMembers(listAt(cart, 'items'), `${lineFields} date priceSeason`);
  const [CartItemId] = listAt(cart, 'items').map((line) => textAt(line, 'cartItemId'));
  expectMembers([at(await post('/Shop/UpdateCartItem', { CartId, CartItemId, Quantity: 1 }), 'item')], cartFields);
  const removal = { CartId, CartItemId, Language, LoadUpsells: false };
  expectMembers([at(await post('/Shop/RemoveFromCart', removal), 'item')], cartFields);

  const form = await post('/shopCheckOut/initializeOrder', { cartId: CartId, language: Language });
  const person = 'firstName lastName email address postCode city country phoneNumber loyaltyId';
  expectMembers([form], `countriesCodeList ${person}`);
  expectMembers(listAt(form, 'countriesCodeList'), 'id name');
  const saved = await posted('/shopCheckOut/saveOrderData', {
    ...{ CartId, FirstName: 'Ana', LastName: 'Novak', Address: 'Zdraviliška cesta 24', PostCode: '3254' },
    ...{ City: 'Podčetrtek', Country: 'SI', PhoneNumber: '+386 40 123 456', Email: 'ana@example.com', MtcId: -1 },
  });
  const session = saved.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expectMembers([await saved.json()], 'success');
  const reservation = await get(`/ShopCheckOut/GetAvailablePaymentTypes/${CartId}`);
  expectMembers([reservation], 'success moznostRezervacije');
  const payment = await post('/shopCheckOut/PaymentStart', { cartId: CartId, paymentType: 0 }, session);
  expectMembers([payment], 'status returnUrl errorCodes');
  const refused = await post('/shopCheckOut/PaymentStart', { cartId: '0'.repeat(32), paymentType: 0 }, session);
  expect(listAt(refused, 'errorCodes')).toHaveLength(1);
});

test('products of one facility share its places on their pages', async () => {
  const [termalija, hours] = [await product('termalija'), await product('termalija-tri-ure')];
  const few = listAt(termalija, 'item', 'availability').find((day) => {
    const left = Number(at(day, 'ticketsAvailable'));
    const isSold = listAt(hours, 'item', 'availability').some((other) => at(other, 'date') === at(day, 'date'));
    return isSold && left > 0 && left <= 20;
  });
  const [date, left] = [textAt(few, 'date'), Number(at(few, 'ticketsAvailable'))];
  const pageOf = async (url: string): Promise<string> =>
    (await fetch(`${server.origin}/sl/vstopnice-bazeni/${url}?date=${date}`)).text();
  const places = /(\d+) prost\p{Letter}* mest|še (\d+) mest/u;
  expect(places.exec(await pageOf('termalija-tri-ure'))?.slice(1)).toContain(`${left}`);

  const [name] = /quantity-[\w-]+-adult/.exec(await pageOf('termalija')) ?? [];
  const form = new URLSearchParams({ does: 'addTicket', [name ?? '']: `${left}` });
  const added = await fetch(`${server.origin}/sl/vstopnice-bazeni/termalija?date=${date}`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
  });
  expect(added.headers.get('location')).toBe('/sl/pregled-kosarice');
  expect(await pageOf('termalija-tri-ure')).toContain('Ta dan je razprodan.');
  const listed = listAt(await product('termalija-tri-ure'), 'item', 'availability');
  expect(listed.find((day) => at(day, 'date') === date)).toMatchObject({ ticketsAvailable: 0 });
});
