import { err, ok, type Result } from 'neverthrow';
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

/** The chosen scenarios, in the order of their files, gone round until there are `runs`. Errors: `mistakes` of all
 *  files, `usage` for unreadable files and for an empty choice. */
export const chosenScenarios = (
  { read }: Pick<ScenarioAccess, 'read'>,
  paths: readonly string[],
  options: ChooseOptions,
): Result<readonly PlacedScenario[], Failure> => {
  const all = paths.map((path) => ({ path, found: read(path) }));
  const unreadable = all.flatMap(({ path, found }) =>
    found.isErr() && found.error.type === 'unreadable' ? [`${path}: ${found.error.reason}`] : [],
  );
  if (unreadable.length > 0) return err(usage('a scenario file cannot be read', unreadable));
  const mistakes = all.flatMap(({ found }) =>
    found.isErr() && found.error.type === 'mistakes' ? found.error.mistakes : [],
  );
  if (mistakes.length > 0) return err(mistakesIn('scenarios', '', mistakes));
  const known = all.flatMap(({ found }) => found.unwrapOr([]));
  const chosen = known.filter((one) => isChosen(one, options));
  if (chosen.length === 0) {
    return err(
      usage(
        `none of ${known.length} scenarios is meant`,
        known.map(({ scenario }) => scenario.name),
      ),
    );
  }
  const { runs = chosen.length } = options;
  return ok(Array.from({ length: runs }, (_, at) => chosen[at % chosen.length] ?? []).flat());
};
