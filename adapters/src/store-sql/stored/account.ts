import type { Member } from '@shop/core/member/member';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import type { PasswordHash } from '../../host/password-hash.ts';
import { storedForm } from './stored-json.ts';

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
export const storedPassword = storedForm('password', password);
