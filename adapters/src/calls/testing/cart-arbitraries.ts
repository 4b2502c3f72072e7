import type { Upsell } from '@shop/core/cart/upsell';
import { productTypes } from '@shop/core/catalog/product-type';
import { declineReasons } from '@shop/core/checkout/attempt-state';
import { type Order, orderMailStates } from '@shop/core/checkout/order';
import type { OrderPapers, Sale } from '@shop/core/checkout/order-papers';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import {
  cancelId,
  cartId,
  cartItemId,
  categoryId,
  orderKey,
  orderRef,
  priceListId,
  productId,
  ticketCode,
  upsellId,
} from '@shop/core/ids';
import { anyCart, anyCartLine, anyCents, anyDay, anyInstant, anyLanguage } from '@shop/core/testing/arbitraries';
import * as fc from 'fast-check';
import { anyId, anyPieces, anyText } from './catalog-arbitraries.ts';
import { anyPath, anyShownText } from './content-arbitraries.ts';

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

export const anyShownCart = fc
  .tuple(anyCart, fc.array(anyUpsell, { maxLength: 2 }))
  .map(([cart, upsells]) => ({ ...cart, upsells }));

export const anyOrder: fc.Arbitrary<Order> = fc.record(
  {
    ref: anyId.map(orderRef),
    number: anyShownText,
    status: fc.constantFrom(...paymentStatuses),
    declineReason: fc.constantFrom(...declineReasons),
    outcome: fc.constantFrom('open', 'completed', 'refunding', 'refunded', 'canceling', 'canceled'),
    productType: fc.constantFrom(...productTypes),
    paymentType: fc.constantFrom(...paymentTypes),
    total: anyCents,
    items: fc.array(anyCartLine, { maxLength: 3 }),
    promo: fc.record({ code: anyShownText, description: anyText, amount: anyCents }),
    placedAt: anyInstant,
    cancelId: anyId.map(cancelId),
    orderKey: anyId.map(orderKey),
    mail: fc.record(
      { state: fc.constantFrom(...orderMailStates), to: fc.string({ minLength: 1 }) },
      { requiredKeys: ['state'] },
    ),
  },
  { requiredKeys: ['ref', 'productType', 'items'] },
);

const anySale: fc.Arbitrary<Sale> = fc.record(
  {
    seller: fc.record(
      {
        name: anyText,
        street: anyText,
        town: anyText,
        email: anyText,
        phone: anyText,
        vatId: anyText,
        register: anyText,
      },
      { requiredKeys: ['name', 'street', 'town', 'email'] },
    ),
    vat: fc.record(
      {
        lines: fc.array(fc.record({ rate: fc.nat(9999), net: anyCents, vat: anyCents, gross: anyCents }), {
          maxLength: 2,
        }),
        vouchers: anyCents,
      },
      { requiredKeys: ['lines'] },
    ),
  },
  { requiredKeys: ['seller'] },
);

export const anyPapers: fc.Arbitrary<OrderPapers> = fc.record(
  {
    order: anyOrder,
    language: anyLanguage,
    buyerName: anyText,
    tickets: fc.array(
      fc.record(
        {
          code: anyId.map(ticketCode),
          itemId: anyId.map(cartItemId),
          worth: anyCents,
          validity: anyShownText,
          admittedAt: anyInstant,
        },
        { requiredKeys: ['code', 'itemId'] },
      ),
      { maxLength: 3 },
    ),
    sale: anySale,
  },
  { requiredKeys: ['order', 'language', 'buyerName', 'tickets'] },
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

export const anyChosenTicket = fc.record(
  { priceListId: anyId.map(priceListId), quantity: anyPieces, categoryId: anyId.map(categoryId) },
  { requiredKeys: ['priceListId', 'quantity'] },
);

export const anyChosenCard = fc.record(
  { priceListId: anyId.map(priceListId), quantity: anyPieces, price: anyCents },
  { requiredKeys: ['priceListId', 'quantity'] },
);

export const anyChosenUpsell = fc.record(
  {
    id: anyId.map(upsellId),
    quantity: anyPieces,
    parentProductIds: fc.array(anyId.map(productId), { maxLength: 3 }),
    date: anyDay,
  },
  { requiredKeys: ['id', 'quantity', 'parentProductIds'] },
);

export const lines = <Line>(line: fc.Arbitrary<Line>) => fc.array(line, { minLength: 1, maxLength: 5 });
