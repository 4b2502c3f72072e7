import { lostCodeReasons } from '@shop/core/cart/cart';
import type { CustomerDraft } from '@shop/core/customer/customer';
import type { Instant } from '@shop/core/dates/instant';
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
import type { SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import { jsonIn } from '../../codec/json-text.ts';
import { StoreTrouble } from '../database/store-failure.ts';
import { addressed } from './personal-data.ts';

/** What a document needs of its reader; a release refuses a document that needs more than it knows. */
const known = 1;

// Every object is loose: a member that this release does not know stays, so that two releases work side by side.
const text = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string');
const number = <Value extends number>() => z.custom<Value>((value) => Number.isSafeInteger(value));
const moment = number<Instant>();
const count = z.int();

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
  needs: z.optional(z.int().check(z.lte(known))),
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

const buyer = z.looseObject({
  needs: z.optional(z.int().check(z.lte(known))),
  customer: z.looseObject({ ...addressed, country: text<CountryId>(), loyaltyId: z.exactOptional(z.string()) }),
  memberHashId: z.exactOptional(z.string()),
  mtcId: count,
  language: z.enum(languages),
  shownTotal: z.optional(z.looseObject({ version: count, total: number<Cents>() })),
});

const draft = z.looseObject({ ...addressed, emailRepeat: z.string(), country: z.string(), loyaltyId: z.string() });

/** SQLite has a document as text, PostgreSQL's `jsonb` comes parsed. */
type Stored = unknown;

/** The document as it was stored, checked. Throws `StoreTrouble` where this release cannot read it; the message has no
 *  value of it. */
const reader =
  <Document>(what: string, shape: z.ZodMiniType<Document>) =>
  (stored: Stored): Document => {
    const read = z.safeParse(shape, typeof stored === 'string' ? jsonIn(stored) : stored);
    if (read.success) return read.data;
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new StoreTrouble('damaged', `the document of a ${what} cannot be read by this release: ${where}`);
  };

/** `jsonb` takes no zero character and no lone surrogate: the replacement character stands in, in both dialects. */
const jsonOf = (document: object): string =>
  JSON.stringify(document, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value,
  );

/** A cart without the revision of its row. */
export const readCart: (stored: Stored) => Omit<SellerCart, 'revision'> = reader('cart', cart);

export const writeCart = ({ revision: _, ...document }: SellerCart): string => jsonOf(document);

/** What a session saved, without the columns beside it. */
export const readBuyer: (stored: Stored) => Omit<SellerBuyer, 'cartId' | 'sessionDigest' | 'savedAt'> = reader(
  'buyer',
  buyer,
);

export const writeBuyer = ({ cartId: _, sessionDigest: __, savedAt: ___, ...document }: SellerBuyer): string =>
  jsonOf(document);

export const readDraft: (stored: Stored) => CustomerDraft = reader('draft', draft);

export const writeDraft = (document: CustomerDraft): string => jsonOf(document);
