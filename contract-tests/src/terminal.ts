import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { projectRoot } from './arrows/imports.ts';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** Only ends what should have ended by itself long ago. Units: milliseconds. */
const patience = 60_000;

/** Runs a file of the project as a program of its own, to its end. */
export const runToEnd = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  timeout = patience,
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [resolvePath(projectRoot, file), ...args], {
      cwd: projectRoot,
      env: { ...process.env, SHOP_LANG: 'sl', ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString('utf8');
    });
    child.stderr.on('data', (part: Buffer) => {
      err += part.toString('utf8');
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });

/** Runs a command line of the shop as a process of its own, against a shop and with a jar of the test's. */
export const terminal =
  (env: { readonly SHOP_ON: string; readonly SHOP_JAR: string }) =>
  (...args: readonly string[]): Promise<Ran> =>
    runToEnd('cli/bin/shop.mjs', args, env);
