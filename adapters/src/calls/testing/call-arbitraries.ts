import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import { productSorts } from '@shop/core/catalog/product-list';
import { paymentTypes } from '@shop/core/checkout/payment';
import { cancelId, cartItemId, mediaId, memberToken, orderKey, orderRef, productId } from '@shop/core/ids';
import { anyLanguage, anyPercent, anyPriceGroup } from '@shop/core/testing/arbitraries';
import { anyCustomer, someCountries } from '@shop/core/testing/customer-arbitraries';
import { typedText } from '@shop/core/text/typed-text';
import * as fc from 'fast-check';
import type { AnswerOf, CallName, RequestOf } from '../call-table.ts';
import {
  anyCartId,
  anyChosenCard,
  anyChosenTicket,
  anyChosenUpsell,
  anyDraft,
  anyMember,
  anyOrder,
  anyPapers,
  anyShownCart,
  anyToken,
  anyUpsell,
  lines,
} from './cart-arbitraries.ts';
import { anyGiftCard, anyId, anyListItem, anyPeriod, anyStep, anyText, anyTicket } from './catalog-arbitraries.ts';
import {
  anyMedia,
  anyPage,
  anyPath,
  anyRouteKeys,
  anyShownText,
  anySite,
  anyTranslations,
} from './content-arbitraries.ts';

type AnyCalls = {
  readonly [Name in CallName]: {
    readonly request: fc.Arbitrary<RequestOf<Name>>;
    readonly answer: fc.Arbitrary<AnswerOf<Name>>;
  };
};

const anyEmailText = anyShownText.map(typedText).filter((text) => text !== '');

const anyDone = fc.constant(undefined);

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
      { requiredKeys: ['language', 'productId'] },
    ),
    answer: fc.record({
      ticketsAvailable: fc.nat(5000),
      personsInCart: fc.nat(20),
      facilityDiscount: anyPercent,
      priceGroups: fc.array(anyPriceGroup, { maxLength: 3 }),
    }),
  },
  loadCart: {
    request: fc.record({ cartId: anyCartId, language: anyLanguage }),
    answer: anyShownCart,
  },
  addTicket: {
    request: fc.record(
      {
        cartId: anyCartId,
        productId: anyId.map(productId),
        language: anyLanguage,
        period: anyPeriod,
        lines: lines(anyChosenTicket),
      },
      { requiredKeys: ['productId', 'language', 'lines'] },
    ),
    answer: fc.record({ cartId: anyCartId, upsells: fc.array(anyUpsell, { maxLength: 3 }) }),
  },
  addGiftCard: {
    request: fc.record(
      {
        cartId: anyCartId,
        productId: anyId.map(productId),
        language: anyLanguage,
        lines: lines(anyChosenCard),
      },
      { requiredKeys: ['productId', 'language', 'lines'] },
    ),
    answer: fc.record({ cartId: anyCartId }),
  },
  addUpsell: {
    request: fc.record({ cartId: anyCartId, language: anyLanguage, lines: lines(anyChosenUpsell) }),
    answer: anyShownCart,
  },
  changeQuantity: {
    request: fc.record({
      cartId: anyCartId,
      itemId: anyId.map(cartItemId),
      quantity: fc.nat(maxPiecesPerLine),
      language: anyLanguage,
    }),
    answer: anyShownCart,
  },
  removeItem: {
    request: fc.record({
      cartId: anyCartId,
      itemId: anyId.map(cartItemId),
      language: anyLanguage,
    }),
    answer: anyShownCart,
  },
  extendHold: { request: fc.record({ cartId: anyCartId, language: anyLanguage }), answer: anyShownCart },
  applyPromoCode: { request: fc.record({ cartId: anyCartId, code: anyShownText.map(typedText) }), answer: anyDone },
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
        mtcId: fc.integer({ min: -1, max: 999_999_999_999_999 }),
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
  stopPayment: { request: fc.record({ cartId: anyCartId }), answer: anyDone },
  showOrder: { request: fc.record({ ref: anyId.map(orderRef) }), answer: anyOrder },
  showPapers: { request: fc.record({ orderKey: anyId.map(orderKey) }), answer: anyPapers },
  cancelOrder: { request: fc.record({ id: anyId.map(cancelId) }), answer: anyDone },
  logIn: {
    request: fc.record({ email: anyEmailText, password: anyShownText }),
    answer: fc.record({ token: anyToken }, { requiredKeys: [] }),
  },
  loadMember: { request: fc.constant({}), answer: fc.option(anyMember, { nil: undefined }) },
  logOut: { request: fc.constant({}), answer: anyDone },
  loadPage: { request: fc.record({ language: anyLanguage, path: anyPath }), answer: anyPage },
  loadMedia: { request: fc.record({ language: anyLanguage, id: anyId.map(mediaId) }), answer: anyMedia },
  loadSite: { request: fc.record({ language: anyLanguage }), answer: anySite },
  loadTranslations: { request: fc.record({ language: anyLanguage }), answer: anyTranslations },
  loadRouteKeys: { request: fc.constant({}), answer: anyRouteKeys },
};
