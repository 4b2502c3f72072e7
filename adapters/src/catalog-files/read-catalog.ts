import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogFile, CatalogImport, CatalogMistake } from '@shop/core/ports/catalog-port';
import { type CatalogFault, catalogFaults, duplicates, listsAt } from '@shop/core/seller/catalog/catalog-faults';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { isRecord, member } from '../wire/codec/json-value.ts';
import { type CatalogForm, catalogForm, fileSchema, type ListedCatalog, readListed } from './catalog-form.ts';
import { dayMistakes } from './days-form.ts';
import { pathMistakes } from './file-paths.ts';
import { type FilePlace, faultText, inOrder, type ReadCatalog, subjectName } from './mistake-texts.ts';
import { soldPromo } from './offers.ts';
import { soldProduct } from './products.ts';
import { schemaMistakes, valueAt } from './schema-mistakes.ts';
import { type SourcePath, type YamlSource, yamlSource } from './yaml-source.ts';

/** A value in a list of a file, with its place. */
type Entry = { readonly source: YamlSource; readonly path: SourcePath; readonly value: unknown };

/** The lists of all files, which count as one file in the order of their paths. */
type Lists = ReadonlyMap<PropertyKey, readonly Entry[]>;

const listNames = Object.keys(catalogForm.shape);

const entriesIn = (source: YamlSource, list: string): readonly Entry[] => {
  const values = member(source.value, list);
  const entries: readonly unknown[] = Array.isArray(values) ? values : [];
  return entries.map((value, index) => ({ source, path: [list, index], value }));
};

const listsOf = (sources: readonly YamlSource[]): Lists =>
  new Map(listNames.map((list) => [list, sources.flatMap((source) => entriesIn(source, list))]));

const formOf = (lists: Lists): unknown =>
  Object.fromEntries([...lists].map(([list, entries]) => [list, entries.map(({ value }) => value)]));

/** Returns the valid entries, the mistakes of the others, and whether every entry has a valid id. */
const readEntries = (lists: Lists) => {
  const read = z.safeParse(catalogForm, formOf(lists));
  if (read.success) return { valid: lists, listed: readListed(read.data), mistakes: [], hasIds: true };
  const wrong = Map.groupBy(read.error.issues, ({ path: [list = '', index] }) => lists.get(list)?.[Number(index)]);
  const valid = new Map([...lists].map(([list, entries]) => [list, entries.filter((entry) => !wrong.has(entry))]));
  const mistakes = [...wrong].flatMap(([entry, issues]) => {
    if (entry === undefined) return [];
    const own = issues.map((issue) => ({ ...issue, path: issue.path.slice(2) }));
    return schemaMistakes(entry.source, entry.path, own);
  });
  const hasIds = read.error.issues.every(({ path: [, , member, ...rest] }) => member !== 'id' || rest.length > 0);
  return { valid, listed: readListed(z.parse(catalogForm, formOf(valid))), mistakes, hasIds };
};

/** Returns the mistakes of a file as a whole and of its lists, without those of their entries. */
const topMistakes = (source: YamlSource): readonly CatalogMistake[] => {
  // A file with comments only is valid and empty.
  if (source.mistakes.length > 0 || source.value === null || source.value === undefined) return source.mistakes;
  const outline = isRecord(source.value)
    ? Object.fromEntries(Object.entries(source.value).map(([name, list]) => [name, Array.isArray(list) ? [] : list]))
    : source.value;
  const read = z.safeParse(fileSchema, outline);
  return read.success ? [] : schemaMistakes(source, [], read.error.issues);
};

/** Index of each id in a list; computed once per list, so that long lists take linear time. */
const idPlaces = new WeakMap<readonly unknown[], ReadonlyMap<unknown, number>>();

const placeOfId = (list: unknown, id: string): number | undefined => {
  if (!Array.isArray(list)) return undefined;
  const known = idPlaces.get(list) ?? new Map(list.map((one, index) => [one, index]));
  idPlaces.set(list, known);
  return known.get(id);
};

/** Returns a fault's path as the file has it: a file stores texts as field, then language (the fault: language, then
 *  field), and an unknown id stands at its own index in the file's list. */
const pathInEntry = ({ value }: Entry, { path, reason }: CatalogFault): SourcePath => {
  const list = path.slice(0, -1);
  const index = reason.kind === 'unknown' ? placeOfId(valueAt(value, list), reason.value) : undefined;
  if (index !== undefined) return [...list, index];
  const at = path.indexOf('texts');
  if (at === -1) return path;
  const [language = '', field = ''] = path.slice(at + 1);
  return [...path.slice(0, at), field, language];
};

const idsOf = (lists: Lists, list: keyof CatalogForm): ReadonlySet<string> =>
  new Set((lists.get(list) ?? []).map(({ value }) => member(value, 'id')).filter((id) => typeof id === 'string'));

/** Returns mistakes across entries. Ids of invalid entries count as known. */
const faultsAcrossEntries = (listed: ListedCatalog, lists: Lists, first: LocalDate): readonly CatalogFault[] => [
  ...duplicates(listed.facilities.map(({ id }, index) => ({ path: ['facilities', index, 'id'], value: id }))),
  ...catalogFaults(
    {
      ...listed,
      products: listed.products.map((product) => soldProduct(product, first)),
      promos: listed.promoCodes.map((promo) => ({ code: promo.code, sold: soldPromo(promo, first) })),
    },
    {
      facilities: idsOf(lists, 'facilities'),
      products: idsOf(lists, 'products'),
      categories: idsOf(lists, 'categories'),
    },
  ),
];

/** Returns the places of the entries that may conflict with the catalog on sale. */
const placesOf = (listed: ListedCatalog, lists: Lists, first: LocalDate): ReadCatalog['places'] => {
  const places: Record<string, FilePlace> = {};
  const put = (subject: string, list: keyof CatalogForm, index: number, ...rest: SourcePath): void => {
    const entry = lists.get(list)?.[index];
    if (entry === undefined) return;
    const { file, line, column } = entry.source.mistakeAt([...entry.path, ...rest], '');
    places[subject] ??= { file, line, column };
  };
  for (const [index, { id }] of listed.facilities.entries()) {
    put(subjectName('facility', id), 'facilities', index, 'days');
  }
  for (const [index, { code }] of listed.promoCodes.entries()) {
    put(subjectName('promoCode', code), 'promoCodes', index, 'maxUses');
  }
  for (const [index, product] of listed.products.entries()) {
    put(subjectName('product', product.id), 'products', index, 'type');
    for (const [at, { id }] of ('seasons' in product ? product.seasons : []).entries()) {
      put(subjectName('season', id), 'products', index, 'seasons', at, 'capacity');
    }
    for (const { path, value } of listsAt(soldProduct(product, first), [])) {
      put(subjectName('priceList', value.priceListId), 'products', index, ...path, 'id');
    }
  }
  return places;
};

const isCatalogForm = (value: unknown): value is CatalogForm => z.safeParse(catalogForm, value).success;

const wholeMistake = (message: string): CatalogMistake => ({ file: '.', line: 1, column: 1, message });

/** Reads all files as one; relative days count from `first`. Error: all mistakes in order. */
export const readCatalog = (
  files: readonly CatalogFile[],
  first: LocalDate,
): Result<ReadCatalog, readonly CatalogMistake[]> => {
  const sources = files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(yamlSource);
  const lists = listsOf(sources);
  const { valid, listed, mistakes, hasIds } = readEntries(lists);
  const isWhole =
    hasIds &&
    sources.every((source) => source.mistakes.length === 0 && (source.value === null || isRecord(source.value)));
  const faults = faultsAcrossEntries(listed, lists, first).flatMap(({ path: [list = '', index, ...path], reason }) => {
    const entry = valid.get(list === 'promos' ? 'promoCodes' : list)?.[Number(index)];
    // The missing entry may be in a file that could not be read, or have an invalid id.
    if (entry === undefined || (reason.kind === 'unknown' && !isWhole)) return [];
    return [entry.source.mistakeAt([...entry.path, ...pathInEntry(entry, { path, reason })], faultText(reason))];
  });
  const days = [
    ...listed.facilities.map((facility, index) => ({ entry: valid.get('facilities')?.[index], days: facility.days })),
    ...listed.products.map((product, index) => ({
      entry: valid.get('products')?.[index],
      days: 'days' in product ? product.days : undefined,
    })),
  ];
  const all = [
    ...(files.length === 0 ? [wholeMistake('there is no file that ends in .yaml')] : []),
    ...pathMistakes(files),
    ...sources.flatMap(topMistakes),
    ...mistakes,
    ...days.flatMap(({ entry, days: own }) => (entry && own ? dayMistakes(entry, own, first) : [])),
    ...faults,
  ];
  const form = formOf(lists);
  return all.length === 0 && isCatalogForm(form)
    ? ok({ form, places: placesOf(listed, lists, first) })
    : err(inOrder(all));
};

const noProduct = wholeMistake(
  'there is no product in the files, which would take everything off sale; --empty confirms it',
);

/** Reads the files of an import. Error: every mistake; a catalog without products is a mistake unless `empty` allows
 *  it. */
export const readImport = (
  { files, empty }: Pick<CatalogImport, 'files' | 'empty'>,
  first: LocalDate,
): Result<ReadCatalog, readonly CatalogMistake[]> =>
  readCatalog(files, first).andThen((read) =>
    read.form.products.length > 0 || empty === true ? ok(read) : err([noProduct]),
  );
