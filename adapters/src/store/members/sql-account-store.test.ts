import { tokenLifetime } from '@shop/core/member/account';
import type { Registration } from '@shop/core/member/member-rules';
import { describe, expect, test } from 'vitest';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { sellerAccounts } from '../../seller/seller-accounts.ts';
import { sqlTryStore } from '../seller/sql-try-store.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { sqlAccountStore } from './sql-account-store.ts';

const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
const ana: Registration = {
  password: 'kopalna plahta',
  member: { ...blank, name: 'Ana', surname: 'Novak', email: 'ana@example.com' },
};

const opened = async () => {
  const { parts, clock, inTransaction } = await openTestShop();
  const accounts = () =>
    sellerAccounts({
      store: sqlAccountStore(parts.database),
      tries: sqlTryStore(parts.database, clock),
      clock,
      random: cryptoRandom,
      hashCost: { N: 2 ** 10, r: 8, p: 1 },
    });
  const rowsOf = (table: 'accounts' | 'member_tokens' | 'log_in_tries') =>
    inTransaction((tx) => tx.selectFrom(table).selectAll().execute());
  return { accounts, clock, rowsOf };
};

test('an account is stored without the text of its password and its tokens', async () => {
  const { accounts, rowsOf } = await opened();
  const token = (await accounts().register(ana))._unsafeUnwrap();
  const later = (await accounts().logIn('ana@example.com', ana.password))._unsafeUnwrap();
  expect((await accounts().loadMember(token))._unsafeUnwrap()).toEqual(ana.member);
  expect(later).not.toBe(token);
  expect(later).toMatch(/^[0-9a-f]{32}\.[\w-]+$/);
  const stored = JSON.stringify([
    await rowsOf('accounts'),
    await rowsOf('member_tokens'),
    await rowsOf('log_in_tries'),
  ]);
  for (const secret of [ana.password, token.slice(0, 32), later.slice(0, 32)]) expect(stored).not.toContain(secret);
});

test('wrong passwords of a network are limited to twenty a minute over all processes, those of other networks are not', async () => {
  const { accounts, clock, rowsOf } = await opened();
  await accounts().register(ana);
  const tried = async (number: number, client: string) =>
    (await accounts().logIn(`somebody${number}@example.com`, 'x', client))._unsafeUnwrapErr().kind;
  const numbers = Array.from({ length: 21 }, (_, at) => at);
  const outcomes: string[] = [];
  for (const number of numbers) outcomes.push(await tried(number, '2001:db8::1'));
  expect(outcomes).toEqual([...numbers.slice(1).map(() => 'loginFailed'), 'tooManyLogIns']);
  expect(await tried(21, '2001:db8::2')).toBe('tooManyLogIns');
  expect((await accounts().logIn('ana@example.com', ana.password, '192.0.2.1')).isOk()).toBe(true);
  clock.advance(60_000);
  expect(await tried(22, '2001:db8::1')).toBe('loginFailed');
  expect(await rowsOf('log_in_tries')).toHaveLength(2);
});

test('the next log-in deletes an expired token', async () => {
  const { accounts, clock, rowsOf } = await opened();
  await accounts().register(ana);
  clock.advance(tokenLifetime);
  await accounts().logIn('ana@example.com', ana.password);
  expect(await rowsOf('member_tokens')).toHaveLength(1);
});

describe('many wrong passwords for one account', () => {
  const openedTo = async (...clients: readonly string[]) => {
    const { accounts } = await opened();
    const ofOne = accounts();
    await ofOne.register(ana);
    const logIn = async (password: string, client: string, email = 'ana@example.com') =>
      (await ofOne.logIn(email, password, client)).match(
        () => 'in',
        ({ kind }) => kind,
      );
    for (const client of clients) await logIn(ana.password, client);
    /** Returns the outcomes and counts of 60 concurrent log-ins with wrong passwords, each from another network. */
    const flood = async () => {
      const outcomes = await Promise.all(Array.from({ length: 60 }, (_, at) => logIn('x', `192.0.2.${at}`)));
      return outcomes.filter((outcome) => outcome === 'loginFailed').length;
    };
    return { accounts: ofOne, logIn, flood };
  };

  test('from forty networks one after the other do not stop the right password', async () => {
    const { logIn } = await openedTo();
    for (let at = 0; at < 40; at += 1) expect(await logIn('x', `192.0.2.${at}`)).toBe('loginFailed');
    expect(await logIn(ana.password, '198.51.100.1')).toBe('in');
    for (let at = 0; at < 5; at += 1) expect(await logIn('x', '198.51.100.1')).toBe('loginFailed');
    expect(await logIn(ana.password, '198.51.100.1')).toBe('tooManyLogIns');
  });

  test('at once are refused unread but for five, and the owner logs in beside them from a known network (R-GUARD-22)', async () => {
    const { logIn, flood } = await openedTo('198.51.100.1');
    const flooded = flood();
    expect(await logIn(ana.password, '198.51.100.1')).toBe('in');
    expect(await flooded).toBe(5);
  });

  test('at once leave the last of five places to the owner in a new network', async () => {
    const { logIn, flood } = await openedTo();
    const flooded = flood();
    expect(await logIn(ana.password, '198.51.100.9')).toBe('in');
    expect(await flooded).toBe(4);
  });

  test('at once do not stop the log-in of another account', async () => {
    const { accounts, logIn, flood } = await openedTo();
    await accounts.register({ ...ana, member: { ...ana.member, email: 'bor@example.com' } });
    const other = logIn(ana.password, '198.51.100.9', 'bor@example.com');
    const flooded = flood();
    expect([await other, await flooded]).toEqual(['in', 4]);
  });
});
