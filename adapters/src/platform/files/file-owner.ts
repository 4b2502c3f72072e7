import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';

/** The process that owns a file, and its address. */
export type FileOwner = { readonly pid: number; readonly address: string };

export type OwnError =
  /** `owner` is `undefined` when short-lived programs use the file. */
  { readonly kind: 'owned'; readonly owner?: FileOwner } | { readonly kind: 'unlockable'; readonly reason: string };

export type Ownership = {
  /** The locked file. It remains after the lock is released, and its existence has no meaning. */
  readonly lockFile: string;
  release(): void;
};

/** Milliseconds to wait for a program that is about to exit. */
const timeout = 1000;

const busy: readonly number[] = [5, 6];

const ownerIn = (file: string): FileOwner | undefined => {
  try {
    const { pid, address } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof address === 'string' ? { pid, address } : undefined;
  } catch {
    return undefined;
  }
};

/** Locks of this process. Referenced here, because garbage collection would release the lock. */
const locks = new Set<DatabaseSync>();

/** Locks a file with the operating system's lock, through SQLite. The lock ends with the process, even if it
 *  crashes. */
const locked = (file: string, begin: string): Result<{ readonly owner: string; release(): void }, OwnError> => {
  const [lockFile, owner] = [`${file}.lock`, `${file}.owner`];
  let connection: DatabaseSync | undefined;
  const release = (): void => {
    if (connection !== undefined) locks.delete(connection);
    connection?.close();
  };
  try {
    connection = new DatabaseSync(lockFile, { timeout });
    connection.exec(`pragma journal_mode = memory; ${begin}`);
    locks.add(connection);
    return ok({ owner, release });
  } catch (thrown) {
    release();
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
    if (!busy.includes(code)) return err({ kind: 'unlockable', reason: `its lock ${lockFile}: ${error.message}` });
    const known = ownerIn(owner);
    return err({ kind: 'owned', owner: known });
  }
};

/** Locks a file for this process until it is released or the process ends. `address` identifies the owner in
 *  refusals to others. Errors: `owned` within two seconds, `unlockable`. */
export const ownFile = (file: string, address?: string): Result<Ownership, OwnError> =>
  // SQLite silently skips the lock on a read-only file until a write; that write is never committed.
  locked(file, 'begin exclusive; pragma user_version = 1').map(({ owner, release }) => {
    if (address === undefined) rmSync(owner, { force: true });
    else writeFileSync(owner, `${JSON.stringify({ pid: process.pid, address } satisfies FileOwner)}\n`);
    const leave = (): void => {
      rmSync(owner, { force: true });
      release();
    };
    return { lockFile: `${file}.lock`, release: leave };
  });

/** Uses a file briefly, together with other programs, unless it is owned. Errors: `owned`, `unlockable`. */
export const useFile = (file: string): Result<Ownership, OwnError> =>
  locked(file, 'begin; select count(*) from sqlite_schema').map(({ owner, release }) => {
    // A killed owner may have left its file.
    rmSync(owner, { force: true });
    return { lockFile: `${file}.lock`, release };
  });

/** Returns the advice for the operator about a file in use. */
export const ownedText = (owner: FileOwner | undefined): string =>
  owner === undefined
    ? 'is in use by another program of the shop; try again when that has ended'
    : `belongs to the shop that runs at ${owner.address} (process ${owner.pid}); use that one (--on ${owner.address}), or stop it first`;
