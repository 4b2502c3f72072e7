import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expectEnd, expectEqual, folder, open, points, print, seconds, sumsOfFile } from './trial.ts';

/** Ends it from outside after so many milliseconds, since whoever works on a file hears no timer meanwhile. */
const isKilled = async (data: string, after: number): Promise<boolean> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../open-once.ts'), data], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  const [, signal] = await once(child, 'exit');
  clearTimeout(timer);
  return signal === 'SIGKILL';
};

const copyOf = (data: string, name: string): string => {
  const copy = join(folder, name);
  cpSync(data, copy, { recursive: true });
  return copy;
};

/** A file whose steps are all one transaction: killed at moments spread over it, each time from where the last one left it. */
export const verifyFile = async (old: string): Promise<string> => {
  const whole = copyOf(old, 'whole');
  const [ran, took] = await seconds(() => open(whole));
  expectEnd('the migration of the file', ran, 0);
  const killed = copyOf(old, 'killed');
  let longest = Number(took) * 1000;
  let kills = 0;
  while (kills < points) {
    if (await isKilled(killed, Math.floor((longest * (kills + 0.5)) / points))) {
      kills += 1;
      continue;
    }
    // It was quicker than the first one, and has nothing left to be killed in.
    longest *= 0.7;
    cpSync(old, killed, { recursive: true });
    for (const log of ['shop.db-wal', 'shop.db-shm']) rmSync(join(killed, log), { force: true });
  }
  expectEnd('the file after its kills', await open(killed), 0);
  expectEqual('file, killed and whole', await sumsOfFile(killed), await sumsOfFile(whole));
  rmSync(killed, { recursive: true });
  print(`file: seconds=${took} kills=${kills}`);
  return whole;
};
