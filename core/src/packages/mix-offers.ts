import type { ChosenTicket } from '../cart/orders.ts';
import type { TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import type { PriceGroupId, PriceListId } from '../ids.ts';
import { type Cents, max, min, subtract, zero } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { selectionTotal } from '../pricing/selection-total.ts';
import { bestMix, type Mix } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';
import { isSingle, type Stay, type StayList, staysOf } from './stays.ts';

/** The cheapest mix of one stay. `singles`: the price of the same persons with single tickets, absent when these are
 *  not on sale. `saving`: the difference. Amounts in cents. */
export type StayMix = {
  readonly stay: Stay;
  readonly mix: Mix<StayList>;
  readonly singles?: Cents;
  readonly saving: Cents;
};

/** Returns the cheapest mix and the price of single tickets for each stay that can admit exactly these persons. */
export const bestMixes = (
  offer: TicketOffer,
  counts: PersonCounts,
  categories: PersonCategories,
): readonly StayMix[] => {
  const { conditions } = offer;
  return staysOf(offer, categories).flatMap((stay): readonly StayMix[] => {
    const mix = bestMix(stay.lists, counts, conditions);
    if (mix === undefined) return [];
    const singles = bestMix(stay.lists.filter(isSingle), counts, conditions)?.total;
    const saving = subtract(singles ?? mix.total, mix.total);
    return [{ stay, mix, singles, saving }];
  });
};

/** A cheaper mix for the same persons of the same stay, and the complete selection with it. */
export type CheaperMix = {
  readonly stay: Stay;
  readonly mix: Mix<StayList>;
  readonly saving: Cents;
  readonly choices: readonly ChosenTicket[];
};

type ChosenList = { readonly list: StayList; readonly quantity: number };

const chosenIn = ({ lists }: Stay, choices: readonly ChosenTicket[]): readonly ChosenList[] =>
  lists.flatMap((list) => {
    const own = choices.filter(({ priceListId }) => priceListId === list.priceListId);
    const quantity = own.reduce((pieces, choice) => pieces + choice.quantity, 0);
    return quantity > 0 ? [{ list, quantity }] : [];
  });

const countsOf = (chosen: readonly ChosenList[]): PersonCounts => ({
  adults: chosen.reduce((persons, { list, quantity }) => persons + quantity * list.heads.adults, 0),
  children: chosen.reduce((persons, { list, quantity }) => persons + quantity * list.heads.children, 0),
});

const cheaperIn = (stay: Stay, offer: TicketOffer, choices: readonly ChosenTicket[]): readonly CheaperMix[] => {
  const { conditions } = offer;
  const chosen = chosenIn(stay, choices);
  const mix = bestMix(stay.lists, countsOf(chosen), conditions);
  const { total } = selectionTotal(
    chosen.map(({ list, quantity }) => ({ ...list, quantity })),
    conditions,
  );
  const saving = mix === undefined ? zero : subtract(total, mix.total);
  if (mix === undefined || saving <= 0) return [];
  const isOther = ({ priceListId }: ChosenTicket): boolean =>
    chosen.every(({ list }) => list.priceListId !== priceListId);
  const mixed = mix.lines.map(({ list, price }) => ({ priceListId: list.priceListId, quantity: price.quantity }));
  return [{ stay, mix, saving, choices: [...choices.filter(isOther), ...mixed] }];
};

/** Returns cheaper mixes for the same persons, stay by stay. Choices of price lists without known persons stay as they
 *  are. */
export const cheaperMixes = (
  offer: TicketOffer,
  choices: readonly ChosenTicket[],
  categories: PersonCategories,
): readonly CheaperMix[] => staysOf(offer, categories).flatMap((stay) => cheaperIn(stay, offer, choices));

/** A package of a group: its price, and that of single tickets for its persons, or its own price when these are not on
 *  sale. Amounts in cents. */
type PricedPackage = { readonly id: PriceListId; readonly price: Cents; readonly singles: Cents };

const packagesOf = (
  groupId: PriceGroupId,
  offer: TicketOffer,
  categories: PersonCategories,
): readonly PricedPackage[] => {
  const { conditions } = offer;
  const stay = staysOf(offer, categories).find(({ groupIds }) => groupIds.includes(groupId));
  const lists = stay?.lists ?? [];
  return lists
    .filter((list) => list.groupId === groupId && !isSingle(list))
    .map((list) => {
      const { unitPrice: price } = linePrice({ ...list, ...conditions, quantity: 1 });
      const singles = bestMix(lists.filter(isSingle), list.heads, conditions)?.total ?? price;
      return { id: list.priceListId, price, singles };
    });
};

/** Returns the price of single tickets for the persons of a package; `undefined` when the package saves nothing. Units:
 *  cents. */
export const singlesInstead = (
  packageId: PriceListId,
  groupId: PriceGroupId,
  offer: TicketOffer,
  categories: PersonCategories,
): Cents | undefined => {
  const own = packagesOf(groupId, offer, categories).find(({ id }) => id === packageId);
  return own !== undefined && own.singles > own.price ? own.singles : undefined;
};

/** The price of the cheapest package, and the largest saving compared with single tickets; 0 when there is no
 *  saving. */
export type PackageOffer = { readonly from: Cents; readonly saving: Cents };

/** Returns the offer of a price group's packages, displayed before persons are chosen; `undefined` when no package is
 *  on sale. */
export const packageOffer = (
  groupId: PriceGroupId,
  offer: TicketOffer,
  categories: PersonCategories,
): PackageOffer | undefined => {
  const offers = packagesOf(groupId, offer, categories).map(
    ({ price, singles }): PackageOffer => ({ from: price, saving: max(subtract(singles, price), zero) }),
  );
  return offers.reduce<PackageOffer | undefined>(
    (all, one) => (all === undefined ? one : { from: min(all.from, one.from), saving: max(all.saving, one.saving) }),
    undefined,
  );
};
