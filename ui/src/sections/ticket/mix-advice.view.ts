import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { ticketTitle } from '@shop/core/catalog/price-list';
import type { PriceGroupId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { Mix } from '@shop/core/packages/best-mix';
import { bestMixes, cheaperMixes } from '@shop/core/packages/mix-offers';
import type { PersonCounts } from '@shop/core/packages/package-match';
import type { StayList } from '@shop/core/packages/stays';
import { type PricedLine, pricedLine } from '../../kit/line-list.tsx';
import type { Translator } from '../../translations/use-translator.ts';

/** The texts of a mix, and the quantities that its button sets. */
export type MixView = {
  readonly key: string;
  readonly lead: string;
  readonly lines: readonly PricedLine[];
  readonly action: string;
  /** Confirmation after the visitor has chosen the mix. */
  readonly done: string;
  readonly choices: readonly ChosenTicket[];
};

/** Returns whether the choices contain each ticket of a mix in the same quantity. */
export const isChosen = (mix: readonly ChosenTicket[], choices: readonly ChosenTicket[]): boolean =>
  mix.every(({ priceListId, quantity }) =>
    choices.some((choice) => choice.priceListId === priceListId && choice.quantity === quantity),
  );

type Words = Pick<Translator, 't' | 'money'>;

const linesOf = ({ lines }: Mix<StayList>, words: Words): readonly PricedLine[] =>
  lines.map(({ list, price }) => pricedLine(list.priceListId, ticketTitle(list.groupName, list.name), price, words));

const doneText = (saving: Cents, { t, money }: Words): string => t('Ticket.MixDone', { saving: money(saving) });

/** Returns the mixes that cost less than the choice for the same persons. */
export const cheaperViews = (
  offer: TicketOffer,
  choices: readonly ChosenTicket[],
  categories: PersonCategories,
  words: Words,
): readonly MixView[] => {
  const { t, money } = words;
  return cheaperMixes(offer, choices, categories).map(({ stay, mix, saving, choices: mixed }) => ({
    key: stay.id,
    lead: t('Ticket.MixInstead'),
    lines: linesOf(mix, words),
    action: t('Ticket.MixSwap', { saving: money(saving) }),
    done: doneText(saving, words),
    choices: mixed,
  }));
};

/** Returns the best mix for the persons of a group's selectors when no package fits them exactly. Returns `undefined`
 *  if the mix saves nothing, and once it is chosen. */
export const offeredView = (
  offer: TicketOffer,
  { groupId, counts }: { readonly groupId: PriceGroupId; readonly counts: PersonCounts },
  chosen: readonly ChosenTicket[],
  categories: PersonCategories,
  words: Words,
): MixView | undefined => {
  const { t, money } = words;
  const best = bestMixes(offer, counts, categories).find(({ stay }) => stay.groupIds.includes(groupId));
  if (best === undefined || best.saving <= 0) return undefined;
  const { mix, saving } = best;
  const choices = mix.lines.map(({ list, price }) => ({ priceListId: list.priceListId, quantity: price.quantity }));
  if (isChosen(choices, chosen)) return undefined;
  return {
    key: groupId,
    lead: t('Ticket.MixOffer'),
    lines: linesOf(mix, words),
    action: t('Ticket.MixChoose', { total: money(mix.total), saving: money(saving) }),
    done: doneText(saving, words),
    choices,
  };
};
