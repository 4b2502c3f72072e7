import type { LocalDate } from '@shop/core/dates/local-date';
import { type CatalogFault, twice } from '@shop/core/host/catalog/catalog-fault';
import { catalogFaults } from '@shop/core/host/catalog/catalog-faults';
import type { CatalogFile, CatalogImport, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import type { CatalogForm } from './catalog-form.ts';
import { dayMistakes } from './day-mistakes.ts';
import { faultText } from './fault-text.ts';
import { inOrder } from './mistake-order.ts';
import { categoryTexts, soldPromo, soldUpsell } from './offer-forms.ts';
import { soldProduct } from './product-forms.ts';
import { type Entries, type Placed, readEntries } from './read-entries.ts';
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

/** What a mistake is about that shows only beside what is sold already. */
export type Subject =
  | { readonly type: 'facility' | 'product' | 'priceList' | 'promoCode'; readonly id: string; readonly member: string }
  | { readonly type: 'season'; readonly id: string; readonly member: string };

const hasId =
  (id: string) =>
  (entry: { readonly id: string }): boolean =>
    entry.id === id;

const placeOf = (entries: Entries, { type, id }: Subject): Place | undefined => {
  switch (type) {
    case 'facility':
      return entries.facilities.find(({ form }) => form.id === id);
    case 'product':
      return entries.products.find(({ form }) => form.id === id);
    case 'promoCode':
      return entries.promoCodes.find(({ form }) => form.code === id);
    case 'season':
      return entries.products.flatMap(({ source, path, form }) => {
        const index = (form.seasons ?? []).findIndex(hasId(id));
        return index === -1 ? [] : [{ source, path: [...path, 'seasons', index] }];
      })[0];
    case 'priceList':
      return entries.products.flatMap(({ source, path, form }) => [
        ...(form.priceLists ?? []).flatMap((list, index) =>
          list.id === id ? [{ source, path: [...path, 'priceLists', index] }] : [],
        ),
        ...(form.priceGroups ?? []).flatMap(({ priceLists }, group) =>
          priceLists.flatMap((list, index) =>
            list.id === id ? [{ source, path: [...path, 'priceGroups', group, 'priceLists', index] }] : [],
          ),
        ),
      ])[0];
  }
};

/** A catalog that was read without mistakes. */
export type ReadCatalog = {
  readonly form: CatalogForm;
  mistakeAt(subject: Subject, message: string): CatalogMistake;
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
    mistakeAt: (subject, message) => {
      const place = placeOf(entries, subject);
      return place === undefined
        ? { file: '.', line: 1, column: 1, message }
        : place.source.mistakeAt([...place.path, subject.member], message);
    },
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
