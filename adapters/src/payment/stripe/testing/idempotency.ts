import { err, ok, type Result } from 'neverthrow';
import { keyInUse, otherParameters, type Refusal } from './refusal.ts';

/** An answer as it was sent first. */
export type StoredAnswer = { readonly status: number; readonly body: string };

type Entry = { readonly request: string; readonly at: number; readonly answer?: StoredAnswer };

/** Seconds after which a key is forgotten. */
const keptSeconds = 24 * 3600;

/** Returns the memory of idempotency keys. `now` in seconds. */
export const idempotencyKeys = (now: () => number) => {
  const entries = new Map<string, Entry>();

  return {
    /** Returns the stored answer of a key, or undefined for a new key. Refuses a key with another request, and one whose
     *  first request is still in progress. */
    find: (key: string, request: string): Result<StoredAnswer | undefined, Refusal> => {
      const entry = entries.get(key);
      if (entry === undefined || now() - entry.at >= keptSeconds) return ok(undefined);
      if (entry.request !== request) return err(otherParameters);
      return entry.answer === undefined ? err(keyInUse) : ok(entry.answer);
    },
    /** Marks a key as in use. */
    begin: (key: string, request: string): void => {
      entries.set(key, { request, at: now() });
    },
    /** Stores the answer of a key, of any status. */
    finish: (key: string, answer: StoredAnswer): void => {
      const entry = entries.get(key);
      if (entry !== undefined) entries.set(key, { ...entry, answer });
    },
  };
};
