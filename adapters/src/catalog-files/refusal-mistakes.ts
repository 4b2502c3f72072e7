import type { ChangeRefusal } from '@shop/core/host/catalog/change-refusals';
import { periodText } from '@shop/core/host/places/period-places';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { inOrder } from './mistake-order.ts';
import { mistakeAt, type ReadCatalog } from './read-places.ts';

const mistakeOf = (read: ReadCatalog, refusal: ChangeRefusal): CatalogMistake => {
  switch (refusal.kind) {
    case 'placesTaken': {
      const { period, facilityId, taken, capacity } = refusal;
      const subject =
        period.type === 'day'
          ? ({ type: 'facility', id: facilityId } as const)
          : ({ type: 'season', id: period.seasonId } as const);
      return mistakeAt(
        read,
        subject,
        `capacity must be at least ${taken} for ${facilityId} on ${periodText(period)}: so many places are taken; found ${capacity}`,
      );
    }
    case 'typeChanged':
      return mistakeAt(
        read,
        { type: 'product', id: refusal.productId },
        `type of ${refusal.productId} must stay ${refusal.type}; what is of another type needs an id of its own`,
      );
    case 'priceListMoved':
      return mistakeAt(
        read,
        { type: 'priceList', id: refusal.priceListId },
        `id ${refusal.priceListId} belongs to another product for good; a price of this one needs an id of its own`,
      );
    case 'codeUsed':
      return mistakeAt(
        read,
        { type: 'promoCode', id: refusal.code },
        `maxUses must be at least ${refusal.used}: so many carts have used ${refusal.code}`,
      );
  }
};

/** What cannot be done beside what is sold and taken, at the line that asks for it. */
export const refusalMistakes = (read: ReadCatalog, refusals: readonly ChangeRefusal[]): readonly CatalogMistake[] =>
  inOrder(refusals.map((refusal) => mistakeOf(read, refusal)));
