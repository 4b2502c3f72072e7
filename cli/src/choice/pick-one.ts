import { isIdWrittenAs, type PriceListId } from '@shop/core/ids';
import { providersId } from '@shop/core/numeric-id';
import { err, ok, Result } from 'neverthrow';
import type { Wanted } from '../arguments/option-values.ts';
import { type Failure, usage } from '../failures/failure.ts';
import { closestTo } from './did-you-mean.ts';

/** What a text may mean: by its id, or by its name, which may be of two levels as that of a price list in a group. */
export type Choice = {
  readonly id: string;
  readonly group?: string;
  readonly name: string;
  /** Further columns of a list of choices, such as a price. */
  readonly note?: string;
};

/** Letters as people type them when they are in a hurry: without case, without marks, single spaces. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

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

/** The groups and names that a text may stand for: names have slashes in them, too. */
const splitsOf = (wanted: string): readonly (readonly [group: string, name: string])[] => {
  const slashes = [...wanted.matchAll(/\//g)].map(({ index }) => index);
  if (slashes.length === 0) return [['', wanted]];
  return slashes.map((at) => [wanted.slice(0, at).trim(), wanted.slice(at + 1).trim()]);
};

/** The choices that a text means, written `group/name` or `name`, or their beginning. None when nothing fits. */
const meantBy = <Named extends Choice>(wanted: string, choices: readonly Named[]): readonly Named[] => {
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

const listed = ({ id, group = '', name, note = '' }: Choice): string =>
  joined([providersId(id), joined([group, name], '/'), note], '  ');

/** Ids and names, also without their group, that a wrong text is almost. */
const suggestion = (wanted: string, choices: readonly Choice[]): string | undefined => {
  const written = new Map(
    choices.flatMap(({ id, group = '', name }) =>
      [providersId(id), name, joined([group, name], '/')].map((text) => [folded(text), text] as const),
    ),
  );
  written.delete('');
  const close = closestTo(folded(wanted), [...written.keys()]).map((key) => `'${written.get(key) ?? key}'`);
  return close.length === 0 ? undefined : `did you mean ${close.join(' or ')}?`;
};

/** The one choice that a text means, by id or name. Errors: `usage` with the choices, for none or several. */
export const pickOne = <Found extends Choice>(
  what: string,
  wanted: string,
  choices: readonly Found[],
): Result<Found, Failure> => {
  const byId = choices.filter(({ id }) => isIdWrittenAs(id, wanted));
  const meant = byId.length > 0 ? byId : meantBy(wanted, choices);
  const [only, ...others] = meant;
  if (choices.length === 0) return err(usage(`no ${what} '${wanted}'; there is none to choose`));
  if (only === undefined) {
    return err(usage(`no ${what} '${wanted}'; ${suggestion(wanted, choices) ?? 'available:'}`, choices.map(listed)));
  }
  if (others.length > 0) return err(usage(`'${wanted}' means more than one ${what}:`, meant.map(listed)));
  return ok(only);
};

/** The price lists that are meant, each with its number of pieces. Errors: as `pickOne`. */
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
