/** A started server, as whoever starts it sees it. */
export type RunningShop = {
  readonly address: string;
  /** Absent when a provider elsewhere keeps the data. */
  readonly dataFile?: string;
  /** Ends running answers, then everything behind them. */
  readonly close: () => Promise<void>;
};
