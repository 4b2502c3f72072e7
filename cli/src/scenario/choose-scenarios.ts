import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, Result } from 'neverthrow';
import type { ScenarioAccess } from '../compose/root.ts';
import type { PlacedScenario, Scenario } from '../compose/scenario-types.ts';
import { type Failure, mistakesIn, usage } from '../failures/failure.ts';

/** Whether a scenario may run on a shop that others use as well. */
export const isShareable = ({ world, steps }: Scenario): boolean =>
  world === undefined && !steps.some((step) => 'wait' in step || 'at' in step);

export type ChooseOptions = {
  /** All of them must be there. */
  readonly tag?: readonly string[];
  readonly name?: string;
  readonly shareable?: true;
  readonly runs?: number;
};

const isChosen = ({ scenario }: PlacedScenario, { tag = [], name = '', shareable }: ChooseOptions): boolean =>
  tag.every((one) => scenario.tags?.includes(one) === true) &&
  scenario.name.toLowerCase().includes(name.toLowerCase()) &&
  (shareable === undefined || isShareable(scenario));

/** Scenarios to run, and the mistakes of files that cannot be run. */
export type Chosen = { readonly scenarios: readonly PlacedScenario[]; readonly mistakes: readonly CatalogMistake[] };

/** The chosen scenarios, in the order of their files, gone round until there are `runs`. Errors: `mistakes` where they
 *  leave nothing to run, `usage` for unreadable files and for an empty choice. */
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
