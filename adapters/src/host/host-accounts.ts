import { hash } from 'node:crypto';
import { plusMilliseconds } from '@shop/core/dates/instant';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { memberOrderView } from '@shop/core/host/views/order-view';
import { type MemberToken, memberToken } from '@shop/core/ids';
import { logInTries } from '@shop/core/limits/tries';
import { accountName, tokenLifetime } from '@shop/core/member/account';
import type { AccountsPort } from '@shop/core/member/accounts-port';
import type { ProfilePort } from '@shop/core/member/profile-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { countedUnder } from './digests.ts';
import type { AccountStore, StoreFailure, Try, TryStore } from './host-store.ts';
import { costNow, dummyPassword, type HashCost, hashPassword, isPassword } from './password-hash.ts';

export type AccountParts = {
  readonly store: AccountStore;
  readonly tries: TryStore;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Cost of a new password's hash; today's recommended cost unless a test sets it. */
  readonly hashCost?: HashCost | undefined;
};

/** The code is message enough, in the visitor's language. */
const refused: ErrorOf<'loginFailed'> = { kind: 'loginFailed', message: '' };
const taken: ErrorOf<'emailTaken'> = { kind: 'emailTaken' };
const tooMany: ErrorOf<'tooManyLogIns'> = { kind: 'tooManyLogIns' };

const mostOrders = 20;

const digestOf = (token: MemberToken): string => hash('sha256', token);

/** A try to log in, which is refused when there were too many; without an address all clients are one. */
const tryOf = (name: string, client: string | undefined): Try => ({
  under: [
    { name: countedUnder(`account ${name} of client`, client ?? ''), most: logInTries.ofAccountAndClient },
    ...(client === undefined ? [] : [{ name: countedUnder('client', client), most: logInTries.ofClient }]),
  ],
});

/** The same of an account from anywhere: a right password is not refused because of others. */
const tryOfAccount = (name: string): Try => ({
  under: [{ name: hash('sha256', `account ${name}`), most: logInTries.ofAccount }],
});

/** Work for one name after the other, whatever becomes of it; of different names side by side. */
const oneByName = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Value, Failure>(name: string, work: () => ResultAsync<Value, Failure>): ResultAsync<Value, Failure> => {
    const done = Promise.resolve(last.get(name)).then(async () => work());
    const forget = () => last.get(name) === over && last.delete(name);
    const over: Promise<unknown> = done.then(forget, forget);
    last.set(name, over);
    return new ResultAsync(done);
  };
};

/** Accounts of the embedded provider over any store: its profile, and the calls of its own main site. */
export const hostAccounts = ({
  store,
  tries,
  clock,
  random,
  hashCost = costNow,
}: AccountParts): ProfilePort & AccountsPort => {
  /** 128 random bits, and the member hash id that tokens carry. */
  const newToken = (memberHashId: string): ResultAsync<MemberToken, StoreFailure> => {
    const claims = Buffer.from(JSON.stringify({ memberHashId })).toString('base64url');
    const token = memberToken(`${random.secret()}.${claims}`);
    const now = clock.now();
    const kept = { digest: digestOf(token), memberHashId, endsAt: plusMilliseconds(now, tokenLifetime) };
    return store.keepToken(kept, now).map(() => token);
  };

  const accountOf = (token: MemberToken) => store.accountOf(digestOf(token), clock.now());

  const inOrder = oneByName();

  const takeTry = (name: string, client: string | undefined) =>
    tries
      .take(tryOf(name, client))
      .andThen((may): ResultAsync<void, typeof tooMany> => (may ? okAsync() : errAsync(tooMany)));

  const verified = (
    name: string,
    password: string,
  ): ResultAsync<MemberToken, StoreFailure | ErrorOf<'loginFailed'>> => {
    const verify = () =>
      store
        .find(name)
        .andThen((found) =>
          isPassword(password, found?.password ?? dummyPassword(hashCost)).andThen((isRight) =>
            isRight && found !== undefined ? newToken(found.memberHashId) : errAsync(refused),
          ),
        );
    return tries.take(tryOfAccount(name)).andThen((isCalm) => (isCalm ? verify() : inOrder(name, verify)));
  };

  return {
    logIn: (email, password, client) => {
      const name = accountName(email);
      return takeTry(name, client).andThen(() => verified(name, password));
    },

    loadMember: (token) =>
      token === undefined ? okAsync(undefined) : accountOf(token).map((account) => account?.member),

    logOut: (token) => store.dropToken(digestOf(token)),

    register: ({ member, password }, client) => {
      const name = accountName(member.email);
      const memberHashId = random.token();
      return takeTry(name, client)
        .andThen(() => hashPassword(password, hashCost))
        .andThen((hashed) => store.add({ name, memberHashId, member, password: hashed }, clock.now()))
        .andThen(
          (isNew): ResultAsync<MemberToken, ErrorOf<'emailTaken'> | StoreFailure> =>
            isNew
              ? newToken(memberHashId)
              : verified(name, password).orElse((error) => errAsync(error.kind === 'loginFailed' ? taken : error)),
        );
    },

    changeMember: (token, member) =>
      accountOf(token).andThen((account) =>
        account === undefined
          ? okAsync(false)
          : store.changeMember({ ...account, member: { ...member, email: account.member.email } }).map(() => true),
      ),

    ordersOf: (token) =>
      accountOf(token).andThen((account) =>
        account === undefined
          ? okAsync([])
          : store
              .ordersOf(account.memberHashId, mostOrders)
              .map(({ orders, attempts }) => orders.map((order) => memberOrderView({ attempts }, order))),
      ),
  };
};
