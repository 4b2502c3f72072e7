import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runToEnd } from '../terminal.ts';

/** Starts a server that cannot use a database. Returns its error message. */
const refusedStart = async (DATABASE_URL: string): Promise<string> => {
  const DATA_DIR = temporaryFolder();
  const ran = await runToEnd('ui/dist/server/server.js', [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR, DATABASE_URL });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^[^\n]+\n$/);
  return ran.err;
};

/** Makes a database that other programs have used. */
const databaseWith = async (...statements: readonly string[]): Promise<string> => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  for (const statement of statements) await asKeeper(url, statement);
  return url;
};

test('an unreachable database ends the start in one line, without user and password', async () => {
  const line = await refusedStart('postgres://keeper:hush@127.0.0.1:9/shop');
  expect(line).toBe(
    'the database postgres://127.0.0.1:9/shop cannot be reached (connect ECONNREFUSED 127.0.0.1:9); check that it runs and that DATABASE_URL is right\n',
  );
});

test('a refusal by the database ends the start in one line with its message, without the password', async () => {
  const url = await databaseWith(
    "create role guarded login password 'right'; create role few login connection limit 0; create role guest login",
  );
  onTestFinished(async () => void (await asKeeper(url, 'drop role guarded, few, guest')));
  const unwritten = await databaseWith();
  await asKeeper(
    unwritten,
    `alter database ${new URL(unwritten).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  const at = (address: string, parts: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'search'>>) =>
    refusedStart(Object.assign(new URL(address), parts).href);
  const lines = await Promise.all([
    at(url, { username: 'nobody', password: 'hush' }),
    at(url, { username: 'guarded', password: 'hush' }),
    at(url, { username: 'guarded' }),
    at(url, { pathname: '/nowhere', password: 'hush' }),
    at(url, { username: 'guest', password: 'hush' }),
    at(url, { username: 'few', password: 'hush' }),
    at(unwritten, { password: 'hush' }),
    at(url, { password: 'hush', search: '?sslmode=require' }),
  ]);
  for (const [index, reason] of [
    'cannot be used (role "nobody" does not exist)',
    'cannot be used (password authentication failed for user "guarded")',
    'cannot be reached (SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
    'cannot be used (database "nowhere" does not exist)',
    'cannot be used (permission denied for schema public)',
    'cannot be used (too many connections for role "few")',
    'cannot be used (cannot execute CREATE TABLE in a read-only transaction)',
    'cannot be reached (self-signed certificate',
  ].entries()) {
    expect(lines[index]).toContain(reason);
    expect(lines[index]).not.toContain('hush');
  }
});
