// Finds the programs of PostgreSQL for the tests, or installs them with the package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const entries = (folder) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Returns where Debian and Homebrew install each version, the newest first. */
const versioned = () =>
  [
    ['/usr/lib/postgresql', /^\d+$/],
    ['/opt/homebrew/opt', /^postgresql(@\d+)?$/],
    ['/usr/local/opt', /^postgresql(@\d+)?$/],
  ].flatMap(([folder, form]) =>
    entries(folder)
      .filter((name) => form.test(name))
      .sort((a, b) => Number.parseInt(b.replace(/\D+/, ''), 10) - Number.parseInt(a.replace(/\D+/, ''), 10))
      .map((name) => join(folder, name, 'bin')),
  );

/** Returns the folder with `initdb` and `postgres`: `POSTGRES_BIN`, else the first one on the PATH or of an
 *  installation; `undefined` without any. */
export const postgresPrograms = () => {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...versioned()].find((folder) =>
    ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
  );
};

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

/** Tries to install PostgreSQL if it is missing. Without it tests are skipped, which is reported. */
export const ensurePostgres = () => {
  if (postgresPrograms() !== undefined) return;
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  process.stderr.write('No PostgreSQL found; installing it ...\n');
  if (run('apt-get', ['update', '-qq']))
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
};

/** Returns the last lines of the tests about skipped ones; no lines when PostgreSQL is present. */
export const missingPostgres = () =>
  postgresPrograms() === undefined
    ? [
        '',
        '  ################################################################################',
        '  NOT RUN: all tests of the shop on PostgreSQL, as its programs are not on this machine.',
        '  Install them (Debian: apt-get install postgresql) or set POSTGRES_BIN to their folder,',
        '  then run: npm run test:postgres',
        '  ################################################################################',
        '',
      ].join('\n')
    : undefined;
