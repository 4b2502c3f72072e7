import { minutes } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** Whoever has an account of the embedded provider; `memberHashId` stands for them outside of it and tells nothing of them. */
export type Account = { readonly memberHashId: string; readonly member: Member };

/** What an account is found by: nobody has two by writing an address in another case. */
export const accountName = (email: string): string => email.normalize('NFC').toLowerCase();

/** So long after the log-in a token is good, whatever its cookie says. Units: milliseconds. */
export const tokenLifetime = minutes(30 * 24 * 60);
