import { defaultLanguage } from '../../languages/language.ts';
import type { Named, Texts } from './host-catalog.ts';

/** Most ids that a message names. */
export const mostNamed = 100;

export type FaultReason =
  | { readonly kind: 'usedTwice'; readonly value: string }
  | { readonly kind: 'unknown'; readonly value: string; readonly known: readonly string[] }
  | { readonly kind: 'emptyName' }
  | { readonly kind: 'discountNotBelowPrice' }
  | { readonly kind: 'endsBeforeItBegins' }
  | { readonly kind: 'looksLikeDay' }
  | { readonly kind: 'needsSeasons' }
  | { readonly kind: 'needsNoSeasons' }
  | { readonly kind: 'needsPriceLists' }
  | { readonly kind: 'needsOnePriceList' };

/** Where something is wrong: list, index and members down to it. */
export type FaultPath = readonly (string | number)[];

/** What one entry, or two together, get wrong although each value is allowed by itself. */
export type CatalogFault = { readonly path: FaultPath; readonly reason: FaultReason };

export type Placed<Value> = { readonly path: FaultPath; readonly value: Value };

/** A fault where something is wrong; none else. */
export const faultIf = (isWrong: boolean, path: FaultPath, reason: FaultReason): readonly CatalogFault[] =>
  isWrong ? [{ path, reason }] : [];

/** An id that must be among the known ones. */
export const unknownId = (value: string, known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] =>
  known.has(value) ? [] : [{ path, reason: { kind: 'unknown', value, known: someOf(known) } }];

/** Each that stands there a second time. */
export const twice = (placed: readonly Placed<string>[]): readonly CatalogFault[] => {
  const seen = new Set<string>();
  return placed.flatMap(({ path, value }) => {
    const isKnown = seen.has(value);
    seen.add(value);
    return faultIf(isKnown, path, { kind: 'usedTwice', value });
  });
};

/** A missing name in the default language, which all others fall back to. */
export const emptyNames = (texts: Texts<Named>, path: FaultPath): readonly CatalogFault[] =>
  faultIf((texts.get(defaultLanguage)?.name ?? '').trim() === '', [...path, 'texts', defaultLanguage, 'name'], {
    kind: 'emptyName',
  });

/** The first of the ids that may be meant: a message needs no more. */
const someOf = (known: ReadonlySet<string>): readonly string[] => {
  const some: string[] = [];
  for (const id of known) if (some.push(id) > mostNamed) break;
  return some;
};

/** Ids that nothing has. */
export const unknownAmong = (
  ids: readonly string[],
  known: ReadonlySet<string>,
  path: FaultPath,
): readonly CatalogFault[] => ids.flatMap((value, index) => unknownId(value, known, [...path, index]));
