import { minutes } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** An account of the embedded provider; `memberHashId` identifies it elsewhere without revealing anything. */
export type Account = { readonly memberHashId: string; readonly member: Member };

/** What an account is found by: nobody has two by writing an address in another case. */
export const accountName = (email: string): string => email.normalize('NFC').toLowerCase();

/** So long after the log-in a token is good, whatever its cookie says. Units: milliseconds. */
export const tokenLifetime = minutes(30 * 24 * 60);
