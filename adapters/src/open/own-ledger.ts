import { dirname } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { err, ok, Result } from 'neverthrow';
import { type FileOwner, ownFile, useFile } from '../files/file-owner.ts';
import { keepWatch } from '../files/file-watch.ts';
import { makeFolder } from '../files/make-folder.ts';
import { forgetAttempts, hasAttempts, ofOrders, overBefore } from '../payment-standin/forget-attempts.ts';
import { type Ledger, type LedgerError, ledgerUnusable, openLedger } from '../payment-standin/ledger.ts';
import type { ServerOfFiles } from './open-database.ts';

/** Opens a ledger for one process: a server owns it while it runs, other programs use it briefly. `since` is for the
 *  owner: attempts that were over before it are removed first. */
export const ownLedger = (file: string, server?: ServerOfFiles, since?: Instant): Result<Ledger, LedgerError> => {
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
  const swept =
    server === undefined || since === undefined
      ? ok()
      : forgetAttempts(file, overBefore(since)).mapErr((reason) => ledgerUnusable(file, reason));
  const opened = swept.andThen(() => openLedger(file));
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

const openElsewhere = (file: string, owner: FileOwner | undefined): string =>
  owner === undefined
    ? `another program has ${file} open`
    : `the payment page that runs at ${owner.address} (process ${owner.pid}) has ${file} open`;

const rewritten = (file: string, orderNumbers: readonly string[]): Result<void, string> =>
  useFile(file)
    .mapErr((error) => (error.kind === 'owned' ? openElsewhere(file, error.owner) : error.reason))
    .andThen(({ release }) => {
      const done = forgetAttempts(file, ofOrders(orderNumbers));
      release();
      return done;
    });

/** Erases orders from a ledger. Error: one line about one that is open elsewhere or read-only. */
export const eraseFromLedger = (file: string, orderNumbers: readonly string[]): Result<void, string> =>
  hasAttempts(file, ofOrders(orderNumbers)).andThen((has) => (has ? rewritten(file, orderNumbers) : ok()));
