import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailFailure, MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import { errAsync, ResultAsync } from 'neverthrow';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { forgetMailFiles, mailFileName } from './mail-files.ts';
import { type MailSender, type MailTrouble, mailOptions } from './mail-options.ts';

export type FileMailOptions = MailTrouble & { readonly folder: string; readonly from: MailSender };

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const write = async (folder: string, mail: OutgoingMail, from: MailSender): Promise<void> => {
  const { message } = await composer.sendMail(mailOptions(mail, from));
  const file = join(folder, mailFileName(mail));
  const draft = `${file}.${randomUUID()}.tmp`;
  makeFolder(folder, 0o700);
  try {
    await writeFile(draft, message, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Returns a mail port that writes complete mails as files, which any mail program opens and only their owner may
 *  read. */
export const fileMail = ({ folder, from, onTrouble }: FileMailOptions): MailPort => {
  const orTrouble = <Value>(work: Promise<Value>): ResultAsync<Value, MailFailure> =>
    ResultAsync.fromPromise(work, (error) => error).orElse((error) => {
      const isSystemError = error instanceof Error && 'code' in error && 'syscall' in error;
      if (!isSystemError) throw error;
      onTrouble('disk', error.message);
      return errAsync<Value, MailFailure>({ kind: 'unreachable', cause: 'store' });
    });
  return {
    delivery: 'kept',
    send: (mail) => orTrouble(write(folder, mail, from)),
    forgetKept: (since, most) => orTrouble(forgetMailFiles(folder, since, most)),
  };
};
