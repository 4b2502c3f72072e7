/** A started server. */
export type RunningShop = {
  readonly address: string;
  /** `undefined` when a provider elsewhere stores the data. */
  readonly dataFile?: string | undefined;
  /** Address of health, readiness and metrics; `undefined` without an operations server. */
  readonly operations?: string;
  /** Finishes running requests and then closes everything behind them. */
  readonly close: () => Promise<void>;
};

/** Callbacks for failures while a shop runs or closes. */
export type FailureCallbacks = {
  /** Called with the number of requests that did not end before the close. */
  readonly onCut: (requests: number) => void;
  /** Called with one line when an open file is no longer on disk, so that nothing more can be stored. */
  readonly onLost: (line: string) => void;
};

/** The server that opens the data files: its public address, and the callback for a lost file. */
export type OwnServer = { readonly address: string } & Pick<FailureCallbacks, 'onLost'>;
