/** Time limit for closing after the server has stopped accepting. Units: seconds. */
const closeTimeout = 10;

/** Time in which repeated SIGINT signals count as one Ctrl+C, as parent programs may forward it. Units:
 *  milliseconds. */
const keypressWindow = 1000;

export type SignalProcess = {
  on(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', act: () => void): unknown;
  exit(code?: number): void;
};

export type ShutdownOptions = {
  /** Finishes running requests and then closes everything behind them. */
  readonly close: () => Promise<void>;
  /** Time before the server stops accepting. Units: seconds. */
  readonly leave: number;
  /** Prints one line about a close that was cut off. */
  readonly report: (line: string) => void;
};

/** Ends the process on a signal after running requests are answered. Repeated signals have no effect, except that a
 *  second Ctrl+C cuts the requests off. */
export const endOnSignals = (process: SignalProcess, { close, leave, report }: ShutdownOptions): void => {
  let ending = false;
  /** Time of the first SIGINT. Units: milliseconds. */
  let firstPress: number | undefined;

  const cut = (line: string): void => {
    report(line);
    process.exit(1);
  };

  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(
      () => {
        cut(`not everything had ended after ${leave + closeTimeout} seconds; the rest was cut off`);
      },
      (leave + closeTimeout) * 1000,
    ).unref();
    void close().then(() => process.exit());
  };

  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('SIGINT', () => {
    const now = performance.now();
    firstPress ??= now;
    if (now - firstPress >= keypressWindow) return cut('Ctrl+C again: what had not ended was cut off');
    end();
  });
};
