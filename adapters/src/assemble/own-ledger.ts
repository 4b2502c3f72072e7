import { dirname } from 'node:path';
import { err, Result } from 'neverthrow';
import type { ServerOfFiles } from '../embedded/open-database.ts';
import { ownFile, useFile } from '../files/file-owner.ts';
import { keepWatch } from '../files/file-watch.ts';
import { makeFolder } from '../files/make-folder.ts';
import { type Ledger, type LedgerError, ledgerUnusable, openLedger } from '../payment-standin/ledger.ts';

/** Opens a ledger for one process: a server owns it as long as it runs, others use it for a moment (D-ONE-OWNER). */
export const ownLedger = (file: string, server?: ServerOfFiles): Result<Ledger, LedgerError> => {
  const made = Result.fromThrowable(
    () => makeFolder(dirname(file)),
    (cause) => ledgerUnusable(file, cause),
  )();
  const claimed = made.andThen(() =>
    (server === undefined ? useFile(file) : ownFile(file, server.address)).mapErr(
      (error): LedgerError =>
        error.kind === 'owned' ? { kind: 'ledgerOwned', file, owner: error.owner } : ledgerUnusable(file, error.reason),
    ),
  );
  if (claimed.isErr()) return err(claimed.error);
  const { lockFile, release } = claimed.value;
  const opened = openLedger(file);
  if (opened.isErr()) release();
  return opened.map((ledger) => {
    const watch = server && keepWatch([file, lockFile], server.onLost);
    const close = (): void => {
      watch?.stop();
      ledger.close();
      release();
    };
    return { ...ledger, close };
  });
};
