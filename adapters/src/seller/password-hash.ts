import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** How dear a hash is: kept beside it, so that dearer ones can come later. */
export type HashCost = { readonly N: number; readonly r: number; readonly p: number };

/** What is kept of a password; `salt` and `hash` are base64url. */
export type PasswordHash = { readonly cost: HashCost; readonly salt: string; readonly hash: string };

/** About a quarter of a second and 32 MB. */
export const costNow: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const hashBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const derived = (password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> =>
  // Composed, since keyboards differ in how they write a letter.
  derive(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });

/** Takes a thread that compression and DNS share, so that few may be made at once. */
export const hashPassword = async (password: string, cost: HashCost): Promise<PasswordHash> => {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, cost);
  return { cost, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
};

/** What a password is compared with where there is no account: it is as much work, and never right. */
export const dummyPassword = (cost: HashCost): PasswordHash => ({ cost, salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' });

/** Whether the password is the one that was hashed; as much work as a hash. */
export const isPassword = async (password: string, kept: PasswordHash): Promise<boolean> => {
  const known = Buffer.from(kept.hash, 'base64url');
  const found = await derived(password, Buffer.from(kept.salt, 'base64url'), kept.cost);
  return known.length === found.length && timingSafeEqual(known, found);
};
