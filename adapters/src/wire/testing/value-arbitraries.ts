import type { CartItem } from '@shop/core/cart/cart';
import type { Upsell } from '@shop/core/cart/upsell';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { type ProductListItem, productSorts } from '@shop/core/catalog/product-list';
import { productTypes } from '@shop/core/catalog/product-type';
import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import {
  cancelId,
  cartId,
  cartItemId,
  categoryId,
  memberToken,
  orderRef,
  priceListId,
  productId,
  seasonId,
  upsellId,
} from '@shop/core/ids';
import {
  anyCart,
  anyCartItem,
  anyCents,
  anyDay,
  anyInstant,
  anyLanguage,
  anyPercent,
  anyPriceGroup,
  anyPriceList,
} from '@shop/core/testing/arbitraries';
import { anyCustomer, someCountries } from '@shop/core/testing/customer-arbitraries';
import * as fc from 'fast-check';
import { anyPath, anyShownText } from './content-arbitraries.ts';

export const anyText = fc.string({ maxLength: 40, unit: 'grapheme' });
export const anyId = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-][!-~]{0,40}$/));
export const anyPieces = fc.integer({ min: 1, max: 9999 });
export const anyStep = fc.stringMatching(/^[a-zčšž0-9][a-z0-9-]{0,20}$/);

export const anyPeriod: fc.Arbitrary<TicketPeriod> = fc.oneof(
  anyDay.map((date) => ({ type: 'day' as const, date })),
  anyId.map((text) => ({ type: 'season' as const, seasonId: seasonId(text) })),
);

export const anyListItem: fc.Arbitrary<ProductListItem> = fc.record(
  {
    id: anyId.map(productId),
    name: anyText,
    url: anyStep,
    image: anyPath,
    shortDescription: anyText,
    categories: fc.array(anyText, { maxLength: 3 }),
    isValueGiftCard: fc.boolean(),
    price: anyCents,
    priceWithDiscount: anyCents,
    textBeforePrice: anyText,
    textAfterPrice: anyText,
    quantityDiscountText: anyText,
    numberOfPeople: anyText,
    available: fc.boolean(),
  },
  {
    requiredKeys: [
      'id',
      'name',
      'url',
      'image',
      'shortDescription',
      'categories',
      'isValueGiftCard',
      'price',
      'textBeforePrice',
      'textAfterPrice',
      'quantityDiscountText',
      'numberOfPeople',
      'available',
    ],
  },
);

const named = {
  id: anyId.map(productId),
  name: anyText,
  url: anyStep,
  image: anyPath,
  description: anyText,
  termsText: anyText,
};

export const anyTicket: fc.Arbitrary<Ticket> = fc.record({
  ...named,
  kind: fc.constant('ticket'),
  type: fc.constantFrom('dailyTicket', 'hourlyTicket', 'multiDayTicket'),
  seasons: fc.array(fc.record({ id: anyId.map(seasonId), name: anyText }), { maxLength: 3 }),
  availability: fc.array(
    fc.record(
      { date: anyDay, ticketsAvailable: fc.nat(5000), fromPrice: anyCents },
      { requiredKeys: ['date', 'ticketsAvailable'] },
    ),
    { maxLength: 5 },
  ),
  facilityDiscounts: fc.array(fc.record({ date: anyDay, percent: anyPercent }), { maxLength: 3 }),
  defaultDailyTicketAvailabilityInDays: fc.nat(400),
  calendarText: anyText,
  selectText: anyText,
});

export const anyGiftCard: fc.Arbitrary<GiftCard> = fc.record(
  {
    ...named,
    kind: fc.constant('giftCard'),
    type: fc.constantFrom('giftCard', 'wellcardGiftCard'),
    isValueGiftCard: fc.boolean(),
    priceLists: fc.array(anyPriceList, { maxLength: 3 }),
    quantityDiscountMinItems: fc.nat(20),
    helpText: anyText,
    validityText: anyText,
  },
  {
    requiredKeys: [
      'kind',
      'type',
      'id',
      'name',
      'url',
      'image',
      'description',
      'termsText',
      'isValueGiftCard',
      'priceLists',
      'helpText',
      'validityText',
    ],
  },
);

export const anyUpsell: fc.Arbitrary<Upsell> = fc.record(
  {
    id: anyId.map(upsellId),
    name: anyText,
    description: anyText,
    image: anyPath,
    price: anyCents,
    priceWithDiscount: anyCents,
    dates: fc.array(anyDay, { maxLength: 3 }),
    parentProductIds: fc.array(anyId.map(productId), { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'name', 'description', 'image', 'price', 'dates', 'parentProductIds'] },
);

/** A season without a name cannot be told from no season. */
export const anyShownItem: fc.Arbitrary<CartItem> = anyCartItem.filter(
  ({ validity }) => validity.type !== 'season' || validity.name !== '',
);

export const anyShownCart = fc
  .tuple(anyCart, fc.array(anyUpsell, { maxLength: 2 }))
  .map(([cart, upsells]) => ({ ...cart, upsells }))
  .filter(({ items }) => items.every(({ validity }) => validity.type !== 'season' || validity.name !== ''));

export const anyOrder: fc.Arbitrary<Order> = fc.record(
  {
    ref: anyId.map(orderRef),
    number: anyText,
    status: fc.constantFrom(...paymentStatuses),
    outcome: fc.constantFrom('open', 'completed', 'refunded', 'canceled'),
    productType: fc.constantFrom(...productTypes),
    paymentType: fc.constantFrom(...paymentTypes),
    total: anyCents,
    items: fc.array(anyShownItem, { maxLength: 3 }),
    promo: fc.record({ code: anyShownText, description: anyText, amount: anyCents }),
    placedAt: anyInstant,
    cancelId: anyId.map(cancelId),
  },
  { requiredKeys: ['ref', 'number', 'status', 'outcome', 'productType', 'paymentType', 'total', 'items', 'placedAt'] },
);

export const anyCartId = anyId.map(cartId);
export const anyToken = fc.stringMatching(/^[A-Za-z0-9._-]{1,80}$/);

export const anyDraft = fc.record({
  firstName: anyShownText,
  lastName: anyText,
  email: anyText,
  emailRepeat: anyText,
  address: anyText,
  postCode: anyText,
  city: anyText,
  country: anyText,
  phoneNumber: anyText,
  loyaltyId: anyText,
});

export const anyMember = fc.record({
  name: anyText,
  surname: anyText,
  phone: anyText,
  address: anyText,
  postCode: anyText,
  city: anyText,
  countryCode: anyText,
  email: anyText,
  wellcardId: anyText,
});

export const anyTicketLine = fc.record(
  { priceListId: anyId.map(priceListId), quantity: anyPieces, categoryId: anyId.map(categoryId) },
  { requiredKeys: ['priceListId', 'quantity'] },
);

export const anyUpsellLine = fc.record(
  {
    id: anyId.map(upsellId),
    quantity: anyPieces,
    parentProductIds: fc.array(anyId.map(productId), { maxLength: 3 }),
    date: anyDay,
  },
  { requiredKeys: ['id', 'quantity', 'parentProductIds'] },
);

export const lines = <Line>(line: fc.Arbitrary<Line>) => fc.array(line, { minLength: 1, maxLength: 5 });

