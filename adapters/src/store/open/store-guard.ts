import type { DatabaseSync } from 'node:sqlite';
import { type FileLoss, type FileWatch, fileLossText, watchFiles } from '../../platform/files/file-watch.ts';
import type { CommitGuard } from '../database/group-commit.ts';
import { StoreLost } from '../database/store-failure.ts';

/** Milliseconds between two checks without writes. */
const pause = 1000;

/** Changes between two checkpoints of the log: many enough that a busy page is copied once for several changes. */
const changesPerCheckpoint = 600;

export type StoreGuardOptions = {
  readonly databaseFile: string;
  readonly lockFile: string;
  readonly connection: DatabaseSync;
  /** Called once, with one line for the operator. */
  readonly onLost: (line: string) => void;
};

/** A guard that is inactive until `arm` is called, once the database is complete. */
export type StoreGuard = CommitGuard & {
  arm(): void;
  close(): void;
};

/** Returns a guard that checks at every commit, and once a second, that the database is still on disk under its
 *  name. It checkpoints the log itself, so that writes of other programs are noticed. */
export const storeGuard = ({ databaseFile, lockFile, connection, onLost }: StoreGuardOptions): StoreGuard => {
  const logs = [`${databaseFile}-wal`, `${databaseFile}-shm`];
  let watch: FileWatch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loss: FileLoss | undefined;
  let changes = 0;

  const report = (loss: FileLoss): void => {
    try {
      // A deleted log is still open: its changes are copied into the database.
      if (logs.includes(loss.file)) connection.exec('pragma wal_checkpoint(full)');
    } finally {
      onLost(fileLossText(loss));
    }
  };

  const look = (): FileLoss | undefined => {
    if (loss !== undefined) return loss;
    loss = watch?.lost();
    if (loss !== undefined) {
      clearInterval(timer);
      // Reported after the open transaction, because a group of commits is one turn of the event loop.
      setImmediate(report, loss);
    }
    return loss;
  };

  const confirm = (): void => {
    const current = look();
    if (current !== undefined) throw new StoreLost(fileLossText(current));
  };

  const checkpoint = (): void => {
    if (changes < changesPerCheckpoint || look() !== undefined) return;
    try {
      connection.exec('pragma wal_checkpoint(passive)');
      changes = 0;
    } catch {
      // The change is safe in the log; the next checkpoint tries again.
    } finally {
      watch?.written();
    }
  };

  return {
    arm: () => {
      // A statement that waits for a lock blocks the event loop, so the wait is short; changes wait between tries.
      connection.exec('pragma wal_checkpoint(passive); pragma wal_autocheckpoint = 0; pragma busy_timeout = 5');
      watch = watchFiles([databaseFile, lockFile, ...logs], databaseFile);
      timer = setInterval(look, pause).unref();
    },
    beforeCommit: confirm,
    afterCommit: (count) => {
      changes += count;
      checkpoint();
    },
    confirm,
    afterRewrite: () => {
      changes = 0;
      watch?.written();
    },
    close: () => clearInterval(timer),
  };
};
