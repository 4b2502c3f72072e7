import type { ChosenTicket } from '@shop/core/cart/orders';
import { type PriceGroupId, type PriceListId, priceGroupId, priceListId } from '@shop/core/ids';
import { noPersons, type PersonCounts } from '@shop/core/packages/package-match';
import { typedNumber } from '@shop/core/text/typed-number';
import type { PostedAnswer } from '../../page-data/posted-answer.ts';

/** What the visitor has typed on step 2. It stays while the visitor changes the day. */
export type TypedQuantities = {
  readonly quantities: Readonly<Record<PriceListId, number>>;
  readonly counts: Readonly<Record<PriceGroupId, PersonCounts>>;
  /** Packages of a suggested mix; shown for any number of persons. */
  readonly advised?: readonly PriceListId[];
};

export type OnTyped = (change: (typed: TypedQuantities) => TypedQuantities) => void;

export const nothingTyped: TypedQuantities = { quantities: {}, counts: {} };

/** Returns the typed values with another quantity of a price list. */
export const withQuantity = (typed: TypedQuantities, id: PriceListId, quantity: number): TypedQuantities => ({
  ...typed,
  quantities: { ...typed.quantities, [id]: quantity },
});

/** Returns the typed values with other numbers of persons for a price group. */
export const withPersons = (
  typed: TypedQuantities,
  id: PriceGroupId,
  persons: Partial<PersonCounts>,
): TypedQuantities => ({
  ...typed,
  counts: { ...typed.counts, [id]: { ...(typed.counts[id] ?? noPersons), ...persons } },
});

/** Returns the typed values with a mix instead of the current choices. */
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

/** Returns the typed values after adding the tickets; the numbers of persons stay. */
export const withoutQuantities = ({ counts }: TypedQuantities): TypedQuantities => ({ quantities: {}, counts });

/** Id of the place for a refusal in step 2. */
export const problemPlace = 'tickets-problem';

// Each of the next five functions returns one text for both the name and the id of a field of step 2.

export const quantityField = (id: PriceListId): string => `quantity-${id}`;
export const adultsField = (id: PriceGroupId): string => `adults-${id}`;
/** Set by the button that shows the prices for the chosen persons. */
export const personsField = (id: PriceGroupId): string => `persons-${id}`;
export const advisedField = (id: PriceListId): string => `advised-${id}`;
export const childrenField = (id: PriceGroupId): string => `children-${id}`;

/** Limit of a typed quantity: more than a cart may contain, and small enough to be priced. Units: pieces. */
const maxPieces = 9_999;

const field = /^(?<name>quantity|adults|children|advised|persons)-(?<id>.+)$/s;

/** Returns the fields of `withMix`, for a button that sets them; the later of two values of a field applies. */
export const mixFields = (
  chosen: readonly ChosenTicket[],
  mix: readonly ChosenTicket[],
): readonly (readonly [field: string, value: number])[] => [
  ...chosen.map(({ priceListId }) => [quantityField(priceListId), 0] as const),
  ...mix.map(({ priceListId }) => [advisedField(priceListId), 1] as const),
  ...mix.map(({ priceListId, quantity }) => [quantityField(priceListId), quantity] as const),
];

/** Returns the price group whose prices the visitor wants to see; `undefined` when another button was pressed. */
export const personsGroupIn = (names: Iterable<string>): PriceGroupId | undefined => {
  for (const text of names) {
    const { name, id = '' } = field.exec(text)?.groups ?? {};
    if (name === 'persons') return priceGroupId(id);
  }
  return undefined;
};

/** Reads the typed values from the fields of a form; text that is no number counts as 0. */
export const typedIn = (fields: Iterable<readonly [name: string, text: string]>): TypedQuantities => {
  let typed = nothingTyped;
  for (const [fieldName, text] of fields) {
    const { name, id = '' } = field.exec(fieldName)?.groups ?? {};
    const number = Math.min(typedNumber(text) ?? 0, maxPieces);
    if (name === 'quantity' && number > 0) typed = withQuantity(typed, priceListId(id), number);
    if (name === 'advised' && number > 0) typed = { ...typed, advised: [...(typed.advised ?? []), priceListId(id)] };
    if (name === 'adults') typed = withPersons(typed, priceGroupId(id), { adults: number });
    if (name === 'children') typed = withPersons(typed, priceGroupId(id), { children: number });
  }
  return typed;
};

/** Returns the initial values of step 2: those of a posted form, if there is one. */
export const firstTyped = (posted: PostedAnswer | undefined): TypedQuantities =>
  posted === undefined ? nothingTyped : typedIn(Object.entries(posted.fields));

/** Returns the typed values as a query; empty when nothing is typed. */
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
