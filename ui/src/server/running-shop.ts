/** A started server, for the program that starts it. */
export type RunningShop = {
  readonly address: string;
  /** Absent when a provider elsewhere keeps the data. */
  readonly dataFile?: string | undefined;
  /** Where health, readiness and metrics are answered, if anywhere. */
  readonly operations?: string;
  /** Ends running answers, then everything behind them. */
  readonly close: () => Promise<void>;
};

/** Callbacks for what can go wrong while a shop runs or ends. */
export type Mishaps = {
  /** So many requests did not end when it was closed. */
  readonly onCut: (requests: number) => void;
  /** A file that is open is not on disk any more, in one line; nothing more can be kept. */
  readonly onLost: (line: string) => void;
};

/** The server that opens files: its public address, and what is called when a file is lost. */
export type OwnServer = { readonly address: string } & Pick<Mishaps, 'onLost'>;
