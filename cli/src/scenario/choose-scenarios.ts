import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import type { ScenarioAccess } from '../compose/root.ts';
import type { PlacedScenario, Scenario } from '../compose/scenario-types.ts';
import { exitCodes } from '../failures/exit-codes.ts';
import { type Failure, mistakesIn, usage } from '../failures/failure.ts';

/** Returns whether a scenario may run on a shop that other visitors use too. */
export const isShareable = ({ world, steps }: Scenario): boolean =>
  world === undefined && !steps.some((step) => 'wait' in step || 'at' in step);

export type ChooseOptions = {
  /** A scenario must have all of these tags. */
  readonly tag?: readonly string[];
  readonly name?: string;
  readonly shareable?: true;
  readonly runs?: number;
};

const isChosen = ({ scenario }: PlacedScenario, { tag = [], name = '', shareable }: ChooseOptions): boolean =>
  tag.every((one) => scenario.tags?.includes(one) === true) &&
  scenario.name.toLowerCase().includes(name.toLowerCase()) &&
  (shareable === undefined || isShareable(scenario));

/** Scenarios to run, and the mistakes of files that cannot be run. `fault` reports all of these mistakes. */
export type Chosen = {
  readonly scenarios: readonly PlacedScenario[];
  readonly mistakes: readonly CatalogMistake[];
  readonly fault: Failure | undefined;
};

/** Returns one failure for all mistakes. Its exit code is `usage` when a named file cannot be read, as its name is
 *  probably misspelled; otherwise `refused`. */
const faultOf = (unreadable: readonly CatalogMistake[], wrong: readonly CatalogMistake[]): Failure | undefined => {
  const mistakes = [...unreadable, ...wrong];
  if (mistakes.length === 0) return undefined;
  return mistakesIn('scenarios', '', mistakes, unreadable.length > 0 ? exitCodes.usage : exitCodes.refused);
};

/** Returns the scenarios that the options choose, in the order of their files, repeated from the first one until there
 *  are `runs`. Errors: `mistakes` when no scenario can be run because of them, `usage` when the options choose none. */
export const chosenScenarios = (
  { read }: Pick<ScenarioAccess, 'read'>,
  paths: readonly string[],
  options: ChooseOptions,
): Result<Chosen, Failure> => {
  const files = paths.map((path) =>
    read(path).mapErr((reason) => ({ file: path, line: 1, column: 1, message: `cannot be read: ${reason}` })),
  );
  const unreadable = files.flatMap((one) => (one.isErr() ? [one.error] : []));
  const found = files.flatMap((one) => (one.isOk() ? [one.value] : []));
  const wrong = found.flatMap((one) => one.mistakes);
  const fault = faultOf(unreadable, wrong);
  const known = found.flatMap((one) => one.scenarios);
  const chosen = known.filter((one) => isChosen(one, options));
  if (chosen.length === 0) {
    const names = known.map(({ scenario }) => scenario.name);
    return err(fault ?? usage(`none of ${known.length} scenarios is meant`, names));
  }
  const { runs = chosen.length } = options;
  const scenarios = Array.from({ length: runs }, (_, at) => chosen[at % chosen.length] ?? []).flat();
  return ok({ scenarios, mistakes: [...unreadable, ...wrong], fault });
};
