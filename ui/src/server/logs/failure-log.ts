/** Units: milliseconds in which failures of one kind share a line. */
const minute = 60_000;

/** Logs how something fails that many requests need: the first failure of each kind at once, and then once a minute how many
 *  more there were, so that a full disk is seen and does not fill up the log as well (D-FAILURE-LOG). */
export const failureLog = (
  name: 'storeFailure' | 'contentFailure' | 'mailFailure',
  write: (line: string) => void,
): ((kind: string, message: string) => void) => {
  const leftOut = new Map<string, number>();

  const log = (kind: string, message: string, more: number): void => {
    write(`${JSON.stringify({ level: 'error', name, kind, message, ...(more === 0 ? {} : { leftOut: more }) })}\n`);
    leftOut.set(kind, 0);
    setTimeout(() => {
      const since = leftOut.get(kind) ?? 0;
      if (since === 0) leftOut.delete(kind);
      else log(kind, message, since);
    }, minute).unref();
  };

  return (kind, message) => {
    const known = leftOut.get(kind);
    if (known === undefined) log(kind, message, 0);
    else leftOut.set(kind, known + 1);
  };
};
