import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Resized pictures of all servers of all runs, in tests, bench and Lighthouse. */
export const mediaCache = resolve(root, 'ui/dist/media');

/** All visitors of a test come from one address. */
const crowd = { CODE_TRIES_PER_CLIENT: 'off' };

/** V8 settings as in `npm start`: requests leave short-lived objects, so a larger heap costs memory and saves no time.
 *  By default V8 lets 40 MB in use grow to 180 MB before it collects (resident 340 MB instead of 230 MB). */
const likeNpmStart = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export type Running = {
  readonly origin: string;
  /** Address of the operations server; empty without one. */
  readonly operations: string;
  readonly readyAfterMs: number;
  memoryMB(): number;
  /** Returns its output since it was ready, the error stream last. */
  log(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves with exit code and signal once it has ended. */
  readonly ended: Promise<readonly unknown[]>;
  stop(): Promise<void>;
  /** Ends the process at once, without cleaning up: `kill -9`. */
  kill(): Promise<void>;
};

/** Returns the resident memory of a process as Linux counts it. Units: MB. */
const residentMB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Reads the output of a process: its first line, which contains its address, and the rest. */
const outputOf = (child: ChildProcess) => {
  let output = '';
  const first = new Promise<string>((resolveLine, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) resolveLine(output.slice(0, output.indexOf('\n')));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${output}`)));
  });
  return { first, rest: () => output.slice(output.indexOf('\n') + 1) };
};

/** Starts a server as a separate process on a free port, and waits until it answers. */
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
  const output = outputOf(child);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    process.stderr.write(text);
  });
  const ready = await output.first;
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
    log: () => output.rest() + errors,
    signal: (name) => void child.kill(name),
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
