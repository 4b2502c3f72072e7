import type { ChangeRefusal } from '@shop/core/host/catalog/change-refusals';
import { periodText } from '@shop/core/host/places/period-places';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { inOrder } from './mistake-order.ts';
import type { ReadCatalog } from './read-catalog.ts';

const mistakeOf = ({ mistakeAt }: ReadCatalog, refusal: ChangeRefusal): CatalogMistake => {
  switch (refusal.kind) {
    case 'placesTaken': {
      const { period, facilityId, taken, capacity } = refusal;
      const subject =
        period.type === 'day'
          ? ({ type: 'facility', id: facilityId, member: 'days' } as const)
          : ({ type: 'season', id: period.seasonId, member: 'capacity' } as const);
      return mistakeAt(
        subject,
        `capacity must be at least ${taken} for ${facilityId} on ${periodText(period)}: so many places are taken; found ${capacity}`,
      );
    }
    case 'typeChanged':
      return mistakeAt(
        { type: 'product', id: refusal.productId, member: 'type' },
        `type of ${refusal.productId} must stay ${refusal.type}; what is of another type needs an id of its own`,
      );
    case 'priceListMoved':
      return mistakeAt(
        { type: 'priceList', id: refusal.priceListId, member: 'id' },
        `id ${refusal.priceListId} belongs to another product for good; a price of this one needs an id of its own`,
      );
    case 'codeUsed':
      return mistakeAt(
        { type: 'promoCode', id: refusal.code, member: 'maxUses' },
        `maxUses must be at least ${refusal.used}: so many carts have used ${refusal.code}`,
      );
  }
};

/** What cannot be done beside what is sold and taken, at the line that asks for it. */
export const refusalMistakes = (read: ReadCatalog, refusals: readonly ChangeRefusal[]): readonly CatalogMistake[] =>
  inOrder(refusals.map((refusal) => mistakeOf(read, refusal)));
