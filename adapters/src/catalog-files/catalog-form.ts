import { type FacilityId, facilityId } from '@shop/core/ids';
import type { SoldUpsell } from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { type PlacesDays, placesDays, readPlacesDays } from './day-schemas.ts';
import { described, list, record } from './form-fields.ts';
import {
  category,
  type ListedCategory,
  type ListedPromo,
  promoCode,
  readCategory,
  readPromoCode,
  readUpsell,
  upsell,
} from './offers.ts';
import { type ListedProduct, product, readProduct } from './products.ts';
import { idOf } from './sold-fields.ts';

const facility = record({ id: idOf(facilityId, 'of the facility'), days: z.optional(placesDays) });

/** The form of all files together, or of a single file written by the shop. */
export const catalogForm = z.object({
  facilities: list(facility, 'pool areas and the like, with their places of each day'),
  categories: list(category, 'tags of the gift-card list, in their order'),
  products: list(product, 'tickets and gift cards, in the order in which they are shown'),
  upsells: list(upsell, 'what goes with products'),
  promoCodes: list(promoCode, 'codes that take something off a cart'),
});

export type CatalogForm = z.input<typeof catalogForm>;

/** A catalog in terms of core; its days may be relative. */
export type ListedCatalog = {
  readonly facilities: readonly { readonly id: FacilityId; readonly days?: PlacesDays | undefined }[];
  readonly categories: readonly ListedCategory[];
  readonly products: readonly ListedProduct[];
  readonly upsells: readonly SoldUpsell[];
  readonly promoCodes: readonly ListedPromo[];
};

/** Converts a form to terms of core; its days may stay relative. */
export const readListed = (form: z.output<typeof catalogForm>): ListedCatalog => ({
  facilities: form.facilities.map(({ id, days }) => ({ id, days: days && readPlacesDays(days) })),
  categories: form.categories.map(readCategory),
  products: form.products.map(readProduct),
  upsells: form.upsells.map(readUpsell),
  promoCodes: form.promoCodes.map(readPromoCode),
});

/** The schema of one file: any of the lists, in any order. */
export const fileSchema = record({
  shared: z.optional(described(z.unknown(), 'anchors that other entries of the file refer to; nothing in it is sold')),
  ...z.partial(catalogForm).shape,
});

/** Returns the JSON Schema of a catalog file, for editors, generated from the schema of imports. */
export const catalogJsonSchema = (): unknown => z.toJSONSchema(fileSchema, { io: 'input', unrepresentable: 'any' });
