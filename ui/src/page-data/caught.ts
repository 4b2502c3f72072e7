/** Tells of a bug: to the log, under the reference that the visitor reads. */
export type ReportFailure = (error: unknown) => void;

/** The result of work, or `instead` if it throws, which is reported. Expected failures are values and never get
 *  here. */
export const caught = async <Value>(
  work: () => Promise<Value>,
  tell: ReportFailure,
  instead: NoInfer<Value>,
): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    tell(error);
    return instead;
  }
};
