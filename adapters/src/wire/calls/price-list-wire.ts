import type { PriceGroup, PriceList, PriceListKind } from '@shop/core/catalog/price-list';
import { categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import { inEuros } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { clockTime, euros, list, wholeNumber } from '../codec/scalars.ts';
import { type Html, id, idIfAny, words } from '../codec/texts.ts';

const packageItem = z.object({ categoryId: id(categoryId), quantity: wholeNumber(0, 100) });

/** Without `enabled` a price list is on sale: the host decides when it is added. */
export const priceListWire = z.object({
  priceListId: id(priceListId),
  name: words,
  price: euros,
  priceWithDiscount: z.optional(euros),
  // 1 is a single price, 2 a package.
  categoryType: z._default(z.literal([1, 2]), 1),
  packageItems: list(packageItem),
  // The category of the single price; an extension of this shop that a foreign provider does not send.
  categoryId: idIfAny(categoryId),
  enabled: z._default(z.boolean(), true),
});
type SentList = z.output<typeof priceListWire>;

const kindOf = ({ categoryType, packageItems: items, categoryId: category }: SentList): PriceListKind =>
  categoryType === 2 ? { type: 'package', items } : { type: 'default', categoryId: category };

/** Reads a price list. */
export const readPriceList = (sent: SentList): PriceList => ({
  priceListId: sent.priceListId,
  name: sent.name,
  price: sent.price,
  priceWithDiscount: sent.priceWithDiscount,
  kind: kindOf(sent),
  enabled: sent.enabled,
});

/** Writes a price list. */
export const writePriceList = ({ kind, ...sold }: PriceList): z.input<typeof priceListWire> => ({
  priceListId: sold.priceListId,
  name: sold.name,
  price: inEuros(sold.price),
  priceWithDiscount: inEuros(sold.priceWithDiscount),
  categoryType: kind.type === 'package' ? 2 : 1,
  packageItems: kind.type === 'package' ? kind.items.map(({ categoryId, quantity }) => ({ categoryId, quantity })) : [],
  categoryId: kind.type === 'package' ? undefined : kind.categoryId,
  enabled: sold.enabled,
});

/** Returns the codec of a group of price lists. `html` converts rich text. */
export const priceGroupWire = (html: Html) =>
  z.object({
    priceGroupId: id(priceGroupId),
    name: words,
    description: html,
    enabled: z._default(z.boolean(), true),
    // Extensions of this shop; a foreign provider does not send them.
    endedAt: z.optional(clockTime),
    sameStayAs: z.optional(id(priceGroupId)),
    priceLists: list(priceListWire),
  });
type GroupWire = ReturnType<typeof priceGroupWire>;

/** Reads a group of price lists. */
export const readPriceGroup = ({ priceGroupId: group, priceLists, ...sent }: z.output<GroupWire>): PriceGroup => ({
  ...sent,
  priceGroupId: group,
  priceLists: priceLists.map(readPriceList),
});

/** Writes a group of price lists. */
export const writePriceGroup = (group: PriceGroup): z.input<GroupWire> => ({
  priceGroupId: group.priceGroupId,
  name: group.name,
  description: group.description,
  enabled: group.enabled,
  endedAt: group.endedAt,
  sameStayAs: group.sameStayAs,
  priceLists: group.priceLists.map(writePriceList),
});
