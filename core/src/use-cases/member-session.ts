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

/** Stores a visitor's token, on the server or at the terminal only: scripts of a browser cannot read the token. */
export type MemberJar = Pick<CookiePort, 'memberToken' | 'keepCheckoutSession'> & {
  keepMemberToken(token: MemberToken): void;
  forgetMemberToken(): void;
};

export type InvalidLogIn = { readonly kind: 'invalidLogIn'; readonly fields: readonly LogInFieldError[] };

type Ports = { readonly profile: ProfilePort; readonly random: RandomPort; readonly jar: MemberJar };

const beginAnew = ({ random, jar }: Pick<Ports, 'random' | 'jar'>): void =>
  jar.keepCheckoutSession(checkoutSession(random.secret()));

/** Stores the token of the log-in, and begins a new checkout session. */
const makeKeepMember =
  (ports: Pick<Ports, 'random' | 'jar'>) =>
  (token: MemberToken): void => {
    beginAnew(ports);
    ports.jar.keepMemberToken(token);
  };

export type InvalidRegistration = {
  readonly kind: 'invalidRegistration';
  readonly fields: readonly RegistrationFieldError[];
};

/** Opens an account, whose owner is logged in from then on. `client` is the address of the request. Errors:
 *  `invalidRegistration`, without a call; those of the accounts. */
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

/** Logging in and out. Either begins a new checkout session, so data of one person are never shown to the next at the
 *  same browser or jar. */
export const makeMemberSession = ({ profile, random, jar }: Ports) => {
  const keep = makeKeepMember({ random, jar });
  return {
    /** `client` is the caller's address. Errors: `invalidLogIn` before any request; those of the profile. */
    logIn: (typed: LogInDraft, client?: string): ResultAsync<void, InvalidLogIn | LogInError> =>
      checkLogIn(typed)
        .mapErr((fields): InvalidLogIn => ({ kind: 'invalidLogIn', fields }))
        .asyncAndThen(({ email, password }) => profile.logIn(email, password, client))
        .map(keep),

    /** Undefined, without an error, for a guest. */
    loadMember: (): ResultAsync<Member | undefined, LoadMemberError> => profile.loadMember(jar.memberToken()),

    /** Removes the stored token and revokes it at the profile; a failure to revoke it is ignored. */
    logOut: (): ResultAsync<void, never> => {
      const token = jar.memberToken();
      jar.forgetMemberToken();
      beginAnew({ random, jar });
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
