import { join, resolve } from 'node:path';
import { type Instant, parseInstant } from '@shop/core/dates/instant';
import { type Language, languageOr, languages } from '@shop/core/languages/language';
import { isLoopback } from '@shop/core/paths/loopback';
import { type Command, Option } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { Terminal } from '../terminal.ts';
import { languageArgument, orExpected } from './option-values.ts';
import { defaultTarget, parseTarget, type Target } from './target.ts';

/** Options of commands that call a shop. */
type ActingOptions = {
  /** The moment that the command runs at; the system's clock when absent. */
  readonly at?: Instant | undefined;
  /** Makes a command's random choices repeatable; the system's randomness when absent. */
  readonly seed?: string | undefined;
  /** The file to which every call of the shop is appended. */
  readonly record?: string | undefined;
  /** The file of faults to inject. */
  readonly levers?: string | undefined;
};

/** Options of every command. */
export type GlobalOptions = ActingOptions & {
  readonly json?: true;
  readonly quiet?: true;
  readonly lang?: Language;
  readonly on?: string;
  readonly jar?: string;
};

export const addGlobalOptions = (program: Command): Command =>
  program
    .option(
      '--json',
      'print one JSON document for machines, a line a record; errors go to stderr as {"error": ...} in one line',
    )
    .option('--quiet', 'print no results, only errors; the exit code is the result')
    .addOption(
      new Option(
        '--lang <language>',
        'language of the shop\'s words and of the names that are typed (env SHOP_LANG, else LC_ALL, LC_MESSAGES or LANG where it is one of these; default "sl")',
      )
        .choices(languages)
        .argParser(languageArgument),
    )
    .option(
      '--at <instant>',
      'act as if it were this moment (in-process shop: its clock; else: what "today" means)',
      (text: string): Instant =>
        orExpected(parseInstant(text), 'Expected a moment with its zone, such as 2026-12-01T09:00:00Z.'),
    )
    .option('--seed <text>', 'repeat the random choices of the same command on the same cart')
    .option(
      '--on <shop>',
      `address of a running shop, a data folder or a .db file in it (with no server running on it), "postgres" for the database of DATABASE_URL or its address, "provider", or "trace:<file>" to replay what --record wrote or a support code (trace:- from standard input), without any shop (env SHOP_ON; default ${defaultTarget})`,
    )
    .option(
      '--jar <file>',
      'cookie file that keeps the cart between commands (env SHOP_JAR; default .shop/jar.json; of a replay <file>.jar or .shop/piped.jar, which also remembers how far it has come: remove both to replay from the start)',
    )
    .option('--record <file>', 'add every call of the shop to this file, one JSON line each, without personal data')
    .option(
      '--levers <file>',
      'inject the faults of this file, such as a code on a call; only with a shop on this machine',
    );

/** Returns the language of a command: that of `--lang`, else that of the first environment variable that is set.
 *  `de_AT.UTF-8` is German; the shop's default stands for any language that the shop does not have, such as `C`. */
export const languageOf = ({ lang }: Pick<GlobalOptions, 'lang'>, { env }: Pick<Terminal, 'env'>): Language => {
  const locale = env.SHOP_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG;
  return lang ?? languageOr(locale?.toLowerCase().replace(/[-_.@].*/, ''));
};

/** Which shop a command acts on, and as whom. */
export type ShopSettings = ActingOptions & {
  readonly target: Target;
  /** The file that stores this visitor's cookies between commands. */
  readonly jar: string;
  /** A folder of pages to show in place of those of CONTENT_DIR. */
  readonly content?: string | undefined;
};

/** Returns the path of the jar. A replay has its own jar, so that recorded carts never get into a visitor's jar. */
const jarOf = (target: Target, { jar }: GlobalOptions, { env, folder }: Terminal): string => {
  if (jar !== undefined) return resolve(folder, jar);
  if (target.type !== 'trace') return resolve(folder, env.SHOP_JAR || join('.shop', 'jar.json'));
  return target.file === '-' ? resolve(folder, '.shop', 'piped.jar') : `${target.file}.jar`;
};

/** Returns an absolute path; '-' for standard input stays unchanged. */
export const fileOrInput = (path: string, folder: string): string => (path === '-' ? path : resolve(folder, path));

const replayIsNoShop = (option: string): string =>
  `${option} needs a shop; what --on trace:<file> answers is recorded already`;

/** Returns why the options do not fit the target; `undefined` when they do. Levers are for tests and may use up
 *  capacity, so they need a shop on this machine. */
const mistakeOf = (target: Target, { record, levers }: GlobalOptions): string | undefined => {
  if (target.type === 'trace' && levers !== undefined) return replayIsNoShop('--levers');
  if (target.type === 'trace' && record !== undefined) return replayIsNoShop('--record');
  if (levers === undefined || target.type === 'trace' || target.type === 'database') return undefined;
  if (isLoopback(URL.parse(target.url))) return undefined;
  const shop = target.type === 'postgres' ? 'that database' : target.url;
  return `--levers is for tests and needs a shop on this machine, which ${shop} is not`;
};

/** Reads the settings: options take precedence over the environment, which takes precedence over defaults. Errors: a
 *  sentence that names what is allowed. */
export const shopSettings = (options: GlobalOptions, terminal: Terminal): Result<ShopSettings, string> =>
  parseTarget(options.on ?? (terminal.env.SHOP_ON || defaultTarget), terminal)
    .andThen((target) => {
      const mistake = mistakeOf(target, options);
      return mistake === undefined ? ok(target) : err(mistake);
    })
    .map((target) => ({
      target,
      jar: jarOf(target, options, terminal),
      at: options.at,
      seed: options.seed,
      record: options.record && resolve(terminal.folder, options.record),
      levers: options.levers && fileOrInput(options.levers, terminal.folder),
    }));
