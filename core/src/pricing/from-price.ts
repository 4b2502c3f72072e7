import type { PriceGroup } from '../catalog/price-list.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import { linePrice } from './line-price.ts';

/** The cheapest single ticket that can be bought, discounts included; nothing when none can.
 *  Decision: packages do not count, as their price is for several persons (design 6 asks for a from-price). */
export const fromPrice = (groups: readonly PriceGroup[], facilityDiscount: Percent): Cents | undefined =>
  groups
    .filter((group) => group.enabled)
    .flatMap((group) => group.priceLists)
    .filter((list) => list.enabled && list.kind.type === 'default')
    .map((list) => linePrice({ ...list, quantity: 1, facilityDiscount }).unitPrice)
    .reduce<Cents | undefined>((lowest, price) => (lowest === undefined || price < lowest ? price : lowest), undefined);
