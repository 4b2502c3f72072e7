import type { PriceListId } from '@shop/core/ids';
import { err, ok, Result } from 'neverthrow';
import type { Wanted } from '../arguments/option-values.ts';
import { type Failure, usage } from '../failures/failure.ts';

/** Letters as people type them when they are in a hurry: without case, without marks, single spaces. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A name of two levels, such as a price group and a price list in it. */
type TwoPartName = readonly [group: string, name: string];

type Test = (wanted: string, actual: string) => boolean;

const isSame: Test = (wanted, actual) => wanted === actual;
const isStart: Test = (wanted, actual) => actual.startsWith(wanted);
const isPart: Test = (wanted, actual) => actual.includes(wanted);

/** From strict to lenient; the first way that matches counts, so a full name never collides with a longer one. */
const ways: readonly (readonly [group: Test, name: Test])[] = [
  [isSame, isSame],
  [isStart, isSame],
  [isStart, isStart],
  [isPart, isPart],
];

const splitsOf = (wanted: string): readonly TwoPartName[] => {
  const slashes = [...wanted.matchAll(/\//g)].map(({ index }) => index);
  if (slashes.length === 0) return [['', wanted]];
  return slashes.map((at) => [wanted.slice(0, at).trim(), wanted.slice(at + 1).trim()]);
};

/** The names that a text means, written `group/name` or `name`, or their beginning. None when nothing fits. */
const namesMeant = <Named extends { readonly name: TwoPartName }>(
  wanted: string,
  choices: readonly Named[],
): readonly Named[] => {
  const text = folded(wanted);
  if (text === '') return [];
  for (const [groupTest, nameTest] of ways) {
    const meant = choices.filter(({ name: [group, name] }) =>
      splitsOf(text).some(
        ([wantedGroup, wantedName]) =>
          (wantedGroup === '' || groupTest(wantedGroup, folded(group))) && nameTest(wantedName, folded(name)),
      ),
    );
    if (meant.length > 0) return meant;
  }
  return [];
};

export type Choice<Value> = {
  readonly value: Value;
  readonly id: string;
  readonly name: TwoPartName;
  /** Further columns of a list of choices, such as a price. */
  readonly note?: string;
};

const listed = ({ id, name: [group, name], note }: Choice<unknown>): string =>
  [id, [group, name].filter((part) => part !== '').join('/'), note ?? ''].filter((part) => part !== '').join('  ');

/** The one choice that a text means, by id or name. Errors: `usage` with the choices, for none or several. */
export const pickOne = <Value>(
  what: string,
  wanted: string,
  choices: readonly Choice<Value>[],
): Result<Value, Failure> => {
  const byId = choices.filter(({ id }) => id === wanted);
  const meant = byId.length > 0 ? byId : namesMeant(wanted, choices);
  const [only, ...others] = meant;
  if (only === undefined) return err(usage(`no ${what} '${wanted}'; available:`, choices.map(listed)));
  if (others.length > 0) return err(usage(`'${wanted}' means more than one ${what}:`, meant.map(listed)));
  return ok(only.value);
};

/** The price lists that are meant, each with its number of pieces. Errors: as `pickOne`. */
export const pickLists = (what: string, wanted: readonly Wanted[], choices: readonly Choice<PriceListId>[]) =>
  Result.combine(
    wanted.map(({ what: list, quantity }) =>
      pickOne(what, list, choices).map((priceListId) => ({ priceListId, quantity })),
    ),
  );
