/** Tells of a bug: to the log, under the reference that the visitor reads. */
export type TellFailure = (error: unknown) => void;

/** What work gives, or `instead` when it throws, which is told. Expected failures are values and never get here. */
export const caught = async <Value>(
  work: () => Promise<Value>,
  tell: TellFailure,
  instead: NoInfer<Value>,
): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    tell(error);
    return instead;
  }
};
