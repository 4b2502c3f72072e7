import { type Activity, errorReactions, type ReactionType } from '../errors/error-reaction.ts';

/** Runs a test with another row of the reaction table for an activity, and restores the row afterwards. It reveals
 *  drivers that do not use the table. */
export const withReaction = async <Seen>(
  during: Activity,
  type: ReactionType,
  run: () => Promise<Seen>,
): Promise<Seen> => {
  const row = errorReactions[during];
  const before = { ...row };
  Object.assign(row, Object.fromEntries(Object.keys(row).map((failure) => [failure, type])));
  try {
    return await run();
  } finally {
    Object.assign(row, before);
  }
};
