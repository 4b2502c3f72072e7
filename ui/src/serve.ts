import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Manifest } from 'vite';
import { openShop } from './compose/server/open-shop.ts';
import type { BuiltFiles } from './compose/server/site-start.ts';
import { endOnSignals } from './server/end-on-signals.ts';
import { manifestAssets } from './server/files/assets.ts';
import { log } from './server/logs/log.ts';
import type { RunningShop } from './server/running-shop.ts';
import { readSettings, refusedSettings } from './server/settings/settings.ts';
import { localMailFolder, startWarnings } from './server/settings/start-warnings.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const warn = (line: string): void => void process.stderr.write(`${line}\n`);

const fail = (line: string): void => {
  warn(line);
  process.exitCode = 1;
};

/** Logs why the process does not end normally, and sets its exit code. */
const logFailure = (message: string): void => {
  log.error({ event: 'ending', message });
  process.exitCode = 1;
};

const onCut = (requests: number): void => logFailure(`${requests} requests did not end in time and were cut off`);

/** Time in which visitors get 503 before the process exits. Units: milliseconds. */
const exitDelay = 500;

/** Ends a shop whose data files are lost. Nothing is closed, so that no file is written any more. */
let hasLostData = false;
const onLost = (line: string): void => {
  if (hasLostData) return;
  hasLostData = true;
  logFailure(line);
  setTimeout(() => process.exit(4), exitDelay);
};

/** Prints the addresses: as lines for a person at a terminal, else as one log line. */
const printAddresses = ({ address, dataFile: data, operations }: RunningShop, mails: string | undefined): void => {
  if (!process.stdout.isTTY) {
    log.info({ event: 'ready', address, data, mails, operations });
    return;
  }
  print(`Shop:  ${address}`);
  if (data !== undefined) print(`Data:  ${data}`);
  if (mails !== undefined) print(`Mails: ${mails}`);
  if (operations !== undefined) print(`Watch: ${operations}/metrics`);
  print('Stop:  Ctrl+C');
};

const usage = `Usage: npm start

Starts the shop at http://127.0.0.1:3000. Settings are environment variables: PORT, HOST, DATA_DIR and those in adapters/SETTINGS.md.
The same with options: node cli/bin/shop.mjs serve --help`;

/** Starts the server of the environment's settings, prints its address, and ends it on a signal. */
export const serve = async (files: BuiltFiles, args: readonly string[]): Promise<void> => {
  const [first] = args;
  if (first === '--help' || first === '-h') return print(usage);
  if (first === '--check-settings') {
    const refused = refusedSettings(process.env);
    refused.forEach(print);
    process.exitCode = refused.length === 0 ? 0 : 1;
    return;
  }
  if (first !== undefined) {
    warn(
      `unknown argument ${JSON.stringify(first)}; settings are environment variables, or options of: node cli/bin/shop.mjs serve`,
    );
    process.exitCode = 2;
    return;
  }
  const settings = readSettings(process.env);
  if (settings.isErr()) return fail(settings.error);
  log.setLevel(settings.value.LOG_LEVEL);
  const manifest: Manifest = JSON.parse(readFileSync(join(files.clientDir, '.vite/manifest.json'), 'utf8'));
  const shop = await openShop(settings.value, { ...files, assets: manifestAssets(manifest) }, { onCut, onLost });
  if (shop.isErr()) return fail(shop.error);

  endOnSignals(process, { close: shop.value.close, leave: settings.value.LEAVE_SECONDS, report: logFailure });
  printAddresses(shop.value, localMailFolder(settings.value));
  for (const message of startWarnings(settings.value)) log.warn({ event: 'startWarning', message });
};
