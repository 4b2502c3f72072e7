import { err, ok, type Result } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import { namesMeant, type TwoPartName } from './name-match.ts';

export type Choice<Value> = {
  readonly value: Value;
  readonly id: string;
  readonly name: TwoPartName;
  /** What a list of what is allowed tells besides id and name, such as a price. */
  readonly note?: string;
};

const listed = ({ id, name: [group, name], note }: Choice<unknown>): string =>
  [id, [group, name].filter((part) => part !== '').join('/'), note ?? ''].filter((part) => part !== '').join('  ');

/** The one choice that a text means, by id or by name. Errors: `usage` with what is allowed, when there is none or several. */
export const pickOne = <Value>(
  what: string,
  wanted: string,
  choices: readonly Choice<Value>[],
): Result<Value, Failure> => {
  const byId = choices.filter(({ id }) => id === wanted);
  const meant = byId.length > 0 ? byId : namesMeant(wanted, choices);
  const [only, ...others] = meant;
  if (only === undefined) return err(usage(`no ${what} '${wanted}'; there is:`, choices.map(listed)));
  if (others.length > 0) return err(usage(`'${wanted}' means more than one ${what}:`, meant.map(listed)));
  return ok(only.value);
};
