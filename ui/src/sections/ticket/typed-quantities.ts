import type { PriceGroupId, PriceListId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';

/** What has been typed on step 2. It is kept while the visitor changes the day. */
export type TypedQuantities = {
  readonly quantities: Readonly<Record<PriceListId, number>>;
  readonly counts: Readonly<Record<PriceGroupId, PersonCounts>>;
};

export const nothingTyped: TypedQuantities = { quantities: {}, counts: {} };

export const withQuantity = (typed: TypedQuantities, id: PriceListId, quantity: number): TypedQuantities => ({
  ...typed,
  quantities: { ...typed.quantities, [id]: quantity },
});

export const withPersons = (typed: TypedQuantities, id: PriceGroupId, persons: PersonCounts): TypedQuantities => ({
  ...typed,
  counts: { ...typed.counts, [id]: persons },
});

/** After the tickets are in the cart; who comes stays as it was. */
export const withoutQuantities = ({ counts }: TypedQuantities): TypedQuantities => ({ quantities: {}, counts });
