import { memberToken } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import { loadMemberErrors, logInErrors, logOutErrors, type ProfilePort } from '@shop/core/ports/profile-port';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { success, wholeNumber } from '../codec/scalars.ts';
import { numberOr, text, typedLine, words } from '../codec/texts.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, no, query } from './call-parts.ts';
import { personal, publicly, secret } from './privacy.ts';

/** A provider's environment number is added by the server, never in a browser. */
const logInRequest = personal(
  z.object({
    email: typedLine(200, 1),
    password: secret(text(1000, 1)),
    environment: z.optional(wholeNumber(0, 1_000_000)),
  }),
);

/** Browsers do not receive the token: it is sent in a cookie that no script can read. */
const loggedIn = reading(
  publicly(z.object({ success, token: secret(z.optional(text(4096, 1))), message: personal(words) })),
  ({ token }): LoggedIn => ({ token }),
);

/** The token of a log-in. Absent when it is sent in a cookie. */
type LoggedIn = { readonly token?: string };

/** Writes the answer to a log-in. */
export const writeLoggedIn = ({ token }: LoggedIn) => ({ success: true, token, message: '' });

const memberRequest = z.object({});

const member = personal(
  z.object({
    name: words,
    surname: words,
    phone: words,
    address: words,
    postCode: words,
    city: words,
    countryCode: publicly(z._default(numberOr(z.string(), String), '')),
    email: words,
    wellcardID: words,
  }),
);

/** A user only with `success: true`, otherwise none. */
const memberAnswer = reading(
  publicly(z.object({ success: z._default(z.boolean(), false), user: z.optional(member) })),
  (sent): Member | undefined => {
    if (!sent.success || sent.user === undefined) return undefined;
    const { wellcardID: wellcardId, ...user } = sent.user;
    return { ...user, wellcardId };
  },
);

/** Writes the profile of a member, or that there is none. */
export const writeMember = (member: Member | undefined) =>
  member === undefined
    ? { success: false }
    : {
        success: true,
        user: {
          name: member.name,
          surname: member.surname,
          phone: member.phone,
          address: member.address,
          postCode: member.postCode,
          city: member.city,
          countryCode: member.countryCode,
          email: member.email,
          wellcardID: member.wellcardId,
        },
      };

export const logIn: CallOfMethod<ProfilePort['logIn'], z.output<typeof logInRequest>, LoggedIn> = {
  ...change,
  toRequest: (email, password, visitor) => ({ request: { email, password }, context: { visitor } }),
  toArguments: ({ email, password }, { visitor }) => [email, password, visitor],
  toReply: (token) => ({ answer: {}, memberToken: token }),
  toValue: ({ answer, memberToken: cookieToken }) => {
    const token = answer.token === undefined ? cookieToken : memberToken(answer.token);
    return token === undefined ? err({ kind: 'unreachable', cause: 'malformed' }) : ok(token);
  },
  errors: logInErrors,
  path: '/Account/Login',
  request: logInRequest,
  answer: loggedIn,
  repeat: 'never',
  without: { kind: 'loginFailed', message: '' },
};

export const loadMember: CallOfMethod<ProfilePort['loadMember'], z.output<typeof memberRequest>> = {
  ...query,
  toRequest: (token) => ({ request: {}, context: { memberToken: token } }),
  toArguments: (_request, context) => [context.memberToken],
  errors: loadMemberErrors,
  path: '/Profile/GetUser',
  request: memberRequest,
  answer: memberAnswer,
};

export const logOut: CallOfMethod<ProfilePort['logOut'], z.output<typeof memberRequest>, void> = {
  ...change,
  toRequest: (token) => ({ request: {}, context: { memberToken: token } }),
  toArguments: (_request, { memberToken: token = memberToken('') }) => [token],
  errors: logOutErrors,
  path: '/Account/Logout',
  request: memberRequest,
  answer: done,
  without: no('call'),
};
