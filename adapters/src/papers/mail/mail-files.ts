import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instant, instantText } from '@shop/core/dates/instant';
import type { OutgoingMail } from '@shop/core/ports/mail-port';

/** Folder of mails in a server's data folder, used while no mail server is configured. */
export const mailFolder = 'mails';

const stamp = (at: Instant): string => instantText(at).replaceAll(/[-:.]/g, '');

/** Returns a file's name. Names sort by when their mails were put into the outbox; a repeat gets a name of its own. */
export const mailFileName = ({ at, name }: Pick<OutgoingMail, 'at' | 'name'>): string => `${stamp(at)}-${name}.eml`;

/** Also matches files of an interrupted write, which keep their temporary name. */
const form = /^(?<stamp>\d{8}T\d{9}Z)-(?<number>\d{4}-\d{6,})-.*\.eml(\.[\da-f-]{36}\.tmp)?$/;

/** Returns files of mails from before a time, the oldest first. Other files in the folder are ignored. */
export const mailsToForget = (names: readonly string[], since: Instant): readonly string[] =>
  names.filter((name) => (form.exec(name)?.groups?.stamp ?? '~') < stamp(since)).sort();

const removed = async (folder: string, names: readonly string[]): Promise<number> => {
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
};

/** Returns the names of files; the folder is created by the first mail only. */
const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });

/** Deletes at most `most` of the oldest mails from before a time and returns their number. */
export const forgetMailFiles = async (folder: string, since: Instant, most: number): Promise<number> =>
  removed(folder, mailsToForget(await namesIn(folder), since).slice(0, most));

/** Deletes the mails about orders and returns their number. */
export const eraseMailFiles = async (folder: string, orderNumbers: readonly string[]): Promise<number> => {
  const own = (await namesIn(folder)).filter((name) => orderNumbers.includes(form.exec(name)?.groups?.number ?? ''));
  return removed(folder, own);
};
