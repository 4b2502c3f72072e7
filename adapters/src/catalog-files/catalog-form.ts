import { facilityId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { placesDays } from './day-schemas.ts';
import { described, list, record } from './form-fields.ts';
import { category, promoCode, upsell } from './offers.ts';
import { product } from './products.ts';
import { idOf } from './sold-fields.ts';

const facility = record({ id: idOf(facilityId, 'of the facility'), days: z.exactOptional(placesDays) });

/** All files together, or one of them written by the shop. */
export const catalogForm = z.object({
  facilities: list(facility, 'pool areas and the like, with their places of each day'),
  categories: list(category, 'tags of the gift-card list, in their order'),
  products: list(product, 'tickets and gift cards, in the order in which they are shown'),
  upsells: list(upsell, 'what goes with products'),
  promoCodes: list(promoCode, 'codes that take something off a cart'),
});

export type CatalogForm = z.input<typeof catalogForm>;

/** The same as its schema reads it; its days may still be numbers. */
export type ListedCatalog = z.output<typeof catalogForm>;

/** One file: any of the lists, in any order. */
export const fileSchema = record({
  shared: z.optional(described(z.unknown(), 'anchors that other entries of the file refer to; nothing in it is sold')),
  ...z.partial(catalogForm).shape,
});

/** JSON Schema of a catalog file, for editors; made of the same description that an import reads with. */
export const catalogJsonSchema = (): unknown => z.toJSONSchema(fileSchema, { io: 'input', unrepresentable: 'any' });
