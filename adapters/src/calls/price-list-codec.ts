import type { PriceGroup, PriceList, PriceListKind } from '@shop/core/catalog/price-list';
import { categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, given } from '../codec/codec.ts';
import { clockTime, euros, wholeNumber } from '../codec/scalars.ts';
import { html, id, idIfAny, words } from '../codec/texts.ts';
import { flattened, list, sentAs, wireObject } from '../codec/wire-object.ts';

const packageItem = z.object({ categoryId: id(categoryId), quantity: wholeNumber(0, 100) });

/** `categoryType` 1 is a single price, 2 a package. */
const kind = flattened(
  {
    categoryType: z._default(z.literal([1, 2]), 1),
    packageItems: list(packageItem),
    // The category that the single price is for; ours, a foreign provider leaves it out.
    categoryId: idIfAny(categoryId),
  },
  {
    decode: ({ categoryType, packageItems: items, categoryId: category }): PriceListKind =>
      categoryType === 2 ? { type: 'package', items } : { type: 'default', ...given({ categoryId: category }) },
    encode: (sold) =>
      sold.type === 'package'
        ? { categoryType: 2 as const, packageItems: sold.items }
        : { categoryType: 1 as const, packageItems: [], ...given({ categoryId: sold.categoryId }) },
  },
);

/** Without `enabled` it counts as on sale: the host decides when it is added. */
export const priceList: Codec<PriceList> = wireObject({
  id: sentAs('priceListId', id(priceListId)),
  name: words,
  price: euros,
  priceWithDiscount: z.exactOptional(euros),
  kind,
  enabled: z._default(z.boolean(), true),
});

export const priceGroup: Codec<PriceGroup> = wireObject({
  id: sentAs('priceGroupId', id(priceGroupId)),
  name: words,
  description: html,
  enabled: z._default(z.boolean(), true),
  // Ours; a foreign provider leaves them out.
  endedAt: z.optional(clockTime),
  sameStayAs: z.exactOptional(id(priceGroupId)),
  priceLists: list(priceList),
});
