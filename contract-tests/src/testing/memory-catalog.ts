import { catalogDifferences } from '@shop/adapters/catalog-files/catalog-differences';
import type { CatalogForm } from '@shop/adapters/catalog-files/catalog-form';
import { datedForm } from '@shop/adapters/catalog-files/dated-form';
import type { ImportedCatalog } from '@shop/adapters/catalog-files/imported-catalog';
import { refusalMistakes } from '@shop/adapters/catalog-files/mistake-texts';
import { offeredOf } from '@shop/adapters/catalog-files/offered-of';
import { readImport } from '@shop/adapters/catalog-files/read-catalog';
import type { MemorySellerStore } from '@shop/adapters/store/memory/memory-seller-store';
import type { Instant } from '@shop/core/dates/instant';
import type { CatalogMistake, CatalogOutcome, CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { changedPlaces, changeRefusals, type OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import { periodId } from '@shop/core/seller/places/period-places';
import type { SellerState } from '@shop/core/seller/state';
import { allPlaces, withPlaces } from '@shop/core/seller/state-ledgers';
import { nextCatalog } from '@shop/core/testing/next-catalog';
import { err, ok, okAsync, type Result } from 'neverthrow';

const imported = (before: SellerState, after: OfferedCatalog, now: Instant): SellerState => {
  const changed = changedPlaces([...before.periods.values()], after);
  const over = new Set(changed.map(periodId));
  const state = withPlaces(before, { ...allPlaces(before, now), swept: over }, now);
  const none = { held: 0, paying: 0, sold: 0 };
  const places = changed.map((at) => [periodId(at), { ...none, ...state.periods.get(periodId(at)), ...at }] as const);
  const periods = new Map([...state.periods, ...places]);
  return { ...state, catalog: nextCatalog(state.catalog, after), periods };
};

/** The operator's catalog of a host in memory: it decides like a host on tables, and stores the imported files. */
export const memoryCatalog = (store: MemorySellerStore, clock: ClockPort, first: ImportedCatalog): CatalogPort => {
  let sold = first;
  const formOf = ({ form, first: from }: ImportedCatalog): CatalogForm => datedForm(form, from);
  return {
    importCatalog: ({ apply, countFrom, ...wanted }) => {
      const [state, now, today] = [store.state(), clock.now(), clock.today()];
      const from = countFrom ?? today;
      const outcome = readImport(wanted, from).andThen((read): Result<CatalogOutcome, readonly CatalogMistake[]> => {
        const next = { files: wanted.files, form: read.form, first: from };
        const forms = [sold, next].map(formOf).map((form) => ({ form, offered: offeredOf(form, today) }));
        const [before, after] = forms;
        if (before === undefined || after === undefined) return err([]);
        const refusals = changeRefusals(
          { catalog: state.catalog, places: allPlaces(state, now), codesUsed: state.codesUsed },
          after.offered,
        );
        if (refusals.length > 0) return err(refusalMistakes(read, refusals));
        if (apply) {
          store.become(imported(state, after.offered, now));
          sold = next;
        }
        const differences = catalogDifferences(before, after);
        return ok({ version: store.state().catalog.version, applied: apply, differences });
      });
      return outcome
        .mapErr((mistakes) => ({ kind: 'mistakes', mistakes }) as const)
        .asyncMap(async (outcome) => outcome);
    },
    exportCatalog: () => okAsync({ files: sold.files, countFrom: sold.first }),
    listVersions: () => okAsync([]),
  };
};
