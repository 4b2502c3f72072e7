import { writeAnswer } from '@shop/adapters/wire/calls/answer-writers';
import type { CallName } from '@shop/adapters/wire/calls/call-table';
import { anyAnswer } from '@shop/adapters/wire/calls/testing/any-wire';
import { isRecord } from '@shop/adapters/wire/codec/json-value';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

/** Returns typical answers of a call as JSON. Completeness is covered by contracts/ and walk/, where HTTP has to
 *  behave like memory. */
const answersOf = <Name extends CallName>(name: Name): readonly unknown[] =>
  fc
    .sample(anyAnswer(name), { numRuns: 200, seed: 1 })
    .map((answer) => JSON.parse(JSON.stringify(writeAnswer(name, answer))));

/** Returns the values at a path, through lists. */
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

/** A call and the expected members by path; `kind` selects one of two kinds of products. */
type Row = readonly [what: string, CallName, members: Readonly<Record<string, string>>, kind?: string];

const rows: readonly Row[] = [
  [
    'lists of products (R-PRODUCT-1 to R-PRODUCT-13)',
    'listProducts',
    { '': 'items hasMoreItems totalCount', items: item },
  ],
  ['categories', 'listCategories', { items: 'id name' }],
  [
    'a gift card (R-CARD-1 to R-CARD-10)',
    'showProduct',
    {
      item: 'id name isValueGiftCard priceLists quantityDiscountMinItems image description termsText helpText giftCardValidityText cultures',
      'item.priceLists': 'priceListId name price priceWithDiscount categoryType enabled',
    },
    'priceLists',
  ],
  [
    'a ticket (R-KIND-4, R-POOL-1 to R-POOL-11)',
    'showProduct',
    {
      item: 'id name productType seasons availability facilityDiscounts defaultDailyTicketAvailabilityInDays description termsText ticketCalendarText ticketSelectText cultures',
      'item.seasons': 'id name',
      'item.availability': 'date ticketsAvailable',
      'item.facilityDiscounts': 'date discountPercent',
    },
    'productType',
  ],
  [
    'prices of a day (R-OFFER-1 to R-OFFER-3, R-PRICELIST-1 to R-PRICELIST-7)',
    'quoteTicket',
    {
      '': 'success item',
      item: 'ticketsAvailable facilityDiscount priceGroups',
      'item.priceGroups': 'priceGroupId name description enabled priceLists',
      'item.priceGroups.priceLists': 'priceListId name price categoryType packageItems enabled',
      'item.priceGroups.priceLists.packageItems': 'categoryId quantity',
    },
  ],
  ['an added ticket', 'addTicket', { '': 'cartId upsells', upsells: upsellFields }],
  ['an added card', 'addGiftCard', { '': 'success cartId' }],
  ['an added upsell', 'addUpsell', { '': 'cartId cart' }],
  [
    'a cart (R-CART-1 to R-CART-9, R-ITEM-1 to R-ITEM-8, R-UPSELL-1 to R-UPSELL-8)',
    'loadCart',
    {
      item: `${cart} promoCode`,
      'item.promoCode': 'code description',
      'item.items': 'cartItemId productTitle priceTitle quantity priceTotal priceTotalWithoutDiscount date priceSeason',
      'item.upsellItems': `${upsellFields} priceWithDiscount`,
      'item.upsellItems.dates': 'date',
    },
  ],
  ['a changed cart', 'changeQuantity', { item: cart }],
  ['a cart with less', 'removeItem', { item: cart }],
  [
    'a form of personal data (R-FORM-1 to R-FORM-9, R-FORM-12)',
    'loadCustomer',
    { '': `countriesCodeList ${person}`, countriesCodeList: 'id name' },
  ],
  ['saved data', 'saveCustomer', { '': 'success' }],
  ['a reservation', 'checkReservation', { '': 'success moznostRezervacije' }],
  ['a payment', 'startPayment', { '': 'status returnUrl errorCodes' }],
];

for (const [what, call, members, kind] of rows)
  test(`${what} has the documented members`, () => {
    const answers = answersOf(call).filter((answer) => kind === undefined || at(answer, `item.${kind}`).length > 0);
    for (const [path, names] of Object.entries(members)) {
      const found = answers
        .flatMap((answer) => at(answer, path))
        .flatMap((part) => (isRecord(part) ? Object.keys(part) : []));
      expect([...new Set(found)]).toEqual(expect.arrayContaining(names.split(' ')));
    }
  });
