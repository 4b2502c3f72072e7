import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The shop's terminal. */
export const shopProgram = resolve(import.meta.dirname, '../../cli/bin/shop.mjs');

/** Runs a command of the shop's terminal against a running shop, with a jar of its own in the folder, and gives what it told in JSON. */
export const terminal =
  (on: string, folder: string) =>
  async (...argv: readonly string[]) => {
    const jar = join(folder, 'terminal.json');
    const child = spawn(process.execPath, [shopProgram, ...argv, '--on', on, '--jar', jar, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const part of child.stdout.setEncoding('utf8')) printed += part;
    return JSON.parse(printed);
  };
