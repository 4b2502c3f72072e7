import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost parameters of a hash. Stored with it, so that they can be raised later. */
export type HashCost = { readonly N: number; readonly r: number; readonly p: number };

/** A stored password; `salt` and `hash` are base64url. */
export type PasswordHash = { readonly cost: HashCost; readonly salt: string; readonly hash: string };

/** A quarter of a second and 32 MB on a usual machine. */
export const costNow: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const hashBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const derived = (password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> =>
  // Composed form, because keyboards differ in how they enter a letter.
  derive(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });

/** Hashes a password. Uses a thread of the pool shared with compression and DNS, so only a few may run at once. */
export const hashPassword = async (password: string, cost: HashCost): Promise<PasswordHash> => {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, cost);
  return { cost, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
};

/** Returns a hash to compare with when there is no account. Comparing takes as long as with a real hash, and never
 *  matches. */
export const dummyPassword = (cost: HashCost): PasswordHash => ({ cost, salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' });

/** Whether a password matches a hash. Costs as much as hashing. */
export const isPassword = async (password: string, stored: PasswordHash): Promise<boolean> => {
  const known = Buffer.from(stored.hash, 'base64url');
  const computed = await derived(password, Buffer.from(stored.salt, 'base64url'), stored.cost);
  return known.length === computed.length && timingSafeEqual(known, computed);
};
