import { catalogDifferences } from '@shop/adapters/catalog-files/catalog-differences';
import { refusalMistakes } from '@shop/adapters/catalog-files/mistake-texts';
import { catalogFormOf } from '@shop/adapters/catalog-files/offered-form';
import { offeredOf } from '@shop/adapters/catalog-files/offered-of';
import { readImport } from '@shop/adapters/catalog-files/read-catalog';
import { catalogFiles } from '@shop/adapters/catalog-files/write-catalog-files';
import type { MemorySellerStore } from '@shop/adapters/store-memory/memory-seller-store';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogMistake, CatalogOutcome, CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import {
  changedPlaces,
  changeRefusals,
  nextCatalog,
  type OfferedCatalog,
  withPlacesInUse,
} from '@shop/core/seller/catalog/next-catalog';
import { eachSoldPeriod, type ProductPeriod, periodId } from '@shop/core/seller/places/period-places';
import type { SellerState } from '@shop/core/seller/state';
import { allPlaces, withPlaces } from '@shop/core/seller/state-ledgers';
import { err, ok, okAsync, type Result } from 'neverthrow';

const isAhead =
  (today: LocalDate) =>
  ({ period }: Pick<ProductPeriod, 'period'>): boolean =>
    period.type === 'season' || period.date >= today;

const offeredBy = ({ catalog, periods }: SellerState, today: LocalDate): OfferedCatalog => {
  const { products, categories, upsells, promos } = catalog;
  return {
    goods: { products, categories, upsells, promos },
    sold: eachSoldPeriod(catalog.soldPeriods).filter(isAhead(today)),
    places: [...periods.values()].filter(isAhead(today)),
  };
};

const imported = (before: SellerState, after: OfferedCatalog, now: Instant): SellerState => {
  const changed = changedPlaces([...before.periods.values()], after);
  const over = new Set(changed.map(periodId));
  const state = withPlaces(before, { ...allPlaces(before, now), swept: over }, now);
  const none = { held: 0, paying: 0, sold: 0 };
  const places = changed.map((at) => [periodId(at), { ...none, ...state.periods.get(periodId(at)), ...at }] as const);
  const periods = new Map([...state.periods, ...places]);
  return { ...state, catalog: nextCatalog(state.catalog, after), periods };
};

/** What a host in memory sells, for its operator: the same decisions as over tables, and no versions. */
export const memoryCatalog = (store: MemorySellerStore, clock: ClockPort): CatalogPort => ({
  importCatalog: ({ apply, ...wanted }) => {
    const [state, now, today] = [store.state(), clock.now(), clock.today()];
    const outcome = readImport(wanted, today).andThen((read): Result<CatalogOutcome, readonly CatalogMistake[]> => {
      const before = offeredBy(state, today);
      const after = offeredOf(read.form, today);
      const refusals = changeRefusals(
        { catalog: state.catalog, places: allPlaces(state, now), codesUsed: state.codesUsed },
        after,
      );
      if (refusals.length > 0) return err(refusalMistakes(read, refusals));
      if (apply) store.become(imported(state, after, now));
      const differences = catalogDifferences(withPlacesInUse(before), after);
      return ok({ version: store.state().catalog.version, applied: apply, differences });
    });
    return outcome.mapErr((mistakes) => ({ kind: 'mistakes', mistakes }) as const).asyncMap(async (told) => told);
  },
  exportCatalog: () => okAsync(catalogFiles(catalogFormOf(withPlacesInUse(offeredBy(store.state(), clock.today()))))),
  listVersions: () => okAsync([]),
});
