import { type Activity, errorReactions, type ReactionType } from '../errors/error-reaction.ts';

/** Runs while the table itself has another row for an activity, and puts the row back: a driver that decides for itself shows. */
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
