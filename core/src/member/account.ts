import { minutes } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** An account of the embedded provider. `memberHashId` identifies it in other systems without revealing personal
 *  data. */
export type Account = { readonly memberHashId: string; readonly member: Member };

/** Returns the key of an account. Upper and lower case of the address count as equal. */
export const accountName = (email: string): string => email.normalize('NFC').toLowerCase();

/** Lifetime of a token after log-in, independent of its cookie. Units: milliseconds. */
export const tokenLifetime = minutes(30 * 24 * 60);
