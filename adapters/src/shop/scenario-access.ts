import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, Result } from 'neverthrow';
import { stringify } from 'yaml';
import { type CatalogFilesFault, readCatalogFolder } from '../catalog-files/catalog-folder.ts';
import { testCards } from '../payment/test-bank/test-cards.ts';
import { fixedClock, systemClock } from '../platform/clock/clocks.ts';
import { readText } from '../platform/files/read-text.ts';
import { type PlacedScenario, readScenarios } from '../scenarios/files/read-scenarios.ts';
import type { OwnWorld } from '../scenarios/files/scenario-form.ts';
import { scenarioJsonSchema } from '../scenarios/files/scenario-json-schema.ts';
import { type Lever, leverJsonSchema, readLevers } from '../scenarios/levers/read-levers.ts';
import { changingCalls } from '../trace/changing-calls.ts';
import { furnishWorld, makeWorldFolder } from './scenario-world.ts';

type WorldFolder = { readonly folder: string; readonly levers?: string; remove(): void };

/** Returns files with their names as typed, so that a terminal can open the names in mistakes and reports. */
const filesAt = (folder: string, path: string): Result<readonly CatalogFile[], CatalogFilesFault> => {
  if (path === '-') return readCatalogFolder(path);
  const whole = resolve(folder, path);
  if (statSync(whole, { throwIfNoEntry: false })?.isDirectory() === true) {
    const asTyped = (files: readonly CatalogFile[]) => files.map((file) => ({ ...file, path: join(path, file.path) }));
    return readCatalogFolder(whole)
      .map(asTyped)
      .mapErr((fault) => {
        if (fault.type === 'unreadable') return fault;
        const mistakes = fault.mistakes.map((one) => ({ ...one, file: join(path, one.file) }));
        return { ...fault, mistakes, files: asTyped(fault.files ?? []) };
      });
  }
  return readText(whole)
    .map((text) => [{ path, text }])
    .mapErr((reason): CatalogFilesFault => ({ type: 'unreadable', reason }));
};

/** Scenarios of readable files, and the mistakes of the others. */
export type ScenarioFiles = {
  readonly scenarios: readonly PlacedScenario[];
  readonly mistakes: readonly CatalogMistake[];
};

const noMistakes: readonly CatalogMistake[] = [];

/** Reads scenario files. A file with mistakes does not stop the others. Error: the reason why the path cannot be
 *  read. */
const readScenarioFiles = (folder: string, path: string): Result<ScenarioFiles, string> =>
  filesAt(folder, path)
    .map((files) => ({ files, noText: noMistakes }))
    .orElse((fault) =>
      fault.type === 'unreadable' ? err(fault.reason) : ok({ files: fault.files ?? [], noText: fault.mistakes }),
    )
    .map(({ files, noText }) => {
      const read = files.map(readScenarios);
      return {
        scenarios: read.flatMap((one) => one.unwrapOr([])),
        mistakes: [...noText, ...read.flatMap((one) => (one.isErr() ? one.error : []))],
      };
    });

/** Writes a world's levers to a file in its folder. */
const leversFile = (folder: string, { levers }: OwnWorld): { readonly levers?: string } => {
  if (levers === undefined) return {};
  const file = join(folder, 'levers.yaml');
  writeFileSync(file, stringify({ levers }));
  return { levers: file };
};

/** Returns the result of `read` for each file, or all mistakes. */
const readAll = <Content>(
  files: Result<readonly CatalogFile[], CatalogFilesFault>,
  read: (file: CatalogFile) => Result<Content, readonly CatalogMistake[]>,
): Result<readonly Content[], CatalogFilesFault> =>
  files.andThen((list) =>
    Result.combineWithAllErrors(list.map(read)).mapErr(
      (mistakes): CatalogFilesFault => ({ type: 'mistakes', mistakes: mistakes.flat() }),
    ),
  );

/** Returns the number of levers with an effect: of several levers of notifications one counts. */
const countOf = (levers: readonly Lever[]): number => {
  const ofCalls = levers.filter(({ notification }) => notification === undefined).length;
  return ofCalls + (ofCalls < levers.length ? 1 : 0);
};

const newFolder = (): WorldFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-scenario-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Returns access to scenario files of a working folder, and worlds for them. A world is a copy of the first start
 *  of its day, because starts are slow. */
export const scenarioAccess = (folder: string) => {
  const firstStarts = new Map<string, Promise<Result<string, string>>>();
  const firstStart = async (at: Instant): Promise<Result<string, string>> => {
    const start = newFolder();
    process.once('exit', start.remove);
    const made = await makeWorldFolder(join(start.folder, 'data'), fixedClock(at));
    return made.map(() => join(start.folder, 'data'));
  };
  return {
    read: (path: string) => readScenarioFiles(folder, path),
    /** Default time of a world. */
    now: systemClock().now,
    schema: scenarioJsonSchema,
    leverCount: (path: string): Result<number, CatalogFilesFault> =>
      readAll(filesAt(folder, path), readLevers).map((read) => read.reduce((sum, levers) => sum + countOf(levers), 0)),
    leverSchema: leverJsonSchema,
    cardNumber: (name: string): string =>
      new Map<string, string>(Object.entries(testCards)).get(name) ?? name.replaceAll(/[\s-]/g, ''),
    changingCalls,
    emptyFolder: newFolder,
    makeWorld: async (world: OwnWorld, at: Instant): Promise<Result<WorldFolder, string>> => {
      const clock = fixedClock(at);
      const known = firstStarts.get(clock.today()) ?? firstStart(at);
      firstStarts.set(clock.today(), known);
      const from = await known;
      if (from.isErr()) return err(from.error);
      const made = newFolder();
      const data = join(made.folder, 'data');
      cpSync(from.value, data, { recursive: true });
      const furnished = await furnishWorld(data, clock, world);
      if (furnished.isErr()) made.remove();
      return furnished.map(() => ({ ...made, ...leversFile(made.folder, world) }));
    },
  };
};
