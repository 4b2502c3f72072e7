import { hash } from 'node:crypto';
import { plusMilliseconds } from '@shop/core/dates/instant';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { type MemberToken, memberToken } from '@shop/core/ids';
import { clientNetwork } from '@shop/core/limits/client-network';
import { logInTries } from '@shop/core/limits/tries';
import { accountName, tokenLifetime } from '@shop/core/member/account';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { memberOrderView } from '@shop/core/seller/views/order-view';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { newestFirst } from '../platform/admission/newest-first.ts';
import { countedUnder } from './digests.ts';
import { costNow, dummyPassword, type HashCost, hashPassword, isPassword } from './password-hash.ts';
import type { AccountStore, StoreFailure, Try, TryStore } from './seller-store.ts';

export type AccountParts = {
  readonly store: AccountStore;
  readonly tries: TryStore;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Cost of a new password's hash. Default: today's recommended cost; tests set a lower one. */
  readonly hashCost?: HashCost | undefined;
};

/** The message is empty, because the code is translated for the visitor. */
const refused: ErrorOf<'loginFailed'> = { kind: 'loginFailed', message: '' };
const emailTaken: ErrorOf<'emailTaken'> = { kind: 'emailTaken' };
const tooMany: ErrorOf<'tooManyLogIns'> = { kind: 'tooManyLogIns' };

const mostOrders = 20;

const digestOf = (token: MemberToken): string => hash('sha256', token);

/** Key of an account as seen from one client network. All clients without an address share one. */
const pairOf = (name: string, client: string | undefined): string =>
  countedUnder(`account ${name} of client`, client ?? '');

/** Returns what a log-in counts as: a try of this account at this client's network, and one of the network, each with
 *  its limit. */
const tryOf = (name: string, client: string | undefined): Try => ({
  under: [
    { name: pairOf(name, client), most: logInTries.ofAccountAndClient },
    ...(client === undefined ? [] : [{ name: countedUnder('client', client), most: logInTries.ofClient }]),
  ],
});

/** Maximum number of passwords that wait to be hashed. A hash takes a quarter of a second of a thread. */
const mostQueued = { waiting: 16, ofName: 4 };

/** Maximum number of remembered pairs of account and network. */
const mostKnown = 10_000;

/** Returns two queues of passwords to hash, each handled one at a time: one for log-ins to an account from a network
 *  where it has logged in before, one for all others, so that a flood from elsewhere does not lock out the owner. The
 *  known pairs are kept in this process's memory. */
const passwordQueues = () => {
  const ofKnown = newestFirst(mostQueued, tooMany);
  const ofOthers = newestFirst(mostQueued, tooMany);
  const known = new Set<string>();
  return {
    inQueue: <Value, Failure>(name: string, client: string | undefined, work: () => ResultAsync<Value, Failure>) => {
      const names = [`account ${name}`, ...(client === undefined ? [] : [`client ${clientNetwork(client)}`])];
      return (known.has(pairOf(name, client)) ? ofKnown : ofOthers)(names, work);
    },
    remember: (name: string, client: string | undefined): void => {
      const pair = pairOf(name, client);
      known.delete(pair);
      known.add(pair);
      const [oldest] = known;
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
};

/** Returns the embedded provider's accounts over any store: the shop's profile port, and the account calls of the
 *  provider's own main site. */
export const sellerAccounts = ({
  store,
  tries,
  clock,
  random,
  hashCost = costNow,
}: AccountParts): ProfilePort & AccountsPort => {
  /** Creates a token of 128 random bits and the member hash id. */
  const newToken = (memberHashId: string): ResultAsync<MemberToken, StoreFailure> => {
    const claims = Buffer.from(JSON.stringify({ memberHashId })).toString('base64url');
    const token = memberToken(`${random.secret()}.${claims}`);
    const now = clock.now();
    const stored = { digest: digestOf(token), memberHashId, endsAt: plusMilliseconds(now, tokenLifetime) };
    return store.keepToken(stored, now).map(() => token);
  };

  const accountOf = (token: MemberToken) => store.accountOf(digestOf(token), clock.now());

  const { inQueue, remember } = passwordQueues();

  const takeTry = (name: string, client: string | undefined) =>
    tries
      .take(tryOf(name, client))
      .andThen((may): ResultAsync<void, typeof tooMany> => (may ? okAsync() : errAsync(tooMany)));

  /** A right password does not count as a try, and marks its network as one of the owner's. */
  const verified = (
    name: string,
    password: string,
    client: string | undefined,
  ): ResultAsync<MemberToken, StoreFailure | ErrorOf<'loginFailed'>> =>
    store.find(name).andThen((account) =>
      ResultAsync.fromSafePromise(isPassword(password, account?.password ?? dummyPassword(hashCost))).andThen(
        (isRight) => {
          if (!isRight || account === undefined) return errAsync(refused);
          remember(name, client);
          return tries.uncount(tryOf(name, client)).andThen(() => newToken(account.memberHashId));
        },
      ),
    );

  return {
    logIn: (email, password, client) => {
      const name = accountName(email);
      return inQueue(name, client, () => takeTry(name, client).andThen(() => verified(name, password, client)));
    },

    loadMember: (token) =>
      token === undefined ? okAsync(undefined) : accountOf(token).map((account) => account?.member),

    logOut: (token) => store.dropToken(digestOf(token)),

    register: ({ member, password }, client) => {
      const name = accountName(member.email);
      const memberHashId = random.token();
      return inQueue(name, client, () =>
        takeTry(name, client)
          .andThen(() => ResultAsync.fromSafePromise(hashPassword(password, hashCost)))
          .andThen((hashed) => store.add({ name, memberHashId, member, password: hashed }, clock.now()))
          .andThen((isNew): ResultAsync<MemberToken, ErrorOf<'emailTaken'> | StoreFailure> => {
            if (isNew) {
              remember(name, client);
              return newToken(memberHashId);
            }
            return verified(name, password, client).orElse((error) =>
              errAsync(error.kind === 'loginFailed' ? emailTaken : error),
            );
          }),
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
          : store.ordersOf(account.memberHashId, mostOrders).map((orders) => orders.map(memberOrderView)),
      ),
  };
};
