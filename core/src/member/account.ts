import { minutes } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** An account of the embedded provider; `memberHashId` identifies it elsewhere without revealing anything. */
export type Account = { readonly memberHashId: string; readonly member: Member };

/** Key of an account: another case of the address is the same account. */
export const accountName = (email: string): string => email.normalize('NFC').toLowerCase();

/** Lifetime of a token after log-in, whatever its cookie says. Units: milliseconds. */
export const tokenLifetime = minutes(30 * 24 * 60);
