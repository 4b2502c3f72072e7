import { memberToken } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import { loadMemberErrors, logInErrors, logOutErrors, type ProfilePort } from '@shop/core/member/profile-port';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, given } from '../codec/codec.ts';
import { success, wholeNumber } from '../codec/scalars.ts';
import { text, typedLine, words } from '../codec/texts.ts';
import { constant, sentAs, wireObject } from '../codec/wire-object.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, no, query } from './call-parts.ts';
import { personal, publicly, secret } from './privacy.ts';

/** The environment number of a provider is added where it is known, never in a browser. */
const logInRequest = personal(
  wireObject({
    email: typedLine(200, 1),
    password: secret(text(1000, 1)),
    environment: constant(z.exactOptional(wholeNumber(0, 1_000_000))),
  }),
);

/** Towards a browser the token is left out: it travels in a cookie that no script can read. */
const loggedIn = publicly(
  wireObject({
    success,
    token: secret(z.exactOptional(text(4096, 1))),
    message: constant(personal(words), ''),
  }),
);

const memberRequest = z.object({});

const member: Codec<Member> = personal(
  wireObject({
    name: words,
    surname: words,
    phone: words,
    address: words,
    postCode: words,
    city: words,
    countryCode: publicly(words),
    email: words,
    wellcardId: sentAs('wellcardID', words),
  }),
);

/** A user only with `success: true`, else none. */
const shownMember: Codec<Member | undefined> = z.codec(
  publicly(z.object({ success: z._default(z.boolean(), false), user: z.exactOptional(member) })),
  z.custom<Member | undefined>(),
  {
    decode: ({ success: answered, user }) => (answered ? user : undefined),
    encode: (user) => (user === undefined ? { success: false } : { success: true, user }),
  },
);

export const logIn: CallOfMethod<ProfilePort['logIn'], z.output<typeof logInRequest>, z.output<typeof loggedIn>> = {
  of: ({ profile }) => profile.logIn,
  ...change,
  toRequest: (email, password, visitor) => ({ request: { email, password }, context: given({ visitor }) }),
  toArguments: ({ email, password }, { visitor }) =>
    visitor === undefined ? [email, password] : [email, password, visitor],
  toReply: (token) => ({ answer: {}, memberToken: token }),
  toValue: ({ answer, memberToken: kept }) => {
    const token = answer.token === undefined ? kept : memberToken(answer.token);
    return token === undefined ? err({ kind: 'unreachable', cause: 'malformed' }) : ok(token);
  },
  errors: logInErrors,
  path: '/Account/Login',
  request: logInRequest,
  answer: loggedIn,
  repeat: 'never',
  without: { kind: 'loginFailed', message: '' },
  summary: 'Logs a member in',
};

export const loadMember: CallOfMethod<ProfilePort['loadMember'], z.output<typeof memberRequest>> = {
  of: ({ profile }) => profile.loadMember,
  ...query,
  toRequest: (token) => ({ request: {}, context: given({ memberToken: token }) }),
  toArguments: (_request, context) => [context.memberToken],
  errors: loadMemberErrors,
  path: '/Profile/GetUser',
  request: memberRequest,
  answer: shownMember,
  summary: 'The member of a token, if any',
};

export const logOut: CallOfMethod<ProfilePort['logOut'], z.output<typeof memberRequest>, void> = {
  of: ({ profile }) => profile.logOut,
  ...change,
  toRequest: (token) => ({ request: {}, context: { memberToken: token } }),
  toArguments: (_request, { memberToken: token = memberToken('') }) => [token],
  errors: logOutErrors,
  path: '/Account/Logout',
  request: memberRequest,
  answer: done,
  without: no('call'),
  summary: 'Ends the token of a member',
};
