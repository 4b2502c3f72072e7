/** Units: seconds within which everything has ended once accepting has, or is cut. */
const patience = 10;

/** Units: milliseconds in which one Ctrl+C may arrive several times, from the keyboard and from programs in between. */
const sameKeypress = 1000;

export type EndingProcess = {
  on(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', act: () => void): unknown;
  exit(code?: number): void;
};

export type Ending = {
  /** Ends running answers, then everything behind them. */
  readonly close: () => Promise<void>;
  /** Units: seconds before accepting ends. */
  readonly leave: number;
  /** Told in one line when not everything could end by itself. */
  readonly complain: (line: string) => void;
};

/** Any signal ends the shop: running requests are answered first, however often it is repeated; only Ctrl+C pressed
 *  again cuts them. */
export const endOnSignals = (process: EndingProcess, { close, leave, complain }: Ending): void => {
  let ending = false;
  /** When Ctrl+C came first: another signal before it is no press. Units: milliseconds. */
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
