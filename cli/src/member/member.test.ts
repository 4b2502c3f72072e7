import { type MemberToken, memberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { aMember } from '@shop/core/testing/builders';
import { noProfile } from '@shop/core/use-cases/member-session';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';

const ana = aMember();

/** Runs a command of a visitor with this jar; also returns the jar and the token afterwards. */
const run = async (
  argv: readonly string[],
  { password = '', token, ...methods }: Partial<ProfilePort> & { password?: string; token?: MemberToken } = {},
) => {
  const ended: string[] = [];
  let stored = token;
  const profile: ProfilePort = {
    logIn: (_email, word) =>
      word === 'right' ? okAsync(memberToken('t')) : errAsync({ kind: 'loginFailed', message: 'Napačno geslo.' }),
    loadMember: (known) => okAsync(known === undefined ? undefined : ana),
    logOut: (known) => {
      ended.push(known);
      return okAsync();
    },
    ...methods,
  };
  const jar = {
    memberToken: () => stored,
    keepCheckoutSession: () => undefined,
    keepMemberToken: (known: MemberToken) => {
      stored = known;
    },
    forgetMemberToken: () => {
      stored = undefined;
    },
  };
  const outcome = await runShop(argv, { profile, jar }, { readSecret: async () => password });
  return { ...outcome, stored, ended };
};

it('member login reads the password at the prompt and stores the token', async () => {
  const { exitCode, stdout, stored } = await run(['member', 'login', 'ana@example.com', '--json'], {
    password: 'right',
  });
  expect({ exitCode, stored, answer: JSON.parse(stdout) }).toEqual({
    exitCode: 0,
    stored: 't',
    answer: { success: true, user: expect.objectContaining({ name: 'Ana' }) },
  });
});

it('member login prints the words of the server for a wrong password and leaves the jar unchanged', async () => {
  const { exitCode, stderr, stored } = await run(['member', 'login', 'ana@example.com'], { password: 'wrong' });
  expect({ exitCode, stored }).toEqual({ exitCode: 3, stored: undefined });
  expect(stderr).toContain('Napačno geslo.');
  expect(stderr).not.toContain('wrong');
});

it.each([
  ['ana@', 'right', 'an e-mail address'],
  ['ana@example.com', '', 'a password, typed at the prompt'],
])('member login refuses %s with the password %j with 2', async (email, password, allowed) => {
  const { exitCode, stderr } = await run(['member', 'login', email], { password });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(allowed);
});

it('member login refuses a password as an argument with 2', async () => {
  expect((await run(['member', 'login', 'ana@example.com', 'right'])).exitCode).toBe(2);
});

it('member show prints the member, or false without one', async () => {
  expect((await run(['member', 'show'], { token: memberToken('t') })).stdout).toContain('Ana Novak  ana@example.com');
  const anonymous = await run(['member', 'show', '--json']);
  expect([anonymous.exitCode, JSON.parse(anonymous.stdout)]).toEqual([0, { success: false }]);
});

it('member logout ends the session at the server and removes the token, also when the server is unreachable', async () => {
  const out = await run(['member', 'logout'], { token: memberToken('t') });
  expect([out.exitCode, out.ended, out.stored]).toEqual([0, ['t'], undefined]);
  const away = await run(['member', 'logout'], { ...noProfile, token: memberToken('t') });
  expect([away.exitCode, away.stored]).toEqual([0, undefined]);
  expect((await run(['member', 'logout'])).exitCode).toBe(0);
});
