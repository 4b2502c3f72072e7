import * as z from 'zod/mini';
import { placesDays } from './day-schemas.ts';
import { described, id, list, record } from './form-fields.ts';
import { type CategoryForm, category, type PromoForm, promoCode, type UpsellForm, upsell } from './offer-schemas.ts';
import { type ProductForm, product } from './product-schemas.ts';

const facility = record({ id: id('of the facility'), days: z.optional(placesDays) });

export type FacilityForm = z.output<typeof facility>;

/** What stands in the files, one entry each. */
export const entrySchemas = {
  facilities: facility,
  categories: category,
  products: product,
  upsells: upsell,
  promoCodes: promoCode,
} as const;

const listWords = {
  facilities: 'pool areas and the like, with their places of each day',
  categories: 'tags of the gift-card list, in their order',
  products: 'tickets and gift cards, in the order in which they are shown',
  upsells: 'what goes with products',
  promoCodes: 'codes that take something off a cart',
} as const;

const shared = z.optional(
  described(z.unknown(), 'anchors that other entries of the file refer to; nothing in it is sold'),
);

/** One file: any of the lists, in any order. */
export const fileSchema = record({
  shared,
  facilities: z.optional(list(facility, listWords.facilities)),
  categories: z.optional(list(category, listWords.categories)),
  products: z.optional(list(product, listWords.products)),
  upsells: z.optional(list(upsell, listWords.upsells)),
  promoCodes: z.optional(list(promoCode, listWords.promoCodes)),
});

/** The lists of a file, whatever their entries are. */
export const fileLists = record({
  shared,
  facilities: z.optional(list(z.unknown(), listWords.facilities)),
  categories: z.optional(list(z.unknown(), listWords.categories)),
  products: z.optional(list(z.unknown(), listWords.products)),
  upsells: z.optional(list(z.unknown(), listWords.upsells)),
  promoCodes: z.optional(list(z.unknown(), listWords.promoCodes)),
});

export type ListName = keyof typeof entrySchemas;

/** All files together, or one of them written by the shop. */
export type CatalogForm = {
  readonly facilities: readonly FacilityForm[];
  readonly categories: readonly CategoryForm[];
  readonly products: readonly ProductForm[];
  readonly upsells: readonly UpsellForm[];
  readonly promoCodes: readonly PromoForm[];
};

/** The same, as it is stored; its members stay in the order in which they were written. */
export const catalogForm = z.object({
  facilities: z.array(facility),
  categories: z.array(category),
  products: z.array(product),
  upsells: z.array(upsell),
  promoCodes: z.array(promoCode),
});
