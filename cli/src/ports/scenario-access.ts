import type { Instant } from '@shop/core/dates/instant';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { OwnWorld, PlacedScenario } from '@shop/core/scenario/scenario';
import type { Result } from 'neverthrow';

/** Why a scenario cannot be had: a file that cannot be read, or mistakes in it. */
export type ScenarioFault =
  | { readonly type: 'unreadable'; readonly reason: string }
  | { readonly type: 'mistakes'; readonly mistakes: readonly CatalogMistake[] };

/** A folder for one scenario: its data folder is `data` in it. */
export type WorldFolder = {
  readonly folder: string;
  /** The file that says what goes wrong in it. */
  readonly levers?: string;
  remove(): void;
};

/** What a run has to do with scenario files, and with the worlds that they take place in. */
export type ScenarioAccess = {
  /** Every scenario of a file, or of the files of a folder; paths are taken from the working folder, `-` is what is piped in. */
  read(path: string): Result<readonly PlacedScenario[], ScenarioFault>;
  /** JSON Schema of a scenario file, for editors. */
  schema(): unknown;
  /** How many levers a file, or the files of a folder, pull; `-` is what is piped in (D-LEVERS). */
  leverCount(path: string): Result<number, ScenarioFault>;
  /** JSON Schema of a lever file, for editors. */
  leverSchema(): unknown;
  /** Number of a test card by what its bank says; any other text as it is. */
  cardNumber(name: string): string;
  /** A folder with a shop as a first start makes it at that moment, furnished as the world says. Error: one line. */
  makeWorld(world: OwnWorld, at: Instant): Promise<Result<WorldFolder, string>>;
  /** Calls of a trace that change something, one line each, the same wherever the same visit is made. Error: one line. */
  changingCalls(file: string): Result<readonly string[], string>;
  /** A folder with nothing in it. */
  emptyFolder(): WorldFolder;
};
