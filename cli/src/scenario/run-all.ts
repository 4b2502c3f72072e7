import type { FilePlace, PlacedScenario } from '../compose/scenario-types.ts';
import type { Problem } from './run-scenario.ts';

/** What came of a run; without problems it passed. */
export type RunOutcome = {
  readonly problems: readonly Problem[];
  /** Calls that changed something, one line each, where requested. */
  readonly calls?: readonly string[];
};

/** How one run of a scenario ended. */
export type ScenarioRun = RunOutcome & {
  readonly name: string;
  readonly tags: readonly string[];
  readonly place: FilePlace;
  /** Units: milliseconds. */
  readonly ms: number;
};

/** Units: milliseconds of the clock on the wall. */
export type RunReport = { readonly runs: readonly ScenarioRun[]; readonly wallMs: number };

export type RunAllSettings = {
  /** So many at once. */
  readonly parallel: number;
  /** Told whenever one has ended. */
  readonly onEnded: (run: ScenarioRun, ended: number) => void;
  /** Units: milliseconds from any start. */
  readonly clock: () => number;
  readonly run: (scenario: PlacedScenario) => Promise<RunOutcome>;
};

/** Runs scenarios concurrently; results keep the scenarios' order. */
export const runAll = async (
  scenarios: readonly PlacedScenario[],
  { parallel, onEnded, clock, run }: RunAllSettings,
): Promise<RunReport> => {
  const begun = clock();
  const done = new Map<number, ScenarioRun>();
  const waiting = [...scenarios.entries()].values();
  const work = async (): Promise<void> => {
    for (const [at, placed] of waiting) {
      const start = clock();
      const outcome = await run(placed);
      const ended: ScenarioRun = {
        name: placed.scenario.name,
        tags: placed.scenario.tags ?? [],
        place: placed.placeOf(['name']),
        ms: Math.round(clock() - start),
        ...outcome,
      };
      done.set(at, ended);
      onEnded(ended, done.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, scenarios.length) }, work));
  const runs = scenarios.flatMap((_, at) => done.get(at) ?? []);
  return { runs, wallMs: Math.round(clock() - begun) };
};
