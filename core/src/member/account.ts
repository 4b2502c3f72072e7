import { minutes } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** Whoever has an account of the embedded provider; `memberHashId` stands for them outside of it and tells nothing of them. */
export type Account = { readonly memberHashId: string; readonly member: Member };

/** What an account is found by: nobody has two by writing an address in another case. */
export const accountName = (email: string): string => email.normalize('NFC').toLowerCase();

/** So long after the log-in a token is good, whatever its cookie says (D-MEMBER-ACCOUNTS). Units: milliseconds. */
export const tokenLifetime = minutes(30 * 24 * 60);

/** Tries to log in are counted over that time (D-LOG-IN-LIMITS). Units: milliseconds. */
export const tryWindow = minutes(1);

/** How many tries there were within the window, for the account and by the client. */
export type LogInTries = { readonly ofAccount: number; readonly ofClient: number };

/** Whether one more may be looked at: five an account and twenty a client a minute, whether or not there is such an account
 *  (D-LOG-IN-LIMITS). */
export const mayTry = ({ ofAccount, ofClient }: LogInTries): boolean => ofAccount < 5 && ofClient < 20;

/** What stands for a client: of an IPv6 address the half that names its network, since one client has all the others. */
export const clientNetwork = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: Math.max(8 - (before?.length ?? 0) - (after?.length ?? 0), 0) }, () => '0'),
    ...(after ?? []),
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::`;
};
