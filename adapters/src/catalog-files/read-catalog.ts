import type { LocalDate } from '@shop/core/dates/local-date';
import { type CatalogFault, twice } from '@shop/core/host/catalog/catalog-fault';
import { catalogFaults } from '@shop/core/host/catalog/catalog-faults';
import type { CatalogFile, CatalogImport, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import { dayMistakes } from './day-mistakes.ts';
import { faultText } from './fault-text.ts';
import { inOrder } from './mistake-order.ts';
import { categoryTexts, soldPromo, soldUpsell } from './offer-forms.ts';
import { soldProduct } from './product-forms.ts';
import { type Entries, type Placed, readEntries } from './read-entries.ts';
import { type ReadCatalog, type SourcePlace, type Subject, subjectName } from './read-places.ts';
import type { SourcePath } from './yaml-source.ts';

/** Texts stand by field and language in files, and by language and field in the catalog. */
const sourcePath = (path: CatalogFault['path']): SourcePath => {
  const at = path.indexOf('texts');
  if (at === -1) return path;
  const [language = '', field = ''] = path.slice(at + 1);
  return [...path.slice(0, at), field, language];
};

type Place = Pick<Placed<unknown>, 'source' | 'path'>;

const faultMistake = (entries: Entries, { path, reason }: CatalogFault): readonly CatalogMistake[] => {
  const [list, index, ...rest] = path;
  const places: Readonly<Record<string, readonly Place[]>> = {
    products: entries.products,
    categories: entries.categories,
    upsells: entries.upsells,
    promos: entries.promoCodes,
  };
  const entry = places[String(list)]?.[Number(index)];
  return entry === undefined ? [] : [entry.source.mistakeAt([...entry.path, ...sourcePath(rest)], faultText(reason))];
};

const mistakesTogether = (entries: Entries, first: LocalDate): readonly CatalogMistake[] => {
  const faults = catalogFaults(
    {
      products: entries.products.map(({ form }) => soldProduct(form, first)),
      categories: entries.categories.map(({ form }) => ({ id: form.id, texts: categoryTexts(form) })),
      upsells: entries.upsells.map(({ form }) => soldUpsell(form)),
      promos: entries.promoCodes.map(({ form }) => ({ code: form.code, sold: soldPromo(form, first) })),
    },
    entries.known,
  );
  // Where a file could not be read, what it holds cannot be missed.
  const certain = entries.isWhole ? faults : faults.filter(({ reason }) => reason.kind !== 'unknown');
  return certain.flatMap((fault) => faultMistake(entries, fault));
};

const facilityTwice = ({ facilities }: Entries): readonly CatalogMistake[] =>
  twice(facilities.map(({ form }, index) => ({ path: [index, 'id'], value: form.id }))).flatMap(
    ({ path: [index, ...rest], reason }) => {
      const entry = facilities[Number(index)];
      return entry === undefined ? [] : [entry.source.mistakeAt([...entry.path, ...rest], faultText(reason))];
    },
  );

/** Where the entries stand that may not go together with what is sold already. */
const placesOf = (entries: Entries): ReadCatalog['places'] => {
  const places: Record<string, SourcePlace> = {};
  const put = (type: Subject['type'], id: string, { source, path }: Place, ...member: SourcePath): void => {
    const { file, line, column } = source.mistakeAt([...path, ...member], '');
    places[subjectName({ type, id })] ??= { file, line, column };
  };
  for (const place of entries.facilities) put('facility', place.form.id, place, 'days');
  for (const place of entries.promoCodes) put('promoCode', place.form.code, place, 'maxUses');
  for (const place of entries.products) {
    const { id, seasons = [], priceLists = [], priceGroups = [] } = place.form;
    put('product', id, place, 'type');
    for (const [index, season] of seasons.entries()) put('season', season.id, place, 'seasons', index, 'capacity');
    for (const [index, list] of priceLists.entries()) put('priceList', list.id, place, 'priceLists', index, 'id');
    for (const [group, { priceLists: lists }] of priceGroups.entries()) {
      for (const [index, list] of lists.entries()) {
        put('priceList', list.id, place, 'priceGroups', group, 'priceLists', index, 'id');
      }
    }
  }
  return places;
};

/** Reads the files of a catalog, which count as one (D-CATALOG-FILES). `first` is what numbers of days count from. Error: every mistake of all files, in order. */
export const readCatalog = (
  files: readonly CatalogFile[],
  first: LocalDate,
): Result<ReadCatalog, readonly CatalogMistake[]> => {
  const entries = readEntries(files);
  const days = [...entries.facilities, ...entries.products].flatMap((entry) =>
    entry.form.days === undefined ? [] : dayMistakes(entry, entry.form.days, first),
  );
  const together = mistakesTogether(entries, first);
  const mistakes = inOrder([...entries.mistakes, ...days, ...facilityTwice(entries), ...together]);
  if (mistakes.length > 0) return err(mistakes);
  const forms = <Form>(placed: readonly Placed<Form>[]): readonly Form[] => placed.map(({ form }) => form);
  return ok({
    form: {
      facilities: forms(entries.facilities),
      categories: forms(entries.categories),
      products: forms(entries.products),
      upsells: forms(entries.upsells),
      promoCodes: forms(entries.promoCodes),
    },
    places: placesOf(entries),
  });
};

const noProduct: CatalogMistake = {
  file: '.',
  line: 1,
  column: 1,
  message: 'there is no product in the files, which would take everything off sale; --empty says that this is meant',
};

/** Reads the files of an import. Error: every mistake; that there is no product, unless `empty` asks for it. */
export const readImport = (
  { files, empty }: Pick<CatalogImport, 'files' | 'empty'>,
  first: LocalDate,
): Result<ReadCatalog, readonly CatalogMistake[]> =>
  readCatalog(files, first).andThen((read) =>
    read.form.products.length > 0 || empty === true ? ok(read) : err([noProduct]),
  );
