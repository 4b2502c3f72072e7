import type { ChosenTicket } from '@shop/core/cart/orders';
import { type PriceGroupId, type PriceListId, priceGroupId, priceListId } from '@shop/core/ids';
import { noPersons, type PersonCounts } from '@shop/core/packages/package-match';
import { typedNumber } from '../../kit/typed-number.ts';
import type { PostedAnswer } from '../../page-data/posted-answer.ts';

/** What has been typed on step 2. It is kept while the visitor changes the day. */
export type TypedQuantities = {
  readonly quantities: Readonly<Record<PriceListId, number>>;
  readonly counts: Readonly<Record<PriceGroupId, PersonCounts>>;
  /** Packages that the adviser put there: they show whatever the person selectors say. */
  readonly advised?: readonly PriceListId[];
};

export type OnTyped = (change: (typed: TypedQuantities) => TypedQuantities) => void;

export const nothingTyped: TypedQuantities = { quantities: {}, counts: {} };

export const withQuantity = (typed: TypedQuantities, id: PriceListId, quantity: number): TypedQuantities => ({
  ...typed,
  quantities: { ...typed.quantities, [id]: quantity },
});

export const withPersons = (
  typed: TypedQuantities,
  id: PriceGroupId,
  persons: Partial<PersonCounts>,
): TypedQuantities => ({
  ...typed,
  counts: { ...typed.counts, [id]: { ...(typed.counts[id] ?? noPersons), ...persons } },
});

/** With a mix in the place of what is chosen now. */
export const withMix = (
  typed: TypedQuantities,
  chosen: readonly ChosenTicket[],
  mix: readonly ChosenTicket[],
): TypedQuantities => ({
  ...typed,
  quantities: {
    ...typed.quantities,
    ...Object.fromEntries(chosen.map(({ priceListId }) => [priceListId, 0])),
    ...Object.fromEntries(mix.map(({ priceListId, quantity }) => [priceListId, quantity])),
  },
  advised: [...new Set([...(typed.advised ?? []), ...mix.map(({ priceListId }) => priceListId)])],
});

/** After the tickets are in the cart; who comes stays as it was. */
export const withoutQuantities = ({ counts }: TypedQuantities): TypedQuantities => ({ quantities: {}, counts });

/** Id of step 2's place for the reason of a failed addition. */
export const problemPlace = 'tickets-problem';

/** Names and ids of the fields of step 2. */
export const quantityField = (id: PriceListId): string => `quantity-${id}`;
export const adultsField = (id: PriceGroupId): string => `adults-${id}`;
export const advisedField = (id: PriceListId): string => `advised-${id}`;
export const childrenField = (id: PriceGroupId): string => `children-${id}`;

/** Far beyond what any cart holds, and small enough to be priced. Units: pieces. */
const most = 9_999;

const field = /^(?<name>quantity|adults|children|advised)-(?<id>.+)$/s;

/** The fields of `withMix`, for a button that sets them; what is set twice counts the second time. */
export const mixFields = (
  chosen: readonly ChosenTicket[],
  mix: readonly ChosenTicket[],
): readonly (readonly [field: string, value: number])[] => [
  ...chosen.map(({ priceListId }) => [quantityField(priceListId), 0] as const),
  ...mix.map(({ priceListId }) => [advisedField(priceListId), 1] as const),
  ...mix.map(({ priceListId, quantity }) => [quantityField(priceListId), quantity] as const),
];

/** What was typed, from the fields of a form; what is no number counts as nothing. */
export const typedIn = (fields: Iterable<readonly [name: string, text: string]>): TypedQuantities => {
  let typed = nothingTyped;
  for (const [fieldName, text] of fields) {
    const { name, id = '' } = field.exec(fieldName)?.groups ?? {};
    const number = Math.min(typedNumber(text) ?? 0, most);
    if (name === 'quantity' && number > 0) typed = withQuantity(typed, priceListId(id), number);
    if (name === 'advised' && number > 0) typed = { ...typed, advised: [...(typed.advised ?? []), priceListId(id)] };
    if (name === 'adults') typed = withPersons(typed, priceGroupId(id), { adults: number });
    if (name === 'children') typed = withPersons(typed, priceGroupId(id), { children: number });
  }
  return typed;
};

/** What step 2 begins with: what came back of its form, if something did. */
export const firstTyped = (posted: PostedAnswer | undefined): TypedQuantities =>
  posted === undefined ? nothingTyped : typedIn(Object.entries(posted.fields));

/** The same as text; empty when nothing is typed. */
export const typedText = ({ quantities, counts, advised = [] }: TypedQuantities): string => {
  const fields = [
    ...Object.entries(quantities).map(([id, quantity]) => [quantityField(priceListId(id)), quantity] as const),
    ...Object.entries(counts).flatMap(([id, { adults, children }]) => [
      [adultsField(priceGroupId(id)), adults] as const,
      [childrenField(priceGroupId(id)), children] as const,
    ]),
    ...advised.map((id) => [advisedField(id), 1] as const),
  ].filter(([, number]) => number > 0);
  return new URLSearchParams(fields.map(([name, number]) => [name, String(number)])).toString();
};
