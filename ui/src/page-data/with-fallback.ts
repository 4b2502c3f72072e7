/** Reports a bug to the log, under the reference that the visitor sees. */
export type ReportFailure = (error: unknown) => void;

/** Returns the result of `work`. If it throws, reports the error and returns `instead`. Expected failures are values
 *  and never throw. */
export const withFallback = async <Value>(
  work: () => Promise<Value>,
  report: ReportFailure,
  instead: NoInfer<Value>,
): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    report(error);
    return instead;
  }
};
