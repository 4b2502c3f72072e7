import type { Member } from '@shop/core/member/member';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { success, wholeNumber } from '../codec/scalars.ts';
import { text, typedLine, words } from '../codec/texts.ts';

export type LogInRequest = { readonly email: string; readonly password: string };

/** The environment number of a provider is added where it is known, never in a browser. */
export const logInRequest: Codec<LogInRequest, WireRecord> = mapped(
  z.object({
    email: typedLine(200, 1),
    password: text(1000, 1),
    environment: z.exactOptional(wholeNumber(0, 1_000_000)),
  }),
  {
    decode: ({ email, password }): LogInRequest => ({ email, password }),
    encode: ({ email, password }) => ({ email, password }),
  },
);

export type LoggedIn = { readonly token?: string };

/** Towards a browser the token is left out: it travels in a cookie that no script can read (D-COOKIES). */
export const loggedIn: Codec<LoggedIn> = mapped(
  z.object({ success, token: z.exactOptional(text(4096, 1)), message: words }),
  {
    decode: ({ token }): LoggedIn => (token === undefined ? {} : { token }),
    encode: (answer) => ({ success: true as const, message: '', ...answer }),
  },
);

export type MemberRequest = Readonly<Record<never, never>>;

export const memberRequest: Codec<MemberRequest, WireRecord> = z.object({});

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

/** A user only with `success: true`; everything else is nobody. */
export const shownMember: Codec<Member | undefined> = z.codec(
  z.object({ success: z._default(z.boolean(), false), user: z.exactOptional(member) }),
  z.custom<Member | undefined>(),
  {
    decode: ({ success: answered, user }) => (answered ? user : undefined),
    encode: (user) => (user === undefined ? { success: false } : { success: true, user }),
  },
);
