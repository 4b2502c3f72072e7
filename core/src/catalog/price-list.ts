import type { CleanHtml } from '../content/clean-html.ts';
import type { LocalTime } from '../dates/local-time.ts';
import type { CategoryId, PriceGroupId, PriceListId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

/** How many persons of one sub price category (adult, child) a package holds. */
export type PackageItem = { readonly categoryId: CategoryId; readonly quantity: number };

export type PriceListKind =
  /** `categoryId`: whose single price it is, an adult's or a child's; absent if unknown. */
  | { readonly type: 'default'; readonly categoryId?: CategoryId }
  | { readonly type: 'package'; readonly items: readonly PackageItem[] };

/** One thing with a price: "Adult", "Child", "Package 2+2", or a gift card's period of use. */
export type PriceList = {
  readonly priceListId: PriceListId;
  readonly name: string;
  readonly price: Cents;
  /** The price once the quantity discount is reached; absent when there is none. */
  readonly priceWithDiscount?: Cents;
  readonly kind: PriceListKind;
  readonly enabled: boolean;
};

/** A kind of stay, such as a three-hour or a night ticket, with the price lists to choose from. */
export type PriceGroup = {
  readonly priceGroupId: PriceGroupId;
  readonly name: string;
  readonly description: CleanHtml;
  readonly enabled: boolean;
  /** When its sale for today ended, once it has: it is not enabled then. */
  readonly endedAt?: LocalTime | undefined;
  /** The group that sells the same stay to one person each; a group that names none is a stay of its own. */
  readonly sameStayAs?: PriceGroupId;
  readonly priceLists: readonly PriceList[];
};

/** When the sale for today ended, once none of its groups is on sale any more: at the last of their hours. */
export const saleEnd = (groups: readonly Pick<PriceGroup, 'enabled' | 'endedAt'>[]): LocalTime | undefined =>
  groups.some(({ enabled }) => enabled)
    ? undefined
    : groups
        .flatMap(({ endedAt }) => endedAt ?? [])
        .sort()
        .at(-1);

/** A ticket's name everywhere: its group and its price list, or the list alone for a group without a name. */
export const ticketTitle = (group: string, priceList: string): string =>
  [group, priceList].filter((name) => name !== '').join(' – ');

/** Units: persons. A package takes as many places as it has persons. */
export const personsOf = (kind: PriceListKind): number =>
  kind.type === 'default' ? 1 : kind.items.reduce((persons, item) => persons + item.quantity, 0);
