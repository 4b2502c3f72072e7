import { isIdWrittenAs, type PriceListId } from '@shop/core/ids';
import { providersId } from '@shop/core/numeric-id';
import { err, ok, Result } from 'neverthrow';
import type { Wanted } from '../arguments/option-values.ts';
import { type Failure, usage } from '../failures/failure.ts';
import { closestTo } from './did-you-mean.ts';

/** One of several things that a text may select, by its id or its name. A name may have two levels, such as a price
 *  list in its group. */
export type Choice = {
  readonly id: string;
  readonly group?: string;
  readonly name: string;
  /** Further text in the list of choices, such as a price. */
  readonly note?: string;
};

/** Normalises a text for comparison: lower case, no diacritics, single spaces. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

type Test = (wanted: string, actual: string) => boolean;

const isSame: Test = (wanted, actual) => wanted === actual;
const isStart: Test = (wanted, actual) => actual.startsWith(wanted);
const isPart: Test = (wanted, actual) => actual.includes(wanted);

/** Ways to compare from strict to lenient. The first one with matches decides, so that a full name never matches a
 *  longer one too. */
const ways: readonly (readonly [group: Test, name: Test])[] = [
  [isSame, isSame],
  [isStart, isSame],
  [isStart, isStart],
  [isPart, isPart],
];

/** Returns every way to split a text into group and name, since both may contain slashes. */
const splitsOf = (wanted: string): readonly (readonly [group: string, name: string])[] => {
  const slashes = [...wanted.matchAll(/\//g)].map(({ index }) => index);
  if (slashes.length === 0) return [['', wanted]];
  return slashes.map((at) => [wanted.slice(0, at).trim(), wanted.slice(at + 1).trim()]);
};

/** Returns the choices that match a text: `group/name`, `name`, or parts of them. */
const matchesOf = <Named extends Choice>(wanted: string, choices: readonly Named[]): readonly Named[] => {
  const text = folded(wanted);
  if (text === '') return [];
  const fitting = ways.map(([groupFits, nameFits]) =>
    choices.filter(({ group = '', name }) =>
      splitsOf(text).some(
        ([inGroup, named]) => (inGroup === '' || groupFits(inGroup, folded(group))) && nameFits(named, folded(name)),
      ),
    ),
  );
  return fitting.find((found) => found.length > 0) ?? [];
};

const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);

const choiceText = ({ id, group = '', name, note = '' }: Choice): string =>
  joined([providersId(id), joined([group, name], '/'), note], '  ');

/** Returns the beginnings of a group's name, word by word, the whole name last. */
const beginnings = (group: string): readonly string[] => {
  const words = group.split(' ');
  return words.map((_, at) => words.slice(0, at + 1).join(' '));
};

/** Returns a hint with the ids and names closest to a misspelled text; `undefined` when none is close. A name may
 *  follow its group or a beginning of it. */
const suggestion = (wanted: string, choices: readonly Choice[]): string | undefined => {
  const written = new Map(
    choices.flatMap(({ id, group = '', name }) =>
      [providersId(id), name, ...beginnings(group).map((part) => joined([part, name], '/'))].map(
        (text) => [folded(text), text] as const,
      ),
    ),
  );
  written.delete('');
  const close = closestTo(folded(wanted), [...written.keys()]).map((key) => `'${written.get(key) ?? key}'`);
  return close.length === 0 ? undefined : `did you mean ${close.join(' or ')}?`;
};

/** Selects one choice by id or name. Errors: `usage` with the choices when none or several match. */
export const pickOne = <Found extends Choice>(
  what: string,
  wanted: string,
  choices: readonly Found[],
): Result<Found, Failure> => {
  const byId = choices.filter(({ id }) => isIdWrittenAs(id, wanted));
  const matches = byId.length > 0 ? byId : matchesOf(wanted, choices);
  const [only, ...others] = matches;
  if (choices.length === 0) return err(usage(`no ${what} '${wanted}'; there is none to choose`));
  if (only === undefined) {
    return err(
      usage(`no ${what} '${wanted}'; ${suggestion(wanted, choices) ?? 'available:'}`, choices.map(choiceText)),
    );
  }
  if (others.length > 0) return err(usage(`'${wanted}' means more than one ${what}:`, matches.map(choiceText)));
  return ok(only);
};

/** Selects price lists, each with its number of pieces. Errors: as `pickOne`. */
export const pickLists = (
  what: string,
  wanted: readonly Wanted[],
  choices: readonly (Choice & { readonly id: PriceListId })[],
) =>
  Result.combine(
    wanted.map(({ what: list, quantity }) =>
      pickOne(what, list, choices).map(({ id: priceListId }) => ({ priceListId, quantity })),
    ),
  );
