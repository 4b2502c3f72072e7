import { join } from 'node:path';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { Session } from '../acts/session.ts';
import { shopSettings } from '../arguments/global-options.ts';
import type { ScenarioAccess, VisitorsBrowser } from '../compose/root.ts';
import { type Failure, refused, shopFailure, unusable, usage } from '../failures/failure.ts';
import { readableFile } from '../failures/readable-file.ts';
import { withHints } from '../failures/unreachable-hints.ts';
import { type Answer, answer, jsonAnswer } from '../stdio/answer.ts';
import { type ChooseOptions, type Chosen, chosenScenarios } from './choose-scenarios.ts';
import { junitReport } from './junit.ts';
import { failedOf, type RunReport, runLines, type ScenarioRun, throughputOf } from './run-lines.ts';
import { runPlaced, type Shared, type WhereToRun } from './scenario-worlds.ts';

/** The options of `shop run`. */
export type RunOptions = ChooseOptions & {
  readonly parallel: number;
  readonly junit?: string;
  readonly schema?: true;
  readonly calls?: true;
  readonly browser?: true;
};

const inBrowser = ['leave --on out, or name a running shop: --on http://127.0.0.1:3000'];
const noCalls = ['calls of a browser are recorded by a server of its own: leave --on out, or --calls'];

/** Returns why a browser cannot use the shared shop; `undefined` when it can. */
const browserMistake = (shared: Shared | undefined, { browser, calls }: RunOptions): Failure | undefined => {
  if (browser === undefined || shared === undefined) return undefined;
  if (shared.target.type !== 'gateway') return usage('a browser needs a shop that is served', inBrowser);
  return calls === undefined ? undefined : usage('the calls of a shared shop are not recorded', noCalls);
};

/** Returns the shop for shareable scenarios; `undefined` without `--on`, when every scenario has its own world. As
 *  scenarios buy, SHOP_ON alone chooses no shop for them. Errors: `usage`. */
const sharedShop = (session: Session): ResultAsync<Shared | undefined, Failure> => {
  const { options, terminal } = session;
  if (options.on === undefined) return okAsync(undefined);
  const settings = shopSettings(options, terminal);
  if (settings.isErr()) return errAsync(usage(settings.error));
  const { jar: _own, ...shared } = settings.value;
  return shared.target.type === 'trace'
    ? errAsync(usage('a trace answers one visit, so no scenarios can run on it'))
    : okAsync(shared);
};

/** Checks that the shared shop answers, so that scenarios do not fail one by one. Errors: as those of commands for a
 *  shop that cannot be opened or does not answer. */
const answering = (
  { access, language, terminal, networkFault }: Session,
  { emptyFolder }: ScenarioAccess,
  shared: Shared | undefined,
): ResultAsync<void, Failure> => {
  if (shared === undefined) return okAsync();
  const { target, at, levers } = shared;
  const readable = levers === undefined ? ok() : readableFile(`the levers ${levers}`, levers);
  if (readable.isErr()) return errAsync(readable.error);
  const { folder, remove } = emptyFolder();
  const check = async (): Promise<Result<void, Failure>> => {
    try {
      const opened = await access.openShop({ target, at, jar: join(folder, 'jar.json') }, terminal);
      if (opened.isErr()) return err(opened.error);
      const answered = await opened.value.answers(language);
      await opened.value.close();
      return answered.mapErr((error) => withHints(shopFailure(error), target, networkFault()));
    } finally {
      remove();
    }
  };
  return new ResultAsync(check());
};

const scenariosFailed = (failed: number, runs: number): Failure => {
  const message = `${failed} of ${runs} ${runs === 1 ? 'scenario' : 'scenarios'} did not end as expected`;
  return refused('scenariosFailed', 'Scenarios.Failed', message, { details: { failed, runs } });
};

const answerOf = ({ mistakes, ...report }: RunReport, fault: Failure | undefined): Answer => {
  const failed = failedOf(report).length;
  const runs = report.runs.length;
  const { wallMs } = report;
  const data = { runs: report.runs, passed: runs - failed, failed, mistakes, wallMs, perSecond: throughputOf(report) };
  const all = answer(data, () => runLines(report));
  // The table lists failed scenarios but no mistakes of files, so mistakes are reported as the failure.
  if (fault !== undefined) return { ...all, failure: fault };
  return failed === 0 ? all : { ...all, failure: scenariosFailed(failed, runs) };
};

/** Runs the chosen scenarios. Errors: `mistakes`, `usage`, `unusable` for a report that cannot be written. */
export const runScenarios = async (
  session: Session,
  paths: readonly string[],
  options: RunOptions,
): Promise<Result<Answer, Failure>> => {
  const scenarios = await session.access.scenarios(session.terminal.folder);
  if (options.schema) return ok(jsonAnswer(scenarios.schema()));
  if (paths.length === 0) return err(usage('no scenario file given', ['shop run <file or folder>...']));
  return chosenScenarios(scenarios, paths, options).asyncAndThen((chosen) =>
    sharedShop(session).andThen((shared) => {
      const mistake = browserMistake(shared, options);
      if (mistake !== undefined) return errAsync(mistake);
      return answering(session, scenarios, shared).andThen(() =>
        withBrowser(session, options, (browser) =>
          reported(session, chosen, options, { scenarios, calls: options.calls === true, shared, browser }),
        ),
      );
    }),
  );
};

/** Opens a browser if needed, and always closes it. */
const withBrowser = <Value>(
  { access }: Session,
  { browser }: RunOptions,
  run: (browser: VisitorsBrowser | undefined) => ResultAsync<Value, Failure>,
): ResultAsync<Value, Failure> => {
  if (browser === undefined) return run(undefined);
  return access.openBrowser().andThen((opened) => {
    const runAndClose = async () => {
      try {
        return await run(opened);
      } finally {
        await opened.close();
      }
    };
    return new ResultAsync(runAndClose());
  });
};

/** Runs at most `parallel` scenarios at once; the report keeps their order. */
const runAll = async (
  session: Session,
  { scenarios: chosen, mistakes }: Chosen,
  parallel: number,
  where: WhereToRun,
): Promise<RunReport> => {
  const start = performance.now();
  const done = new Map<number, ScenarioRun>();
  let failed = 0;
  const waiting = [...chosen.entries()].values();
  const work = async (): Promise<void> => {
    for (const [at, placed] of waiting) {
      const { name, tags = [] } = placed.scenario;
      const start = performance.now();
      const outcome = await runPlaced(placed, session, where);
      const ms = Math.round(performance.now() - start);
      done.set(at, { name, tags, place: placed.placeOf(['name']), ms, ...outcome });
      failed += outcome.problems.length > 0 ? 1 : 0;
      const progress = `${done.size} of ${chosen.length}${failed === 0 ? '' : `, ${failed} failed`}: ${name}`;
      void session.progress.show(progress);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, chosen.length) }, work));
  const wallMs = Math.round(performance.now() - start);
  return { runs: chosen.flatMap((_, at) => done.get(at) ?? []), mistakes, wallMs };
};

/** Runs the chosen scenarios and writes the JUnit report if requested. */
const reported = (
  session: Session,
  chosen: Chosen,
  { parallel, junit }: RunOptions,
  where: WhereToRun,
): ResultAsync<Answer, Failure> =>
  ResultAsync.fromSafePromise<RunReport, Failure>(runAll(session, chosen, parallel, where)).andThen((report) =>
    (junit === undefined
      ? okAsync<void, string>()
      : session.terminal.keepFile(junit, new TextEncoder().encode(junitReport(report)))
    )
      .mapErr((reason) => unusable(`the report cannot be written: ${reason}`))
      .map(() => answerOf(report, chosen.fault)),
  );
