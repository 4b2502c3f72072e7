import type { ChosenTicket } from '../cart/orders.ts';
import type { TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import { type Cents, subtract, zero } from '../money/cents.ts';
import { selectionTotal } from '../pricing/selection-total.ts';
import { bestMix, type Mix } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';
import { type Stay, type StayList, staysOf } from './stays.ts';

/** Another mix for the same persons of the same stay that costs less than what is chosen, and the whole choice with it in its place. */
export type CheaperMix = {
  readonly stay: Stay;
  readonly mix: Mix<StayList>;
  readonly saving: Cents;
  readonly choices: readonly ChosenTicket[];
};

type Chosen = { readonly list: StayList; readonly quantity: number };

const chosenIn = ({ lists }: Stay, choices: readonly ChosenTicket[]): readonly Chosen[] =>
  lists.flatMap((list) => {
    const own = choices.filter(({ priceListId }) => priceListId === list.id);
    const quantity = own.reduce((pieces, choice) => pieces + choice.quantity, 0);
    return quantity > 0 ? [{ list, quantity }] : [];
  });

const countsOf = (chosen: readonly Chosen[]): PersonCounts => ({
  adults: chosen.reduce((persons, { list, quantity }) => persons + quantity * list.heads.adults, 0),
  children: chosen.reduce((persons, { list, quantity }) => persons + quantity * list.heads.children, 0),
});

const cheaperIn = (stay: Stay, offer: TicketOffer, choices: readonly ChosenTicket[]): readonly CheaperMix[] => {
  const { facilityDiscount } = offer;
  const chosen = chosenIn(stay, choices);
  const mix = bestMix(stay.lists, countsOf(chosen), { facilityDiscount });
  const { total } = selectionTotal(
    chosen.map(({ list, quantity }) => ({ ...list, quantity })),
    { facilityDiscount },
  );
  const saving = mix === undefined ? zero : subtract(total, mix.total);
  if (mix === undefined || saving <= 0) return [];
  const isOther = ({ priceListId }: ChosenTicket): boolean => chosen.every(({ list }) => list.id !== priceListId);
  const mixed = mix.lines.map(({ list, price }) => ({ priceListId: list.id, quantity: price.quantity }));
  return [{ stay, mix, saving, choices: [...choices.filter(isOther), ...mixed] }];
};

/** Where a choice would cost less for the same persons, stay by stay; whoever is chosen by a price that does not say whom it admits
 *  stays as chosen (D-BEST-MIX). */
export const cheaperMixes = (
  offer: TicketOffer,
  choices: readonly ChosenTicket[],
  categories: PersonCategories,
): readonly CheaperMix[] => staysOf(offer, categories).flatMap((stay) => cheaperIn(stay, offer, choices));
