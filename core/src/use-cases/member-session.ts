import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Country } from '../customer/customer.ts';
import { checkoutSession, type MemberToken } from '../ids.ts';
import type { Member } from '../member/member.ts';
import {
  checkLogIn,
  checkRegistration,
  type LogInDraft,
  type LogInFieldError,
  type Registration,
  type RegistrationFieldError,
} from '../member/member-rules.ts';
import type { AccountsPort, RegisterError } from '../ports/accounts-port.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { LoadMemberError, LogInError, ProfilePort } from '../ports/profile-port.ts';
import type { RandomPort } from '../ports/random-port.ts';

/** Stores a visitor's token, on the server or in the terminal only: scripts in a browser cannot read it. */
export type MemberJar = Pick<CookiePort, 'memberToken' | 'keepCheckoutSession'> & {
  keepMemberToken(token: MemberToken): void;
  forgetMemberToken(): void;
};

export type InvalidLogIn = { readonly kind: 'invalidLogIn'; readonly fields: readonly LogInFieldError[] };

type Ports = { readonly profile: ProfilePort; readonly random: RandomPort; readonly jar: MemberJar };

const startNewSession = ({ random, jar }: Pick<Ports, 'random' | 'jar'>): void =>
  jar.keepCheckoutSession(checkoutSession(random.secret()));

/** Stores the token of a log-in, and starts a new checkout session. */
const makeKeepMember =
  (ports: Pick<Ports, 'random' | 'jar'>) =>
  (token: MemberToken): void => {
    startNewSession(ports);
    ports.jar.keepMemberToken(token);
  };

export type InvalidRegistration = {
  readonly kind: 'invalidRegistration';
  readonly fields: readonly RegistrationFieldError[];
};

/** Opens an account and logs its owner in. `client` is the network address of the request. Errors:
 *  `invalidRegistration` before any request; those of the accounts. */
export const makeRegister =
  ({ accounts, random, jar }: Omit<Ports, 'profile'> & { readonly accounts: AccountsPort }) =>
  (
    typed: Registration,
    countries: readonly Country[],
    client?: string,
  ): ResultAsync<void, InvalidRegistration | RegisterError> =>
    checkRegistration(typed, countries)
      .mapErr((fields): InvalidRegistration => ({ kind: 'invalidRegistration', fields }))
      .asyncAndThen((registration) => accounts.register(registration, client))
      .map(makeKeepMember({ random, jar }));

/** Use cases of logging in and out. Both start a new checkout session, so that one person's data is not displayed to
 *  the next at the same browser. */
export const makeMemberSession = ({ profile, random, jar }: Ports) => {
  const keep = makeKeepMember({ random, jar });
  return {
    /** Logs in. `client` is the caller's network address. Errors: `invalidLogIn` before any request; those of the
     *  profile. */
    logIn: (typed: LogInDraft, client?: string): ResultAsync<void, InvalidLogIn | LogInError> =>
      checkLogIn(typed)
        .mapErr((fields): InvalidLogIn => ({ kind: 'invalidLogIn', fields }))
        .asyncAndThen(({ email, password }) => profile.logIn(email, password, client))
        .map(keep),

    /** Returns the logged-in member; `undefined` for a guest. */
    loadMember: (): ResultAsync<Member | undefined, LoadMemberError> => profile.loadMember(jar.memberToken()),

    /** Deletes the stored token and revokes it at the profile; a failure to revoke it is ignored. */
    logOut: (): ResultAsync<void, never> => {
      const token = jar.memberToken();
      jar.forgetMemberToken();
      startNewSession({ random, jar });
      return (token === undefined ? okAsync() : profile.logOut(token)).orElse(() => okAsync());
    },
  };
};

const noSuchCall = { kind: 'notFound', what: 'call' } as const;

/** A profile without log-in. */
export const noProfile: ProfilePort = {
  logIn: () => errAsync(noSuchCall),
  loadMember: () => errAsync(noSuchCall),
  logOut: () => errAsync(noSuchCall),
};
