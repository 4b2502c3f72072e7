import type { PriceGroup, PriceList, PriceListKind } from '@shop/core/catalog/price-list';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { euros, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, words } from '../codec/texts.ts';
import { list, sentAs, wireObject } from '../codec/wire-object.ts';

const packageItem = z.object({ categoryId: id(categoryId), quantity: wholeNumber(0, 100) });

type KindParts = {
  readonly categoryType: 1 | 2;
  readonly packageItems: readonly z.output<typeof packageItem>[];
  readonly categoryId?: CategoryId;
};

/** `categoryType` 1 is a single price, 2 a package (R-KIND-4). */
const kindOf = ({ categoryType, packageItems: items, categoryId: category }: KindParts): PriceListKind =>
  categoryType === 2 ? { type: 'package', items } : { type: 'default', ...given({ categoryId: category }) };

const wireKind = (kind: PriceListKind): KindParts =>
  kind.type === 'package'
    ? { categoryType: 2, packageItems: kind.items }
    : { categoryType: 1, packageItems: [], ...given({ categoryId: kind.categoryId }) };

/** Without `enabled` it counts as on sale: the host decides when it is added (D-ABSENT-FLAGS). */
export const priceList: Codec<PriceList> = mapped(
  wireObject({
    id: sentAs('priceListId', id(priceListId)),
    name: words,
    price: euros,
    priceWithDiscount: z.exactOptional(euros),
    categoryType: z._default(z.literal([1, 2]), 1),
    packageItems: list(packageItem),
    // The category that the single price is for; ours, a foreign provider leaves it out.
    categoryId: idIfAny(categoryId),
    enabled: z._default(z.boolean(), true),
  }),
  {
    decode: ({ categoryType, packageItems, categoryId: category, ...same }): PriceList => ({
      kind: kindOf({ categoryType, packageItems, ...given({ categoryId: category }) }),
      ...same,
    }),
    encode: ({ kind, ...same }) => ({ ...wireKind(kind), ...same }),
  },
);

export const priceGroup: Codec<PriceGroup> = wireObject({
  id: sentAs('priceGroupId', id(priceGroupId)),
  name: words,
  description: html,
  enabled: z._default(z.boolean(), true),
  // Ours; a foreign provider leaves it out.
  sameStayAs: z.exactOptional(id(priceGroupId)),
  priceLists: list(priceList),
});
