import { memberToken } from '@shop/core/ids';
import { loadMemberErrors, logInErrors, logOutErrors, type ProfilePort } from '@shop/core/ports/profile-port';
import { err, ok } from 'neverthrow';
import type { CallOfMethod } from './call.ts';
import { answerItself, besideClient, no } from './call-parts.ts';
import { done } from './checkout-codec.ts';
import { personalMembers, publicMembers } from './privacy.ts';
import {
  type LoggedIn,
  type LogInRequest,
  loggedIn,
  logInRequest,
  type MemberRequest,
  memberRequest,
  shownMember,
} from './profile-codec.ts';

export const logIn: CallOfMethod<ProfilePort['logIn'], LogInRequest, LoggedIn> = {
  of: ({ profile }) => profile.logIn,
  toRequest: (email, password, visitor) => ({
    request: { email, password },
    context: besideClient(visitor),
  }),
  toArguments: ({ email, password }, { visitor }) =>
    visitor === undefined ? [email, password] : [email, password, visitor],
  toReply: (token) => ({ answer: {}, memberToken: token }),
  toValue: ({ answer, memberToken: kept }) => {
    const token = answer.token === undefined ? kept : memberToken(answer.token);
    return token === undefined ? err({ kind: 'unreachable', cause: 'malformed' }) : ok(token);
  },
  errors: logInErrors,
  method: 'POST',
  path: '/Account/Login',
  request: logInRequest,
  answer: loggedIn,
  repeat: 'never',
  changes: true,
  without: { kind: 'loginFailed', message: '' },
  privacy: {
    request: { ...personalMembers('email'), password: 'secret', environment: 'personal' },
    answer: { ...publicMembers('success'), ...personalMembers('message'), token: 'secret' },
  },
  summary: 'Logs a member in',
};

export const loadMember: CallOfMethod<ProfilePort['loadMember'], MemberRequest> = {
  of: ({ profile }) => profile.loadMember,
  toRequest: (token) => ({ request: {}, context: token === undefined ? {} : { memberToken: token } }),
  toArguments: (_request, context) => [context.memberToken],
  ...answerItself,
  errors: loadMemberErrors,
  method: 'GET',
  path: '/Profile/GetUser',
  request: memberRequest,
  answer: shownMember,
  repeat: 'safe',
  changes: false,
  privacy: {
    request: {},
    answer: {
      ...publicMembers('success'),
      user: {
        ...personalMembers('name', 'surname', 'phone', 'address', 'postCode', 'city', 'email', 'wellcardID'),
        ...publicMembers('countryCode'),
      },
    },
  },
  summary: 'The member of a token, or nobody',
};

export const logOut: CallOfMethod<ProfilePort['logOut'], MemberRequest, void> = {
  of: ({ profile }) => profile.logOut,
  toRequest: (token) => ({ request: {}, context: { memberToken: token } }),
  toArguments: (_request, { memberToken: token = memberToken('') }) => [token],
  ...answerItself,
  errors: logOutErrors,
  method: 'POST',
  path: '/Account/Logout',
  request: memberRequest,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: no('call'),
  privacy: { request: {}, answer: publicMembers('success') },
  summary: 'Ends the token of a member',
};
