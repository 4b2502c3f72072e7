/** A started server, as whoever starts it sees it. */
export type RunningShop = {
  readonly address: string;
  /** Absent when a provider elsewhere keeps the data. */
  readonly dataFile?: string;
  /** Ends running answers, then everything behind them. */
  readonly close: () => Promise<void>;
};

/** What can go wrong while a shop runs or ends, told to whoever started it. */
export type Mishaps = {
  /** So many requests did not end when it was closed. */
  readonly onCut: (requests: number) => void;
  /** A file that is open is not on disk any more, in one line; nothing more can be kept (D-STORE-ON-DISK). */
  readonly onLost: (line: string) => void;
};

/** The server that opens files: as others reach it, and told when one is lost. */
export type OwnServer = { readonly address: string } & Pick<Mishaps, 'onLost'>;
