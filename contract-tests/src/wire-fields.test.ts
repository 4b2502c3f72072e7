import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { isRecord } from '@shop/adapters/codec/json-value';
import { cartId } from '@shop/core/ids';
import { beforeAll, expect, test } from 'vitest';
import { goodsOf } from './contracts/goods.ts';
import { freshKey, shopping } from './contracts/shopping.ts';
import { refusal, value } from './contracts/world.ts';
import { builtShop } from './testing/built-shop.ts';

const server = builtShop();
const lists = { tickets: 'poolTickets', giftCards: 'giftVouchers' };

/** What was answered, with the name of its call. */
const answers: (readonly [call: string, answer: unknown])[] = [];

/** Looks at all that is sold, and buys some of each kind. */
beforeAll(async () => {
  const ports = portsOver(
    fetchTransport({
      baseUrl: server.origin,
      timeoutMs: 20_000,
      fetch: async (address, init) => {
        const answer = await fetch(address, init);
        answers.push([new URL(address).pathname.split('/')[2] ?? '', await answer.clone().json()]);
        return answer;
      },
    }),
  );
  const language = 'sl';
  const goods = goodsOf({ shop: ports, lists });
  const { addSingles, load, save, setQuantity, remove, startPayment } = shopping(
    { shop: ports, checkout: ports },
    goods,
  );
  await ports.listCategories(language);
  const day = await goods.packageDay();
  const { cartId: id, upsells } = await addSingles(day, 2);
  const pass = (await goods.tickets()).find(({ url }) => url === 'letna-vstopnica-termalija') ?? expect.fail();
  const [season] = 'seasons' in pass ? pass.seasons : [];
  const period = { type: 'season', seasonId: season?.id ?? expect.fail() } as const;
  const { priceGroups } = await value(ports.quoteTicket({ language, productId: pass.id, period }));
  const [list = expect.fail()] = priceGroups.flatMap(({ priceLists }) => priceLists);
  const seasonLines = [{ priceListId: list.id, quantity: 1 }];
  await value(ports.addTicket({ cartId: id, productId: pass.id, language, period, lines: seasonLines }, freshKey()));
  const { card, list: fixed } = await goods.giftCard('fixed');
  const cardLines = [{ priceListId: fixed.id, quantity: 1 }];
  await value(ports.addGiftCard({ cartId: id, productId: card.id, language, lines: cardLines }, freshKey()));
  const upsell = upsells.find(({ dates }) => dates.includes(day.date)) ?? expect.fail();
  const upsellLines = [{ id: upsell.id, quantity: 1, parentProductIds: [day.ticket.id], date: day.date }];
  await value(ports.addUpsell({ cartId: id, language, lines: upsellLines }, freshKey()));
  await value(ports.applyPromoCode(id, 'DOBRODOSLI10'));
  const cart = await load(id);
  const [line = expect.fail()] = cart.items;
  await value(setQuantity(cart, line, 1));
  await value(ports.loadCustomer({ cartId: id, language }));
  const session = await save(id);
  await value(ports.checkReservation(id));
  await remove(cart, line);
  await refusal(startPayment(cartId('0'.repeat(32)), session));
  await value(startPayment(id, session));
});

/** What stands at a path of a value, through lists. */
const at = (found: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (parts, name) => (name === '' ? parts : parts.flatMap((part) => (isRecord(part) ? part[name] : undefined) ?? [])),
      [found],
    );

const upsellFields = 'id name description image price dates parentProductIds';
const cart = 'cartId items itemsCount totalPrice totalPriceWithCurrency couponsDisabled upsellItems productType';
const item =
  'id name url image shortDescription categories isValueGiftCard price priceWithDiscount textBeforePrice textAfterPrice quantityDiscountText numberOfPeople';
const person = 'firstName lastName email address postCode city country phoneNumber loyaltyId';

test.each([
  [
    'lists of products (R-PRODUCT-1 to R-PRODUCT-13)',
    'GetProducts',
    { '': 'items hasMoreItems totalCount', items: item },
  ],
  ['categories', 'GetProductCategories', { items: 'id name' }],
  [
    'a gift card (R-CARD-1 to R-CARD-10)',
    'GetProductByUrl with priceLists',
    {
      item: 'id name isValueGiftCard priceLists quantityDiscountMinItems image description termsText helpText giftCardValidityText cultures',
      'item.priceLists': 'priceListId name price priceWithDiscount categoryType enabled',
    },
  ],
  [
    'a ticket (R-KIND-4, R-POOL-1 to R-POOL-11)',
    'GetProductByUrl with productType',
    {
      item: 'id name productType seasons availability facilityDiscounts defaultDailyTicketAvailabilityInDays description termsText ticketCalendarText ticketSelectText cultures',
      'item.seasons': 'id name',
      'item.availability': 'date ticketsAvailable',
      'item.facilityDiscounts': 'date discountPercent',
    },
  ],
  [
    'prices of a day (R-OFFER-1 to R-OFFER-3, R-PRICELIST-1 to R-PRICELIST-7)',
    'GetTicketPrices',
    {
      '': 'success item',
      item: 'ticketsAvailable facilityDiscount priceGroups',
      'item.priceGroups': 'priceGroupId name description enabled priceLists',
      'item.priceGroups.priceLists': 'priceListId name price categoryType packageItems enabled',
      'item.priceGroups.priceLists.packageItems': 'categoryId quantity',
    },
  ],
  ['an added ticket', 'AddTicketToCart', { '': 'cartId upsells', upsells: upsellFields }],
  ['an added card', 'AddToCart', { '': 'success cartId' }],
  ['an added upsell', 'AddUpsellToCart', { '': 'cartId cart' }],
  [
    'a cart (R-CART-1 to R-CART-9, R-ITEM-1 to R-ITEM-8, R-UPSELL-1 to R-UPSELL-8)',
    'GetCart',
    {
      item: `${cart} promoCode`,
      'item.promoCode': 'code description',
      'item.items': 'cartItemId productTitle priceTitle quantity priceTotal priceTotalWithoutDiscount date priceSeason',
      'item.upsellItems': `${upsellFields} priceWithDiscount`,
      'item.upsellItems.dates': 'date',
    },
  ],
  ['a changed cart', 'UpdateCartItem', { item: cart }],
  ['a cart with less', 'RemoveFromCart', { item: cart }],
  [
    'a form of personal data (R-FORM-1 to R-FORM-9, R-FORM-12)',
    'initializeOrder',
    { '': `countriesCodeList ${person}`, countriesCodeList: 'id name' },
  ],
  ['saved data', 'saveOrderData', { '': 'success' }],
  ['a reservation', 'GetAvailablePaymentTypes', { '': 'success moznostRezervacije' }],
  ['a payment', 'PaymentStart', { '': 'status returnUrl errorCodes' }],
])('%s has the members that are described', (_, asked, members) => {
  const [call, kind] = asked.split(' with ');
  const named = answers.flatMap(([name, answer]) => (name === call ? [answer] : []));
  const told = named.filter((answer) => kind === undefined || at(answer, `item.${kind}`).length > 0);
  for (const [path, names] of Object.entries(members)) {
    const found = told
      .flatMap((answer) => at(answer, path))
      .flatMap((part) => (isRecord(part) ? Object.keys(part) : []));
    expect([...new Set(found)]).toEqual(expect.arrayContaining(names.split(' ')));
  }
});
