import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { FilePlace } from '../compose/scenario-types.ts';
import { emptyLine, type Line, left, line, right, span, table } from '../text/line.ts';
import type { RunOutcome } from './scenario-worlds.ts';

/** The result of one run of a scenario. */
export type ScenarioRun = RunOutcome & {
  readonly name: string;
  readonly tags: readonly string[];
  readonly place: FilePlace;
  /** Units: milliseconds. */
  readonly ms: number;
};

/** The results of all runs. Units: milliseconds of real time. */
export type Runs = { readonly runs: readonly ScenarioRun[]; readonly wallMs: number };

/** The results of all runs, with the mistakes of files that could not be run. */
export type RunReport = Runs & { readonly mistakes: readonly CatalogMistake[] };

/** Maximum number of runs that are listed one by one; beyond it only failures are listed. */
const mostRows = 60;

const rowOf = ({ name, tags, ms, problems, place }: ScenarioRun) => [
  problems.length === 0 ? span('passed', 'good') : span('failed', 'bad'),
  name,
  span(tags.join(' '), 'quiet'),
  `${ms} ms`,
  span(place.file, 'quiet'),
];

const problemLines = ({ name, problems }: ScenarioRun): readonly Line[] =>
  problems.length === 0
    ? []
    : [
        emptyLine,
        line(span(name, 'strong')),
        ...problems.flatMap(({ place, message }) =>
          message
            .split('\n')
            .map((text, at) => line(at === 0 ? `  ${place.file}:${place.line}:${place.column}: ${text}` : `  ${text}`)),
        ),
      ];

export const failedOf = ({ runs }: Runs): readonly ScenarioRun[] => runs.filter(({ problems }) => problems.length > 0);

/** Units: runs per second. */
export const throughputOf = ({ runs, wallMs }: Runs): number =>
  wallMs === 0 ? 0 : Math.round((runs.length * 10_000) / wallMs) / 10;

/** Returns a run for people: a table, the deviations with their places, and the duration. */
export const runLines = (report: Runs): readonly Line[] => {
  const failed = failedOf(report);
  const { runs, wallMs } = report;
  const listed = runs.length > mostRows ? failed : runs;
  const seconds = (wallMs / 1000).toFixed(1);
  return [
    ...(listed.length === 0
      ? []
      : table([...left('', 'scenario', 'tags'), ...right('took'), ...left('file')], listed.map(rowOf))),
    ...failed.flatMap(problemLines),
    emptyLine,
    line(
      span(`${runs.length - failed.length} passed`, failed.length === 0 ? 'good' : 'plain'),
      failed.length === 0 ? '' : span(`, ${failed.length} failed`, 'bad'),
      `; ${seconds} s, ${throughputOf(report)} a second`,
    ),
  ];
};
