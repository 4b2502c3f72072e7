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
  mediaId,
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
import type { AnswerOf, CallName, RequestOf } from '../endpoint.ts';
import { anyMedia, anyPage, anyPath, anyRouteKeys, anyShownText, anyTranslations } from './content-arbitraries.ts';

const anyText = fc.string({ maxLength: 40, unit: 'grapheme' });
const anyId = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-][!-~]{0,40}$/));
const anyPieces = fc.integer({ min: 1, max: 9999 });
const anyStep = fc.stringMatching(/^[a-zčšž0-9][a-z0-9-]{0,20}$/);

const anyPeriod: fc.Arbitrary<TicketPeriod> = fc.oneof(
  anyDay.map((date) => ({ type: 'day' as const, date })),
  anyId.map((text) => ({ type: 'season' as const, seasonId: seasonId(text) })),
);

const anyListItem: fc.Arbitrary<ProductListItem> = fc.record(
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

const anyTicket: fc.Arbitrary<Ticket> = fc.record({
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

const anyGiftCard: fc.Arbitrary<GiftCard> = fc.record(
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

const anyUpsell: fc.Arbitrary<Upsell> = fc.record(
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
const anyShownItem: fc.Arbitrary<CartItem> = anyCartItem.filter(
  ({ validity }) => validity.type !== 'season' || validity.name !== '',
);

const anyShownCart = fc
  .tuple(anyCart, fc.array(anyUpsell, { maxLength: 2 }))
  .map(([cart, upsells]) => ({ ...cart, upsells }))
  .filter(({ items }) => items.every(({ validity }) => validity.type !== 'season' || validity.name !== ''));

const anyOrder: fc.Arbitrary<Order> = fc.record(
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

const anyCartId = anyId.map(cartId);
const anyToken = fc.stringMatching(/^[A-Za-z0-9._-]{1,80}$/);

const anyDraft = fc.record({
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

const anyMember = fc.record({
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

const anyTicketLine = fc.record(
  { priceListId: anyId.map(priceListId), quantity: anyPieces, categoryId: anyId.map(categoryId) },
  { requiredKeys: ['priceListId', 'quantity'] },
);

const anyUpsellLine = fc.record(
  {
    id: anyId.map(upsellId),
    quantity: anyPieces,
    parentProductIds: fc.array(anyId.map(productId), { maxLength: 3 }),
    date: anyDay,
  },
  { requiredKeys: ['id', 'quantity', 'parentProductIds'] },
);

const lines = <Line>(line: fc.Arbitrary<Line>) => fc.array(line, { minLength: 1, maxLength: 5 });

type AnyCalls = {
  readonly [Name in CallName]: {
    readonly request: fc.Arbitrary<RequestOf<Name>>;
    readonly answer: fc.Arbitrary<AnswerOf<Name>>;
  };
};

const anyDone = fc.constant('done' as const);

/** Any request and any answer of every call. */
export const anyCalls: AnyCalls = {
  listProducts: {
    request: fc.record(
      {
        language: anyLanguage,
        group: anyStep,
        categoryId: anyShownText,
        skip: fc.nat(100_000),
        take: fc.integer({ min: 1, max: 999 }),
        sort: fc.constantFrom(...productSorts),
      },
      { requiredKeys: ['language', 'group', 'skip', 'take'] },
    ),
    answer: fc.record({
      items: fc.array(anyListItem, { maxLength: 4 }),
      hasMoreItems: fc.boolean(),
      totalCount: fc.nat(999),
    }),
  },
  showProduct: {
    request: fc.record({ language: anyLanguage, url: anyStep }),
    answer: fc.oneof(anyTicket, anyGiftCard),
  },
  listCategories: {
    request: fc.record({ language: anyLanguage }),
    answer: fc.array(fc.record({ id: anyShownText, name: anyText })),
  },
  quoteTicket: {
    request: fc.record(
      { language: anyLanguage, productId: anyId.map(productId), period: anyPeriod, cartId: anyCartId },
      { requiredKeys: ['language', 'productId', 'period'] },
    ),
    answer: fc.record({
      ticketsAvailable: fc.nat(5000),
      facilityDiscount: anyPercent,
      priceGroups: fc.array(anyPriceGroup, { maxLength: 3 }),
    }),
  },
  loadCart: {
    request: fc.record({ cartId: anyCartId, language: anyLanguage, withItems: fc.boolean() }),
    answer: anyShownCart,
  },
  addTicket: {
    request: fc.record(
      {
        cartId: anyCartId,
        productId: anyId.map(productId),
        language: anyLanguage,
        period: anyPeriod,
        lines: lines(anyTicketLine),
      },
      { requiredKeys: ['productId', 'language', 'period', 'lines'] },
    ),
    answer: fc.record({ cartId: anyCartId, upsells: fc.array(anyUpsell, { maxLength: 3 }) }),
  },
  addGiftCard: {
    request: fc.record(
      {
        cartId: anyCartId,
        productId: anyId.map(productId),
        language: anyLanguage,
        lines: lines(fc.record({ priceListId: anyId.map(priceListId), quantity: anyPieces, price: anyCents })),
      },
      { requiredKeys: ['productId', 'language', 'lines'] },
    ),
    answer: fc.record({ cartId: anyCartId }),
  },
  addUpsell: {
    request: fc.record({ cartId: anyCartId, language: anyLanguage, lines: lines(anyUpsellLine) }),
    answer: anyShownCart,
  },
  changeQuantity: {
    request: fc.record({
      cartId: anyCartId,
      itemId: anyId.map(cartItemId),
      quantity: fc.nat(9999),
      language: anyLanguage,
    }),
    answer: anyShownCart,
  },
  removeItem: {
    request: fc.record({
      cartId: anyCartId,
      itemId: anyId.map(cartItemId),
      language: anyLanguage,
      loadUpsells: fc.boolean(),
    }),
    answer: anyShownCart,
  },
  applyPromoCode: { request: fc.record({ cartId: anyCartId, code: anyShownText }), answer: anyDone },
  loadCustomer: {
    request: fc.record(
      { cartId: anyCartId, language: anyLanguage, memberToken: anyToken.map(memberToken) },
      { requiredKeys: ['cartId', 'language'] },
    ),
    answer: fc.record({ countries: fc.constant(someCountries), draft: anyDraft }, { requiredKeys: ['countries'] }),
  },
  saveCustomer: {
    request: fc.record(
      {
        cartId: anyCartId,
        customer: anyCustomer,
        language: anyLanguage,
        memberHashId: anyId,
        mtcId: fc.integer({ min: -1, max: Number.MAX_SAFE_INTEGER }),
      },
      { requiredKeys: ['cartId', 'customer', 'language', 'mtcId'] },
    ),
    answer: anyDone,
  },
  checkReservation: { request: fc.record({ cartId: anyCartId }), answer: fc.boolean() },
  startPayment: {
    request: fc.record({ cartId: anyCartId, paymentType: fc.constantFrom(...paymentTypes) }),
    answer: fc.record({ returnUrl: anyShownText }),
  },
  showOrder: { request: fc.record({ ref: anyId.map(orderRef) }), answer: anyOrder },
  cancelOrder: { request: fc.record({ id: anyId.map(cancelId) }), answer: anyDone },
  logIn: {
    request: fc.record(
      { email: anyShownText, password: anyShownText, environment: fc.nat(1000) },
      { requiredKeys: ['email', 'password'] },
    ),
    answer: fc.record({ token: anyToken }, { requiredKeys: [] }),
  },
  loadMember: { request: fc.constant({}), answer: fc.record({ member: anyMember }, { requiredKeys: [] }) },
  loadPage: { request: fc.record({ language: anyLanguage, path: anyPath }), answer: anyPage },
  loadMedia: { request: fc.record({ language: anyLanguage, id: anyId.map(mediaId) }), answer: anyMedia },
  loadTranslations: { request: fc.record({ language: anyLanguage }), answer: anyTranslations },
  loadRouteKeys: { request: fc.record({ site: anyStep }), answer: anyRouteKeys },
};
