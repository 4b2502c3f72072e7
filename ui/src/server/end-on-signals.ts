/** Time limit for closing after the server has stopped accepting. Units: seconds. */
const patience = 10;

/** Time in which repeated SIGINT signals count as one Ctrl+C, as parent programs may forward
 *  it. Units: milliseconds. */
const sameKeypress = 1000;

export type EndingProcess = {
  on(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', act: () => void): unknown;
  exit(code?: number): void;
};

export type Ending = {
  /** Finishes running requests and then closes everything behind them. */
  readonly close: () => Promise<void>;
  /** Time before the server stops accepting. Units: seconds. */
  readonly leave: number;
  /** Prints one line about a close that was cut off. */
  readonly complain: (line: string) => void;
};

/** Ends the process on a signal after running requests are answered. Repeated signals have no effect, except that a
 *  second Ctrl+C cuts the requests off. */
export const endOnSignals = (process: EndingProcess, { close, leave, complain }: Ending): void => {
  let ending = false;
  /** Time of the first SIGINT. Units: milliseconds. */
  let pressed: number | undefined;

  const cut = (line: string): void => {
    complain(line);
    process.exit(1);
  };

  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(
      () => {
        cut(`not everything had ended after ${leave + patience} seconds; the rest was cut off`);
      },
      (leave + patience) * 1000,
    ).unref();
    void close().then(() => process.exit());
  };

  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('SIGINT', () => {
    const now = performance.now();
    pressed ??= now;
    if (now - pressed >= sameKeypress) return cut('Ctrl+C again: what had not ended was cut off');
    end();
  });
};
