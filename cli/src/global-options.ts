import { join, resolve } from 'node:path';
import { type Instant, parseInstant } from '@shop/core/dates/instant';
import { defaultLanguage, type Language, languages } from '@shop/core/languages/language';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Result } from 'neverthrow';
import type { ShopSettings } from './shop-access.ts';
import { defaultTarget, parseTarget } from './target.ts';
import type { Terminal } from './terminal.ts';

/** What every command understands. */
export type GlobalOptions = {
  readonly json?: true;
  readonly lang: Language;
  readonly at?: Instant;
  readonly seed?: string;
  readonly on?: string;
  readonly jar?: string;
};

const atOption = (text: string): Instant =>
  parseInstant(text).match(
    (at) => at,
    () => {
      throw new InvalidArgumentError('Expected a moment with its zone, such as 2026-12-01T09:00:00Z.');
    },
  );

export const addGlobalOptions = (program: Command): Command =>
  program
    .option('--json', 'print one JSON document for machines; errors go to stderr as {"error": ...}')
    .addOption(new Option('--lang <language>', "the shop's language").choices(languages).default(defaultLanguage))
    .option(
      '--at <instant>',
      'act as if it were this moment (in-process shop: its clock; else: what "today" means)',
      atOption,
    )
    .option('--seed <text>', 'repeat the random choices of the same command on the same cart')
    .option(
      '--on <shop>',
      `address of a running shop, a data folder or a .db file in it (with no server running on it), or "provider" (env SHOP_ON; default ${defaultTarget})`,
    )
    .option('--jar <file>', 'cookie file that keeps the cart between commands (env SHOP_JAR; default .shop/jar.json)');

/** Options before environment before defaults. Errors: a sentence that says what is allowed. */
export const shopSettings = (options: GlobalOptions, { env, folder }: Terminal): Result<ShopSettings, string> =>
  parseTarget(options.on ?? (env.SHOP_ON || defaultTarget), { env, folder }).map((target) => ({
    target,
    jar: resolve(folder, options.jar ?? (env.SHOP_JAR || join('.shop', 'jar.json'))),
    ...(options.at === undefined ? {} : { at: options.at }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  }));
