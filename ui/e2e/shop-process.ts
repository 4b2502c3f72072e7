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
  readonly readyAfterMs: number;
  memoryMB(): number;
  /** All that it has written to its error stream. */
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

const firstAddress = (child: ChildProcess): Promise<string> =>
  new Promise((found, reject) => {
    let printed = '';
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString('utf8');
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address !== undefined) found(address);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${printed}`)));
  });

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
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    process.stderr.write(text);
  });
  const origin = await firstAddress(child);
  await fetch(`${origin}/healthz`).then((answer) => answer.text());
  const readyAfterMs = performance.now() - start;
  const ended = once(child, 'close');
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    readyAfterMs,
    memoryMB: () => residentMB(child.pid ?? 0),
    log: () => log,
    signal: (name) => void child.kill(name),
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
