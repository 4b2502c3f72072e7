import type { Member } from '@shop/core/member/member';
import * as z from 'zod/mini';
import type { PasswordHash } from '../../seller/password-hash.ts';
import type { Codec } from '../../wire/codec/codec.ts';
import { storedForm } from './stored-json.ts';

/** Members of both a form and a buyer. */
export const addressed = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  phoneNumber: z.string(),
};

const member: Codec<Member> = z.object({
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  email: z.string(),
  wellcardId: z.string(),
});

const password: Codec<PasswordHash> = z.object({
  cost: z.object({ N: z.int(), r: z.int(), p: z.int() }),
  salt: z.string(),
  hash: z.string(),
});

export const storedMember = storedForm('member', member);

/** A salted, slow hash of a password, with its cost. */
export const storedPassword = storedForm('password', password);
