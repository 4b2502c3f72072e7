import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';

/** The built program, and what builds it first and finds a Node that can run it. */
const programs = {
  built: resolve(import.meta.dirname, '../../dist/shop.js'),
  starter: resolve(import.meta.dirname, '../../bin/shop.mjs'),
};

export type Ended = { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string };

type Around = {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly through?: keyof typeof programs;
  /** What is piped in. */
  readonly input?: string;
  /** Options of Node itself. */
  readonly node?: readonly string[];
  /** Open files in the place of pipes. */
  readonly stdout?: number;
  readonly stderr?: number;
};

/** Options that let a command or server live at the moment that all tests start at. */
export const atTestStart: readonly string[] = ['--at', instantText(testStart)];

/** Starts the program as a terminal does; nothing of the test's own settings reaches it. */
export const startShop = (
  argv: readonly string[],
  { folder, env = {}, input, node = [], through = 'built', stdout, stderr }: Around,
): ChildProcess => {
  const child = spawn(process.execPath, [...node, programs[through], ...argv], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', stdout ?? 'pipe', stderr ?? 'pipe'],
  });
  child.stdin?.end(input);
  return child;
};

/** What a started program printed, once it has ended. */
export const endOf = (child: ChildProcess): Promise<Ended> => {
  const printed = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  return new Promise((done) => child.on('close', (exitCode) => done({ exitCode, ...printed })));
};

export const shop = (argv: readonly string[], around: Around): Promise<Ended> => endOf(startShop(argv, around));

/** Waits for a text on a running program's stdout and gives what is printed so far. */
export const printedBy = (child: ChildProcess, awaited: RegExp): Promise<string> =>
  new Promise((found, missing) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (awaited.test(printed)) found(printed);
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('close', () => missing(new Error(`ended without ${awaited}; printed: ${printed}${said}`)));
  });
