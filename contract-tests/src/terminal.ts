import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { projectRoot } from './arrows/imports.ts';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** The timeout of a process that should have ended by itself long before. Units: milliseconds. */
const patience = 60_000;

/** Runs a file of the project as a separate process until its end. */
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

/** Runs command lines of the shop as separate processes, with a shop and a jar of the test. */
export const terminal =
  (env: { readonly SHOP_ON: string; readonly SHOP_JAR: string }) =>
  (...args: readonly string[]): Promise<Ran> =>
    runToEnd('cli/bin/shop.mjs', args, env);
