import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instant, instantText } from '@shop/core/dates/instant';
import type { OutgoingMail } from '@shop/core/ports/mail-port';

/** Folder for mails below a server's data folder while no mail server is configured. */
export const mailFolder = 'mails';

const stamp = (at: Instant): string => instantText(at).replaceAll(/[-:.]/g, '');

/** Files sort by when their mails were put into the outbox; a repeat takes its own place. */
export const mailFileName = ({ at, name }: Pick<OutgoingMail, 'at' | 'name'>): string => `${stamp(at)}-${name}.eml`;

/** One that was cut off while it was written stays behind as it is called then. */
const form = /^(?<stamp>\d{8}T\d{9}Z)-(?<number>\d{4}-\d{6,})-.*\.eml(\.[\da-f-]{36}\.tmp)?$/;

/** Files of mails from before a moment, the oldest first; whatever else lies in the folder is not ours to remove. */
export const mailsToForget = (names: readonly string[], since: Instant): readonly string[] =>
  names.filter((name) => (form.exec(name)?.groups?.stamp ?? '~') < stamp(since)).sort();

const removed = async (folder: string, names: readonly string[]): Promise<number> => {
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
};

/** No folder is made before its first mail. */
const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });

/** Removes so many of the oldest from before a moment at most; how many there were. */
export const forgetMailFiles = async (folder: string, since: Instant, most: number): Promise<number> =>
  removed(folder, mailsToForget(await namesIn(folder), since).slice(0, most));

/** Removes those about orders; how many there were. */
export const eraseMailFiles = async (folder: string, orderNumbers: readonly string[]): Promise<number> => {
  const own = (await namesIn(folder)).filter((name) => orderNumbers.includes(form.exec(name)?.groups?.number ?? ''));
  return removed(folder, own);
};
