import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import type { Result } from 'neverthrow';
import type { Tables } from '../schema/tables.ts';
import { type Committer, type Db, rollBack, type TransactionTerms, type Tx } from './database.ts';
import { StoreTrouble, storeFailureKind } from './store-failure.ts';

/** Watches the database file around commits. Throws when the file can no longer be written. */
export type CommitGuard = {
  beforeCommit(): void;
  /** Called after each commit, successful or not, with its number of changes. */
  afterCommit(changes: number): void;
  /** Called before any caller gets its answer. */
  confirm(): void;
  /** Called after this process has rewritten the file. */
  afterRewrite(): void;
};

/** A job in the queue. `attempt` runs it and returns whether its effect stays, and a function that answers the
 *  caller. */
type Job = {
  readonly attempt: (tx: Tx) => Promise<{ readonly stays: boolean; readonly answer: () => void }>;
  readonly reject: (error: unknown) => void;
};

type Open = ControlledTransaction<Tables>;

const savepoint = CompiledQuery.raw('savepoint job');
const undo = CompiledQuery.raw('rollback to savepoint job');
const release = CompiledQuery.raw('release savepoint job');

/** Maximum number of jobs in one commit, which bounds the wait of the first one. */
const maxGroup = 64;

/** Maximum number of waiting jobs: later ones would time out before their answer. */
const mostWaiting = 1000;

/** Runs a job behind a savepoint, so that undoing it does not affect the other jobs. */
const runBehindSavepoint = async (tx: Open, job: Job): Promise<() => void> => {
  await tx.executeQuery(savepoint);
  try {
    const { stays, answer } = await job.attempt(tx);
    if (!stays) await tx.executeQuery(undo);
    await tx.executeQuery(release);
    return answer;
  } catch (error) {
    const rollback = tx.executeQuery(undo).then(() => tx.executeQuery(release));
    // A full or failing disk makes SQLite undo the whole transaction; the whole group then fails.
    await rollback.catch(() => Promise.reject(error));
    return () => job.reject(error);
  }
};

/** `lockTimeout`: maximum wait in milliseconds for another program's write lock; `lockPause`: between two tries. */
const lockTimeout = 500;
const lockPause = 20;

/** Returns a function that begins a transaction. While another program holds the lock, the event loop continues;
 *  after `lockTimeout`, changes are refused at once until the lock is free. */
const beginner = (db: Db) => {
  let lockedSince: number | undefined;
  return async (): Promise<Open> => {
    for (;;) {
      try {
        const tx = await db.startTransaction().execute();
        lockedSince = undefined;
        return tx;
      } catch (error) {
        if (storeFailureKind(error) !== 'busy') throw error;
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince >= lockTimeout) throw error;
        await pause(lockPause);
      }
    }
  };
};

/** Commits a group of jobs as one transaction and answers them after the commit, so that every answered change is
 *  durable. */
const runGroup = async (begin: () => Promise<Open>, jobs: readonly Job[], guard?: CommitGuard): Promise<void> => {
  const tx = await begin();
  const answers: (() => void)[] = [];
  try {
    for (const job of jobs) answers.push(await runBehindSavepoint(tx, job));
    guard?.beforeCommit();
    await tx
      .commit()
      .execute()
      .finally(() => guard?.afterCommit(jobs.length));
  } catch (error) {
    await rollBack(tx);
    throw error;
  }
  guard?.confirm();
  for (const answer of answers) answer();
};

/** Returns the single writer of SQLite. Concurrent jobs share a transaction and its sync to disk; each is all or
 *  nothing. Jobs beyond the limit are refused at once. */
export const groupCommit = (db: Db, guard?: CommitGuard): Committer => {
  const queue: Job[] = [];
  const begin = beginner(db);
  let running = false;

  /** Runs one group per turn, so that answered callers can send their next request first. */
  const drain = async (): Promise<void> => {
    const jobs = queue.splice(0, maxGroup);
    await runGroup(begin, jobs, guard).catch((error: unknown) => {
      for (const job of jobs) job.reject(error);
    });
    if (queue.length > 0) setImmediate(() => void drain());
    else running = false;
  };

  const enqueue = (job: Job): void => {
    if (queue.length >= mostWaiting) {
      job.reject(new StoreTrouble('overloaded', 'too many changes wait to be written'));
      return;
    }
    queue.push(job);
    if (running) return;
    running = true;
    // Waits for the requests of the same turn to queue too.
    setImmediate(() => void drain());
  };

  return <Value, Failure>(_terms: TransactionTerms, work: (tx: Tx) => Promise<Result<Value, Failure>>) =>
    new Promise<Result<Value, Failure>>((resolve, reject) =>
      enqueue({
        attempt: async (tx) => {
          const outcome = await work(tx);
          return { stays: outcome.isOk(), answer: () => resolve(outcome) };
        },
        reject,
      }),
    );
};
