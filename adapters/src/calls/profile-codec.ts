import type { Member } from '@shop/core/member/member';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { wholeNumber } from '../codec/scalars.ts';
import { text, words } from '../codec/texts.ts';
import type { AnswerOf, LogInRequest, RequestOf } from './endpoint.ts';

export const logInRequest: Codec<LogInRequest, WireRecord> = mapped(
  z.object({
    Email: text(200, 1),
    Password: text(1000, 1),
    Environment: z.exactOptional(wholeNumber(0, 1_000_000)),
  }),
  {
    decode: ({ Email, Password, Environment }): LogInRequest => ({
      email: Email,
      password: Password,
      ...(Environment === undefined ? {} : { environment: Environment }),
    }),
    encode: ({ email, password, environment }) => ({
      Email: email,
      Password: password,
      ...(environment === undefined ? {} : { Environment: environment }),
    }),
  },
);

/** Towards a browser the token is left out: it travels in a cookie that no script can read (design 4, decision 12). */
export const loggedIn: Codec<AnswerOf<'logIn'>> = mapped(
  z.object({ success: z._default(z.boolean(), true), token: z.exactOptional(text(4096, 1)), message: words }),
  {
    decode: ({ token }): AnswerOf<'logIn'> => (token === undefined ? {} : { token }),
    encode: (answer) => ({ success: true, message: '', ...answer }),
  },
);

export const memberRequest: Codec<RequestOf<'loadMember'>, WireRecord> = z.object({});

const member: Codec<Member> = mapped(
  z.object({
    name: words,
    surname: words,
    phone: words,
    address: words,
    postCode: words,
    city: words,
    countryCode: words,
    email: words,
    wellcardID: words,
  }),
  {
    decode: ({ wellcardID, ...same }): Member => ({ ...same, wellcardId: wellcardID }),
    encode: ({ wellcardId, ...same }) => ({ ...same, wellcardID: wellcardId }),
  },
);

/** A user only with `success: true`; everything else is nobody (spec 4). */
export const shownMember: Codec<AnswerOf<'loadMember'>> = mapped(
  z.object({ success: z._default(z.boolean(), false), user: z.exactOptional(member) }),
  {
    decode: ({ success, user }): AnswerOf<'loadMember'> => (success && user !== undefined ? { member: user } : {}),
    encode: (answer) => (answer.member === undefined ? { success: false } : { success: true, user: answer.member }),
  },
);
