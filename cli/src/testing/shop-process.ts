import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';

/** The built program, and the script that builds it first and chooses a Node. */
const programs = {
  built: resolve(import.meta.dirname, '../../dist/shop.js'),
  starter: resolve(import.meta.dirname, '../../bin/shop.mjs'),
};

/** Resized pictures of all servers that tests start. */
const MEDIA_CACHE = resolve(import.meta.dirname, '../../../ui/dist/media');

export type Exit = { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string };

type Around = {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly through?: keyof typeof programs;
  /** Text for standard input. */
  readonly input?: string;
  /** Options of Node itself. */
  readonly node?: readonly string[];
  /** A file descriptor in place of the pipe. */
  readonly stdout?: number;
  readonly stderr?: number;
};

/** Options that start a command or server at the start moment of all tests. */
export const atTestStart: readonly string[] = ['--at', instantText(testStart)];

/** Starts the program as a shell does, without the test's own settings. */
export const startShop = (
  argv: readonly string[],
  { folder, env = {}, input, node = [], through = 'built', stdout, stderr }: Around,
): ChildProcess => {
  const child = spawn(process.execPath, [...node, programs[through], ...argv], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, MEDIA_CACHE, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', stdout ?? 'pipe', stderr ?? 'pipe'],
  });
  child.stdin?.end(input);
  return child;
};

/** Returns everything that a program printed, after its end. */
export const endOf = (child: ChildProcess): Promise<Exit> => {
  const printed = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  return new Promise((done) => child.on('close', (exitCode) => done({ exitCode, ...printed })));
};

export const shop = (argv: readonly string[], around: Around): Promise<Exit> => endOf(startShop(argv, around));

/** Waits until a running program has printed a text and returns its output up to then. */
export const outputUntil = (child: ChildProcess, awaited: RegExp): Promise<string> =>
  new Promise((found, missing) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (awaited.test(printed)) found(printed);
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('close', () => missing(new Error(`ended without ${awaited}; printed: ${printed}${output}`)));
  });
