import type { Result } from 'neverthrow';
import type { SharedWork, ShareTerms, Tx } from './database.ts';
import { inGroups } from './in-groups.ts';
import { postgresFailure, SharedFault } from './postgres-failure.ts';
import { triedAgain, UnknownOutcome } from './tried-again.ts';

/** Runs work once in a transaction. */
type Once = <Failure>(work: (tx: Tx) => Promise<Result<void, Failure>>) => Promise<Result<void, Failure>>;

/** One of several may be at fault where the program or the database stumbles over what is asked, or somebody keeps what one of them wants,
 *  and its neighbours are not to pay for it. What nobody knows the outcome of is no fault. */
const shownToAll = (error: unknown): unknown => {
  if (error instanceof UnknownOutcome) return error;
  switch (postgresFailure(error).type) {
    case 'defect':
    case 'trouble':
    case 'held':
      return new SharedFault('what several shared failed', { cause: error });
    case 'race':
    case 'constraint':
    case 'lost':
      return error;
  }
};

/** Members that join and come at once share one transaction. Each has tries of its own, of which only the first is shared: then it meets
 *  what others did to it, and waits as long for the database as anybody does (D-TOGETHER). */
export const sharedTransactions =
  (once: Once) =>
  <Member, Failure>(
    work: SharedWork<Member, Failure>,
  ): ((member: Member, terms: ShareTerms) => Promise<Result<void, Failure>>) => {
    const together = inGroups((members: readonly Member[]) =>
      once((tx) => work(tx, members)).catch((error: unknown) => {
        throw members.length > 1 ? shownToAll(error) : error;
      }),
    );
    return (member, { joins, findsItsEffect }) => {
      let isShared = joins;
      const run = () => {
        if (!isShared) return once((tx) => work(tx, [member]));
        isShared = false;
        return together(member);
      };
      return triedAgain(run, { findsItsEffect });
    };
  };
