import type { DatabaseSync } from 'node:sqlite';
import { type FileLoss, type FileWatch, fileLossText, watchFiles } from '../../platform/files/file-watch.ts';
import type { CommitGuard } from '../database/group-commit.ts';
import { StoreLost } from '../database/store-failure.ts';

/** Units: milliseconds between two checks without writes. */
const pause = 1000;

/** The log is checkpointed after this many changes, seldom enough to copy busy pages once for many of them. */
const changesPerCheckpoint = 600;

export type StoreGuardOptions = {
  readonly databaseFile: string;
  readonly lockFile: string;
  readonly connection: DatabaseSync;
  /** Told once, in one line for the person who runs the shop. */
  readonly onLost: (line: string) => void;
};

/** A guard that sleeps until the database is complete. */
export type StoreGuard = CommitGuard & {
  arm(): void;
  close(): void;
};

/** Checks at every commit, and once a second, that the database is still on disk under its name. Checkpoints the log
 *  itself, so that writes of other programs show. */
export const storeGuard = ({ databaseFile, lockFile, connection, onLost }: StoreGuardOptions): StoreGuard => {
  const logs = [`${databaseFile}-wal`, `${databaseFile}-shm`];
  let watch: FileWatch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loss: FileLoss | undefined;
  let changes = 0;

  const report = (lost: FileLoss): void => {
    try {
      // A log that is gone is still open: what it holds goes into the database, which is where it should be.
      if (logs.includes(lost.file)) connection.exec('pragma wal_checkpoint(full)');
    } finally {
      onLost(fileLossText(lost));
    }
  };

  const look = (): FileLoss | undefined => {
    if (loss !== undefined) return loss;
    loss = watch?.lost();
    if (loss !== undefined) {
      clearInterval(timer);
      // After the transaction that is open now: a group is one turn of the event loop.
      setImmediate(report, loss);
    }
    return loss;
  };

  const confirm = (): void => {
    const lost = look();
    if (lost !== undefined) throw new StoreLost(fileLossText(lost));
  };

  const checkpoint = (): void => {
    if (changes < changesPerCheckpoint || look() !== undefined) return;
    try {
      connection.exec('pragma wal_checkpoint(passive)');
      changes = 0;
    } catch {
      // The change is in the log and safe; the next one tries again.
    } finally {
      watch?.written();
    }
  };

  return {
    arm: () => {
      // While a statement waits for a lock nothing else is answered; changes wait between statements.
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
    close: () => clearInterval(timer),
  };
};
