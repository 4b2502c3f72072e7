import type { KnownIds } from '@shop/core/host/catalog/catalog-faults';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';
import { isRecord, member } from '../codec/json-value.ts';
import { entrySchemas, type FacilityForm, fileLists, type ListName } from './catalog-form.ts';
import type { CategoryForm, PromoForm, UpsellForm } from './offer-schemas.ts';
import type { ProductForm } from './product-schemas.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { type SourcePath, type YamlSource, yamlSource } from './yaml-source.ts';

/** An entry that its schema takes, with where it stands. */
export type Placed<Form> = { readonly source: YamlSource; readonly path: SourcePath; readonly form: Form };

/** The entries of all files, those with mistakes left out. */
export type Entries = {
  readonly facilities: readonly Placed<FacilityForm>[];
  readonly categories: readonly Placed<CategoryForm>[];
  readonly products: readonly Placed<ProductForm>[];
  readonly upsells: readonly Placed<UpsellForm>[];
  readonly promoCodes: readonly Placed<PromoForm>[];
  readonly mistakes: readonly CatalogMistake[];
  readonly known: KnownIds;
  /** Whether every file could be read as YAML. */
  readonly isWhole: boolean;
};

type Raw = { readonly source: YamlSource; readonly path: SourcePath; readonly value: unknown };

const rawEntries = (sources: readonly YamlSource[], name: ListName): readonly Raw[] =>
  sources.flatMap((source) => {
    const list = member(source.value, name);
    const entries: readonly unknown[] = Array.isArray(list) ? list : [];
    return entries.map((value, index) => ({ source, path: [name, index], value }));
  });

const idsOf = (entries: readonly Raw[]): ReadonlySet<string> =>
  new Set(entries.map(({ value }) => member(value, 'id')).filter((id) => typeof id === 'string'));

/** Everything of one list: what its schema takes, and what is wrong with the rest. */
const readList = <Form>(schema: z.ZodMiniType<Form>, entries: readonly Raw[]) => {
  const placed: Placed<Form>[] = [];
  const mistakes: CatalogMistake[] = [];
  for (const { source, path, value } of entries) {
    const read = z.safeParse(schema, value);
    if (read.success) placed.push({ source, path, form: read.data });
    else mistakes.push(...schemaMistakes(source, path, read.error.issues));
  }
  return { placed, mistakes };
};

const topMistakes = (source: YamlSource): readonly CatalogMistake[] => {
  // A file of comments alone says nothing, and nothing wrong.
  if (source.mistakes.length > 0 || source.value === null || source.value === undefined) return source.mistakes;
  const read = z.safeParse(fileLists, source.value);
  return read.success ? [] : schemaMistakes(source, [], read.error.issues);
};

const byPath = (a: CatalogFile, b: CatalogFile): number => (a.path < b.path ? -1 : 1);

const noFile: CatalogMistake = { file: '.', line: 1, column: 1, message: 'there is no file that ends in .yaml' };

/** Reads every entry of a catalog's files, which count as one file in the order of their paths. */
export const readEntries = (files: readonly CatalogFile[]): Entries => {
  const sources = [...files].sort(byPath).map(yamlSource);
  const raw = {
    facilities: rawEntries(sources, 'facilities'),
    products: rawEntries(sources, 'products'),
    categories: rawEntries(sources, 'categories'),
  };
  const facilities = readList(entrySchemas.facilities, raw.facilities);
  const products = readList(entrySchemas.products, raw.products);
  const categories = readList(entrySchemas.categories, raw.categories);
  const upsells = readList(entrySchemas.upsells, rawEntries(sources, 'upsells'));
  const promoCodes = readList(entrySchemas.promoCodes, rawEntries(sources, 'promoCodes'));
  const lists = [facilities, categories, products, upsells, promoCodes];
  return {
    facilities: facilities.placed,
    categories: categories.placed,
    products: products.placed,
    upsells: upsells.placed,
    promoCodes: promoCodes.placed,
    mistakes: [
      ...(files.length === 0 ? [noFile] : []),
      ...sources.flatMap(topMistakes),
      ...lists.flatMap(({ mistakes }) => mistakes),
    ],
    known: {
      facilities: idsOf(raw.facilities),
      products: idsOf(raw.products),
      categories: idsOf(raw.categories),
    },
    isWhole: sources.every(({ mistakes, value }) => mistakes.length === 0 && (value === null || isRecord(value))),
  };
};
