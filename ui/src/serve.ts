import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Manifest } from 'vite';
import { type BuiltFiles, openShop } from './compose.server.ts';
import { manifestAssets } from './server/assets.ts';
import { endOnSignals } from './server/end-on-signals.ts';
import { readSettings } from './server/settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const onCut = (requests: number): void => fail(`${requests} requests did not end in time and were cut off`);

/** Starts the server of the environment's settings, says where it is, and ends on a signal. */
export const serve = async (files: BuiltFiles): Promise<void> => {
  const settings = readSettings(process.env);
  if (settings.isErr()) return fail(settings.error);
  const manifest: Manifest = JSON.parse(readFileSync(join(files.clientDir, '.vite/manifest.json'), 'utf8'));
  const shop = await openShop(settings.value, { ...files, assets: manifestAssets(manifest) }, onCut);
  if (shop.isErr()) return fail(shop.error);

  const { address, dataFile, close } = shop.value;
  endOnSignals(process, { close, complain: fail });
  say(`Shop:  ${address}`);
  if (dataFile !== undefined) say(`Data:  ${dataFile}`);
  say('Stop:  Ctrl+C');
};
