import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** One for all servers of all runs, so that no test waits for a picture that another one had resized. */
const mediaCache = resolve(root, 'ui/dist/media');

/** All visitors of a test come from one address. */
const crowd = { CODE_TRIES_PER_CLIENT: 'off' };

/** A larger heap costs memory and saves nothing: requests leave short-lived objects. As it comes, V8 lets 40 MB that are
 *  in use grow to 180 before it collects (resident 340 MB instead of 230). */
const likeNpmStart = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export type Running = {
  readonly origin: string;
  /** Where it is watched; empty where it is not. */
  readonly operations: string;
  readonly readyAfterMs: number;
  memoryMB(): number;
  /** All that it has written since it was ready, the error stream last. */
  log(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code and signal, once it has ended. */
  readonly ended: Promise<readonly unknown[]>;
  stop(): Promise<void>;
  /** Ends the process at once, without a chance to tidy up: `kill -9`. */
  kill(): Promise<void>;
};

/** Resident memory of a process in MB, as Linux counts it. */
const residentMB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Reads what a process prints: its first line, which says where it is, and all that follows. */
const printedBy = (child: ChildProcess) => {
  let printed = '';
  const first = new Promise<string>((found, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('\n')) found(printed.slice(0, printed.indexOf('\n')));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${printed}`)));
  });
  return { first, rest: () => printed.slice(printed.indexOf('\n') + 1) };
};

/** Starts a server of its own process on a free port, and waits until it answers. */
export const startServer = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Running> => {
  const start = performance.now();
  const child = spawn(process.execPath, [...likeNpmStart, resolve(root, file), ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      MEDIA_CACHE: mediaCache,
      ...crowd,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = printedBy(child);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    process.stderr.write(text);
  });
  const ready = await printed.first;
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(ready)?.[0] ?? '';
  await fetch(`${origin}/healthz`).then((answer) => answer.text());
  const readyAfterMs = performance.now() - start;
  const ended = once(child, 'close');
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    operations: /"operations":"([^"]*)"/.exec(ready)?.[1] ?? '',
    readyAfterMs,
    memoryMB: () => residentMB(child.pid ?? 0),
    log: () => printed.rest() + errors,
    signal: (name) => void child.kill(name),
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
