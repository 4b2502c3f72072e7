import type { Provider } from '@shop/core/ports/provider';
import type { Hono } from 'hono';

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

/** A provider that a server stands before. */
export type ServedProvider = Omit<Provider, 'payWithCard' | 'fault'> & {
  /** Which content system and site elsewhere the content comes from; none when it is our own. */
  readonly contentSource?: string;
  /** Routes of its own: notifications of the payment provider, media, the payment stand-in. */
  readonly routes: readonly Hono[];
  /** Hosts besides our own that pictures come from. */
  readonly imageOrigins?: readonly string[];
};
