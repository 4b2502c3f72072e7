import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import type { Result } from 'neverthrow';
import type { Tables } from '../schema/tables.ts';
import { type Committer, type Db, type TransactionTerms, type Tx, undone } from './database.ts';
import { StoreTrouble, storeFailureKind } from './store-failure.ts';

/** Looks after the file that is written to; throws when nothing can be kept there any more. */
export type CommitGuard = {
  beforeCommit(): void;
  /** Whatever came of it; so many changes were in it. */
  afterCommit(changes: number): void;
  /** Before any caller gets its answer. */
  confirm(): void;
};

/** A job in the queue; `attempt` runs it: whether its effect stays, and its answer. */
type Job = {
  readonly attempt: (tx: Tx) => Promise<{ readonly stays: boolean; readonly answer: () => void }>;
  readonly reject: (error: unknown) => void;
};

type Open = ControlledTransaction<Tables>;

const savepoint = CompiledQuery.raw('savepoint job');
const undo = CompiledQuery.raw('rollback to savepoint job');
const release = CompiledQuery.raw('release savepoint job');

/** So many pieces share one commit at most, which bounds how long the first of them waits. */
const maxGroup = 64;

/** Most waiting jobs: later ones would time out before their answer. */
const mostWaiting = 1000;

/** Runs one job behind a savepoint, so that undoing it leaves its neighbours alone. */
const runBehindSavepoint = async (tx: Open, job: Job): Promise<() => void> => {
  await tx.executeQuery(savepoint);
  try {
    const { stays, answer } = await job.attempt(tx);
    if (!stays) await tx.executeQuery(undo);
    await tx.executeQuery(release);
    return answer;
  } catch (error) {
    const undone = tx.executeQuery(undo).then(() => tx.executeQuery(release));
    // A full or failing disk makes SQLite undo the whole transaction by itself: then the whole group has failed.
    await undone.catch(() => Promise.reject(error));
    return () => job.reject(error);
  }
};

/** How long changes wait for another program that holds the write lock, and between two tries. Units: milliseconds. */
const lockPatience = 500;
const lockPause = 20;

/** Begins transactions. The event loop goes on while another program holds the lock; once that has taken too long,
 *  changes are refused at once until it is free. */
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
        if (performance.now() - lockedSince >= lockPatience) throw error;
        await pause(lockPause);
      }
    }
  };
};

/** Commits a group as one transaction and answers its jobs after the commit: every answered change is durable. */
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
    await undone(tx);
    throw error;
  }
  guard?.confirm();
  for (const answer of answers) answer();
};

/** The single writer of SQLite: concurrent requests share a transaction and its sync to disk, each all or nothing. Work
 *  that cannot be answered in time is refused at once. */
export const groupCommit = (db: Db, guard?: CommitGuard): Committer => {
  const queue: Job[] = [];
  const begin = beginner(db);
  let running = false;

  /** One group per turn, so that answered callers can send their next request first. */
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
    // Waits until the requests that arrived in the same turn have queued too.
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
