import { type MemberToken, memberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { aMember } from '@shop/core/testing/builders';
import { noProfile } from '@shop/core/use-cases/member-session';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';

const ana = aMember();

/** Runs a command of a visitor with this jar; also returns the jar and the token afterwards. */
const ran = async (
  argv: readonly string[],
  { password = '', token, ...given }: Partial<ProfilePort> & { password?: string; token?: MemberToken } = {},
) => {
  const ended: string[] = [];
  let kept = token;
  const profile: ProfilePort = {
    logIn: (_email, word) =>
      word === 'right' ? okAsync(memberToken('t')) : errAsync({ kind: 'loginFailed', message: 'Napačno geslo.' }),
    loadMember: (known) => okAsync(known === undefined ? undefined : ana),
    logOut: (known) => {
      ended.push(known);
      return okAsync();
    },
    ...given,
  };
  const jar = {
    memberToken: () => kept,
    keepCheckoutSession: () => undefined,
    keepMemberToken: (known: MemberToken) => {
      kept = known;
    },
    forgetMemberToken: () => {
      kept = undefined;
    },
  };
  const outcome = await runShop(argv, { profile, jar }, { readSecret: async () => password });
  return { ...outcome, kept, ended };
};

it('logs in with the password of the prompt, and keeps the token', async () => {
  const { exitCode, stdout, kept } = await ran(['member', 'login', 'ana@example.com', '--json'], { password: 'right' });
  expect({ exitCode, kept, told: JSON.parse(stdout) }).toEqual({
    exitCode: 0,
    kept: 't',
    told: { success: true, user: expect.objectContaining({ name: 'Ana' }) },
  });
});

it('a wrong password is refused in the words of the server, and the jar stays as it is', async () => {
  const { exitCode, stderr, kept } = await ran(['member', 'login', 'ana@example.com'], { password: 'wrong' });
  expect({ exitCode, kept }).toEqual({ exitCode: 3, kept: undefined });
  expect(stderr).toContain('Napačno geslo.');
  expect(stderr).not.toContain('wrong');
});

it.each([
  ['ana@', 'right', 'an e-mail address'],
  ['ana@example.com', '', 'a password, typed at the prompt'],
])('%s with the password %j is a usage error', async (email, password, allowed) => {
  const { exitCode, stderr } = await ran(['member', 'login', email], { password });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(allowed);
});

it('a password is no argument', async () => {
  expect((await ran(['member', 'login', 'ana@example.com', 'right'])).exitCode).toBe(2);
});

it('shows who is logged in, and that nobody is', async () => {
  expect((await ran(['member', 'show'], { token: memberToken('t') })).stdout).toContain('Ana Novak  ana@example.com');
  const nobody = await ran(['member', 'show', '--json']);
  expect([nobody.exitCode, JSON.parse(nobody.stdout)]).toEqual([0, { success: false }]);
});

it('logs out where the token was made and here, also when nobody can be reached there', async () => {
  const out = await ran(['member', 'logout'], { token: memberToken('t') });
  expect([out.exitCode, out.ended, out.kept]).toEqual([0, ['t'], undefined]);
  const away = await ran(['member', 'logout'], { ...noProfile, token: memberToken('t') });
  expect([away.exitCode, away.kept]).toEqual([0, undefined]);
  expect((await ran(['member', 'logout'])).exitCode).toBe(0);
});
