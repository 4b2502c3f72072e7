import { lostCodeReasons } from '@shop/core/cart/cart';
import type { CustomerDraft } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import type {
  CartId,
  CartItemId,
  CountryId,
  FacilityId,
  PriceListId,
  ProductId,
  SeasonId,
  UpsellId,
} from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { type SellerCart, sellerCartStates } from '@shop/core/seller/cart/seller-cart';
import type { Person, SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import { count, jsonOf, moment, needs, number, reader, type Stored, text } from './document.ts';
import { addressed } from './personal-data.ts';

const period = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('day'), date: text<LocalDate>() }),
  z.looseObject({ type: z.literal('season'), seasonId: text<SeasonId>() }),
]);

const hold = z.union([
  z.looseObject({ state: z.enum(['held', 'expired', 'paying', 'sold']), until: moment }),
  z.looseObject({ state: z.literal('sold') }),
]);

const line = {
  cartItemId: text<CartItemId>(),
  position: count,
  quantity: count,
  firstAddedAt: moment,
  lastAddedAt: moment,
};

const ofProduct = { productId: text<ProductId>(), priceListId: text<PriceListId>() };

const cartLine = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('ticket'),
    ...line,
    ...ofProduct,
    facilityId: text<FacilityId>(),
    period,
    personsEach: count,
    hold,
  }),
  z.looseObject({ kind: z.literal('giftCard'), ...line, ...ofProduct, value: z.optional(number<Cents>()) }),
  z.looseObject({ kind: z.literal('upsell'), ...line, upsellId: text<UpsellId>(), day: z.optional(text<LocalDate>()) }),
]);

const cart = z.looseObject({
  needs,
  cartId: text<CartId>(),
  state: z.enum(sellerCartStates),
  version: count,
  createdAt: moment,
  updatedAt: moment,
  payingUntil: z.optional(moment),
  lines: z.array(cartLine),
  promoCode: z.optional(z.looseObject({ code: z.string(), firstHeldAt: moment, hold })),
  firstMoments: z.optional(z.array(z.looseObject({ facilityId: text<FacilityId>(), period, firstAddedAt: moment }))),
  firstUses: z.optional(z.array(z.looseObject({ code: z.string(), firstHeldAt: moment }))),
  lostTickets: z.optional(z.array(z.looseObject({ ...ofProduct, period, quantity: count }))),
  lostCode: z.optional(z.looseObject({ code: z.string(), reason: z.enum(lostCodeReasons) })),
  formerPositions: z.optional(z.array(z.looseObject({ goods: z.string(), position: count, leftAt: moment }))),
});

/** Members of a buyer, in the document of a session and of an order. */
const person = {
  needs,
  customer: z.looseObject({ ...addressed, country: text<CountryId>(), loyaltyId: z.exactOptional(z.string()) }),
  memberHashId: z.optional(z.string()),
  mtcId: count,
};

const buyer = z.looseObject({
  ...person,
  language: z.enum(languages),
  shownTotal: z.optional(z.looseObject({ version: count, total: number<Cents>() })),
});

const draft = z.looseObject({ ...addressed, emailRepeat: z.string(), country: z.string(), loyaltyId: z.string() });

/** Reads a cart without its row's revision. */
export const readCart: (stored: Stored) => Omit<SellerCart, 'revision'> = reader('cart', cart);

/** Serializes a cart without its row's revision. */
export const writeCart = ({ revision: _, ...document }: SellerCart): string => jsonOf(document);

/** Reads the entries of a session without its other columns. */
export const readBuyer: (stored: Stored) => Omit<SellerBuyer, 'cartId' | 'sessionDigest' | 'savedAt'> = reader(
  'buyer',
  buyer,
);

/** Serializes a session's buyer without its columns. */
export const writeBuyer = ({ cartId: _, sessionDigest: __, savedAt: ___, ...document }: SellerBuyer): string =>
  jsonOf(document);

/** Reads the buyer of an order. */
export const readPerson: (stored: Stored) => Person = reader(
  'buyer',
  z.looseObject({ ...person, cancelNote: z.optional(z.string()) }),
);

/** Serializes the buyer of an order. */
export const writePerson = (document: Person): string => jsonOf(document);

export const readDraft: (stored: Stored) => CustomerDraft = reader('draft', draft);

/** Serializes the draft of a customer form. */
export const writeDraft = (document: CustomerDraft): string => jsonOf(document);
