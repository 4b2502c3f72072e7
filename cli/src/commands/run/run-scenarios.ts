import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { Answer } from '../../answer.ts';
import { type Failure, usage } from '../../failure.ts';
import { shopSettings } from '../../global-options.ts';
import { type ChooseOptions, chosenScenarios } from '../../scenario/choose-scenarios.ts';
import { junitReport } from '../../scenario/junit.ts';
import { type RunReport, runAll } from '../../scenario/run-all.ts';
import { failedOf, runLines, throughputOf } from '../../scenario/run-lines.ts';
import { runInTerminal, type Shared } from '../../scenario/scenario-worlds.ts';
import type { ScenariosSession } from '../../session.ts';
import { schemaAnswer } from '../schema-answer.ts';

/** What `shop run` understands. */
export type RunOptions = ChooseOptions & {
  readonly parallel: number;
  readonly junit?: string;
  readonly schema?: true;
  readonly calls?: true;
};

/** Where the shareable ones run: nowhere but in worlds of their own unless a shop is named. Errors: `usage`. */
const sharedShop = ({ options, terminal }: ScenariosSession): ResultAsync<Shared | undefined, Failure> => {
  if (options.on === undefined && !terminal.env.SHOP_ON) return okAsync(undefined);
  const settings = shopSettings(options, terminal);
  if (settings.isErr()) return errAsync(usage(settings.error));
  const { jar: _own, ...shared } = settings.value;
  return shared.target.type === 'trace'
    ? errAsync(usage('a trace answers one visit, so no scenarios can run on it'))
    : okAsync(shared);
};

const answerOf = (report: RunReport): Answer => {
  const failed = failedOf(report).length;
  const runs = report.runs.length;
  return {
    data: {
      runs: report.runs,
      passed: runs - failed,
      failed,
      wallMs: report.wallMs,
      perSecond: throughputOf(report),
    },
    lines: () => runLines(report),
    ...(failed === 0 ? {} : { failure: { type: 'scenariosFailed', failed, runs } }),
  };
};

const told = (name: string, ended: number, all: number, failed: number): string =>
  `${ended} of ${all}${failed === 0 ? '' : `, ${failed} failed`}: ${name}`;

/** Runs the scenarios that are meant. Errors: `mistakes`, `usage`, `unusable` for a report that cannot be written. */
export const runScenarios = (
  session: ScenariosSession,
  paths: readonly string[],
  options: RunOptions,
): ResultAsync<Answer, Failure> => {
  const { scenarios, terminal, progress } = session;
  if (options.schema) return okAsync(schemaAnswer(scenarios.schema()));
  if (paths.length === 0) return errAsync(usage('no file of scenarios', ['shop run <file or folder>...']));
  return chosenScenarios(scenarios, paths, options).asyncAndThen((chosen) =>
    sharedShop(session).andThen((shared) => {
      let failed = 0;
      const ran = runAll(chosen, {
        parallel: Math.max(1, options.parallel),
        clock: () => performance.now(),
        onEnded: ({ name, problems }, ended) => {
          failed += problems.length > 0 ? 1 : 0;
          void progress.tell(told(name, ended, chosen.length, failed));
        },
        run: (placed) =>
          runInTerminal(placed, session, {
            calls: options.calls === true,
            ...(shared === undefined ? {} : { shared }),
          }),
      });
      return ResultAsync.fromSafePromise<RunReport, Failure>(ran).andThen((report) =>
        (options.junit === undefined
          ? okAsync<void, string>()
          : terminal.keepFile(options.junit, new TextEncoder().encode(junitReport(report)))
        )
          .mapErr((reason): Failure => ({ type: 'unusable', message: `the report cannot be written: ${reason}` }))
          .map(() => answerOf(report)),
      );
    }),
  );
};
