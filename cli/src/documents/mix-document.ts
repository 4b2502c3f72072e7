import type { StayMix } from '@shop/core/packages/best-mixes';

/** The best mix of one kind of stay for `--json`. Money in whole cents; `singles` is null where nobody sells single tickets for it. */
export const mixDocument = ({ stay, mix, singles, saving }: StayMix) => ({
  id: stay.id,
  name: stay.name,
  lines: mix.lines.map(({ list, price }) => ({
    priceListId: list.id,
    name: list.name,
    group: list.groupName,
    quantity: price.quantity,
    unitPrice: price.unitPrice,
    amount: price.amount,
  })),
  total: mix.total,
  singles: singles ?? null,
  saving,
});
