import type { PriceGroup, PriceList, PriceListKind } from '@shop/core/catalog/price-list';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { euros, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, words } from '../codec/texts.ts';

const packageItem = z.object({ categoryId: id(categoryId), quantity: wholeNumber(0, 100) });

/** `categoryType` 1 is a single price, 2 a package (R-KIND-4). */
const kindOf = (
  categoryType: 1 | 2,
  items: readonly z.output<typeof packageItem>[],
  category: CategoryId | undefined,
): PriceListKind => {
  if (categoryType === 2) return { type: 'package', items };
  return { type: 'default', ...(category === undefined ? {} : { categoryId: category }) };
};

/** One that does not say whether it is on sale, is: the host decides when it is added (D-ABSENT-FLAGS). */
export const priceList: Codec<PriceList> = mapped(
  z.object({
    priceListId: id(priceListId),
    name: words,
    price: euros,
    priceWithDiscount: z.exactOptional(euros),
    categoryType: z._default(z.literal([1, 2]), 1),
    packageItems: z._default(z.array(packageItem), []),
    // Whose single price it is; ours, a foreign provider leaves it out.
    categoryId: idIfAny(categoryId),
    enabled: z._default(z.boolean(), true),
  }),
  {
    decode: ({ priceListId: listId, categoryType, packageItems, categoryId: category, ...same }): PriceList => ({
      id: listId,
      kind: kindOf(categoryType, packageItems, category),
      ...same,
    }),
    encode: ({ id: listId, kind, ...same }) => ({
      priceListId: listId,
      categoryType: kind.type === 'default' ? (1 as const) : (2 as const),
      packageItems: kind.type === 'default' ? [] : [...kind.items],
      ...(kind.type === 'default' && kind.categoryId !== undefined ? { categoryId: kind.categoryId } : {}),
      ...same,
    }),
  },
);

export const priceGroup: Codec<PriceGroup> = mapped(
  z.object({
    priceGroupId: id(priceGroupId),
    name: words,
    description: html,
    enabled: z._default(z.boolean(), true),
    // Ours; a foreign provider leaves it out.
    sameStayAs: z.exactOptional(id(priceGroupId)),
    priceLists: z._default(z.array(priceList), []),
  }),
  {
    decode: ({ priceGroupId: groupId, ...same }): PriceGroup => ({ id: groupId, ...same }),
    encode: ({ id: groupId, priceLists, ...same }) => ({ priceGroupId: groupId, priceLists: [...priceLists], ...same }),
  },
);
