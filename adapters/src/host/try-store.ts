import type { ResultAsync } from 'neverthrow';
import type { StoreFailure } from './host-store.ts';

/** Something that can be guessed, and so is looked at a few times a minute only. All names are digests. */
export type Try = {
  /** What it is counted under, and how often each is looked at. */
  readonly under: readonly { readonly name: string; readonly most: number }[];
  /** What it is, where the same once more counts only once. */
  readonly same?: string;
};

/** Counts tries, for any number of hosts at once (D-LOG-IN-LIMITS, D-CODE-TRIES). */
export interface TryStore {
  /** Counts one more when core says that it may be looked at, and forgets those that count no more. */
  take(one: Try): ResultAsync<boolean, StoreFailure>;
}
