import { formerById, namesOfProduct, removedEntries } from '@shop/core/seller/catalog/former-goods';
import type { FormerGoods } from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { jsonIn } from '../wire/codec/json-text.ts';
import { firstOfAll } from './day-schemas.ts';
import { readUpsell, upsell } from './offers.ts';
import { product, readProduct, soldProduct } from './products.ts';

const named = z.looseObject({ id: z.string() });
const lists = z.array(named);

/** The products and upsells of a stored version. Only ids are checked, because checking all texts takes much longer. */
const storedGoods = z.object({
  products: z.array(
    z.looseObject({
      id: z.string(),
      priceLists: z.optional(lists),
      priceGroups: z.optional(z.array(z.looseObject({ priceLists: lists }))),
      seasons: z.optional(lists),
    }),
  ),
  upsells: lists,
});

type Named = { readonly id: string };

type NamedProduct = Named & {
  readonly facility?: unknown;
  readonly priceLists?: readonly Named[] | undefined;
  readonly priceGroups?: readonly { readonly priceLists: readonly Named[] }[] | undefined;
  readonly seasons?: readonly Named[] | undefined;
};

export type StoredGoods = {
  readonly products: readonly NamedProduct[];
  readonly upsells: readonly (Named & { readonly parents?: unknown })[];
};

/** Whether a value has the form of stored goods. */
export const isStoredGoods = (value: unknown): value is StoredGoods => z.safeParse(storedGoods, value).success;

/** Returns the goods of a stored document. `undefined` when it has another form. */
export const storedGoodsOf = (document: string): StoredGoods | undefined =>
  z.safeParse(storedGoods, jsonIn(document)).data;

const idsOf = (entries: readonly Named[]): readonly string[] => entries.map(({ id }) => id);

const namesOf = ({ id, priceLists = [], priceGroups = [], seasons = [] }: NamedProduct): readonly string[] =>
  namesOfProduct(id, idsOf([...priceLists, ...priceGroups.flatMap((group) => group.priceLists)]), idsOf(seasons));

/** Returns the goods of earlier versions, the newest first, that a version does not sell. */
export const removedGoods = (current: StoredGoods, earlier: readonly StoredGoods[]): StoredGoods => ({
  products: removedEntries(
    current.products,
    earlier.map(({ products }) => products),
    namesOf,
  ),
  upsells: removedEntries(
    current.upsells,
    earlier.map(({ upsells }) => upsells),
    ({ id }) => [id],
  ),
});

/** Converts former goods to terms of core, without unreadable ones. */
export const formerGoods = ({ products, upsells }: StoredGoods): FormerGoods | undefined =>
  formerById({
    products: products.flatMap((one) => {
      const read = z.safeParse(product, one);
      return read.success ? [soldProduct(readProduct(read.data), firstOfAll)] : [];
    }),
    upsells: upsells.flatMap((one) => {
      const read = z.safeParse(upsell, one);
      return read.success ? [readUpsell(read.data)] : [];
    }),
  });
