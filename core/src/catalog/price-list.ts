import type { CleanHtml } from '../content/clean-html.ts';
import type { LocalTime } from '../dates/local-time.ts';
import type { CategoryId, PriceGroupId, PriceListId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

/** The number of persons of one category (adult, child) in a package. */
export type PackageItem = { readonly categoryId: CategoryId; readonly quantity: number };

export type PriceListKind =
  /** `categoryId`: the category of the person, an adult or a child; absent when it is unknown. */
  | { readonly type: 'default'; readonly categoryId?: CategoryId }
  | { readonly type: 'package'; readonly items: readonly PackageItem[] };

/** Something with a price: "Adult", "Child", "Package 2+2", or a gift card's period of use. */
export type PriceList = {
  readonly priceListId: PriceListId;
  readonly name: string;
  readonly price: Cents;
  /** The price with the quantity discount; absent when there is none. */
  readonly priceWithDiscount?: Cents;
  readonly kind: PriceListKind;
  readonly enabled: boolean;
};

/** A kind of stay, for example a three-hour or a night ticket, with its price lists. */
export type PriceGroup = {
  readonly priceGroupId: PriceGroupId;
  readonly name: string;
  readonly description: CleanHtml;
  readonly enabled: boolean;
  /** The hour at which its sale for today ended, present when it has ended; the group is then not enabled. */
  readonly endedAt?: LocalTime | undefined;
  /** The group that sells the same stay to single persons; absent for a stay of its own. */
  readonly sameStayAs?: PriceGroupId;
  readonly priceLists: readonly PriceList[];
};

/** Returns the hour at which the sale for today ended, the latest of the groups; `undefined` while a group is on
 *  sale. */
export const saleEnd = (groups: readonly Pick<PriceGroup, 'enabled' | 'endedAt'>[]): LocalTime | undefined =>
  groups.some(({ enabled }) => enabled)
    ? undefined
    : groups
        .flatMap(({ endedAt }) => endedAt ?? [])
        .sort()
        .at(-1);

/** Returns a ticket's title: group and price list, or the price list alone when the group has no name. */
export const ticketTitle = (group: string, priceList: string): string =>
  [group, priceList].filter((name) => name !== '').join(' – ');

/** Returns the persons of one piece. A package uses as many places as it has persons. Units: persons. */
export const personsOf = (kind: PriceListKind): number =>
  kind.type === 'default' ? 1 : kind.items.reduce((persons, item) => persons + item.quantity, 0);
