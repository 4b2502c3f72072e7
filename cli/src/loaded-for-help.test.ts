import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

beforeAll(() => {
  execFileSync(process.execPath, [resolve(root, 'cli/bin/shop.mjs'), '--version']);
}, 120_000);

/** Prints to the error stream, without opening it, the files and Node modules that were loaded after this module. */
const spy = `
const { registerHooks } = process.getBuiltinModule('node:module');
const { writeSync } = process.getBuiltinModule('node:fs');
const files = [];
registerHooks({ load: (url, context, next) => { if (url.startsWith('file:')) files.push(url); return next(url, context); } });
const before = new Set(process.moduleLoadList);
process.on('exit', () => {
  const own = process.moduleLoadList.filter((name) => !before.has(name)).map((name) => name.replace(/^\\w+ /, ''));
  writeSync(2, JSON.stringify({ files, own }));
});
`;

const modulesOf = (
  ...argv: readonly string[]
): { readonly files: readonly string[]; readonly own: readonly string[] } => {
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(spy)}`, resolve(root, 'cli/dist/shop.js')];
  const { stderr } = spawnSync(process.execPath, [...watched, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return JSON.parse(stderr);
};

it('--help loads three files and no module for sockets, streams, programs or lines', () => {
  const { files, own } = modulesOf('--help');
  expect(files.map((file) => file.replace(/.*\/|-[\w-]{8}(?=\.js$)/g, ''))).toEqual([
    'shop.js',
    'process.js',
    'start.js',
  ]);
  for (const heavy of [
    'child_process',
    'net',
    'readline',
    'worker_threads',
    'internal/fs/promises',
    'internal/fs/streams',
    'internal/fs/sync_write_stream',
    'internal/util/diff',
  ])
    expect(own).not.toContain(heavy);
});

it('--help of one command loads the files of no other noun', () => {
  const { files } = modulesOf('ticket', 'check', '--help');
  expect(files.some((file) => /\/ticket-[\w-]{8}\.js$/.test(file))).toBe(true);
  expect(files.some((file) => /\/(cart|catalog|root)-[\w-]{8}\.js$/.test(file))).toBe(false);
});
