import type { Member } from '@shop/core/member/member';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import type { PasswordHash } from '../../host/password-hash.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

const memberV1: Codec<Member> = mapped(
  z.object({
    version: z.literal(1),
    name: z.string(),
    surname: z.string(),
    phone: z.string(),
    address: z.string(),
    postCode: z.string(),
    city: z.string(),
    countryCode: z.string(),
    email: z.string(),
    wellcardId: z.string(),
  }),
  {
    decode: ({ version: _, ...member }): Member => member,
    encode: (member) => ({ version: 1 as const, ...member }),
  },
);

const passwordV1: Codec<PasswordHash> = mapped(
  z.object({
    version: z.literal(1),
    cost: z.object({ N: z.int(), r: z.int(), p: z.int() }),
    salt: z.string(),
    hash: z.string(),
  }),
  {
    decode: ({ version: _, ...password }): PasswordHash => password,
    encode: (password) => ({ version: 1 as const, ...password }),
  },
);

const reader =
  <Value>(what: string, form: Codec<Value>) =>
  (text: string): Value => {
    const { version, value } = storedJson(what, text);
    return version === 1 ? storedAs(what, form, value) : unknownVersion(what, version);
  };

export const encodeMember = (member: Member): string => JSON.stringify(encode(memberV1, member));
export const encodePassword = (password: PasswordHash): string => JSON.stringify(encode(passwordV1, password));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeMember = reader('member', memberV1);
export const decodePassword = reader('password', passwordV1);
