import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, Result } from 'neverthrow';
import type { ScenarioAccess } from '../compose/root.ts';
import type { PlacedScenario, Scenario } from '../compose/scenario-types.ts';
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

/** The scenarios to run, and the mistakes of files that cannot be run. */
export type Chosen = { readonly scenarios: readonly PlacedScenario[]; readonly mistakes: readonly CatalogMistake[] };

/** Returns the chosen scenarios in the order of their files, repeated until there are `runs`. Errors: `mistakes`
 *  when no valid scenario is left, `usage` for unreadable files and when no scenario matches. */
export const chosenScenarios = (
  { read }: Pick<ScenarioAccess, 'read'>,
  paths: readonly string[],
  options: ChooseOptions,
): Result<Chosen, Failure> => {
  const files = Result.combineWithAllErrors(
    paths.map((path) => read(path).mapErr((reason) => `${path}: ${reason}`)),
  ).mapErr((unreadable) => usage('a scenario file cannot be read', unreadable));
  return files.andThen((found) => {
    const mistakes = found.flatMap((one) => one.mistakes);
    const known = found.flatMap((one) => one.scenarios);
    const chosen = known.filter((one) => isChosen(one, options));
    if (chosen.length === 0 && mistakes.length > 0) return err(mistakesIn('scenarios', '', mistakes));
    if (chosen.length === 0) {
      const names = known.map(({ scenario }) => scenario.name);
      return err(usage(`none of ${known.length} scenarios is meant`, names));
    }
    const { runs = chosen.length } = options;
    const scenarios = Array.from({ length: runs }, (_, at) => chosen[at % chosen.length] ?? []).flat();
    return ok({ scenarios, mistakes });
  });
};
