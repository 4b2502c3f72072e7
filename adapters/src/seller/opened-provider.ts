import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Provider } from '@shop/core/ports/provider';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import type { StoredVersion } from '../catalog-files/stored-catalog.ts';
import type { CommandLog, StoreFailure } from './seller-store.ts';
import type { ShopFigures } from './shop-figures.ts';

/** The log of commands, with the versions of the catalog that it refers to. */
export type OpenedLog = CommandLog & {
  /** Logs a refusal of a use case. Refusals of commands are skipped, because they are logged already. */
  readonly refused: SupportPort['refused'];
  /** Waits until all refusals so far are logged. */
  flush(): Promise<void>;
  readonly personCategories: PersonCategories;
  /** Returns a stored version of the catalog, with goods of earlier versions that carts could still contain.
   *  `undefined` when the version is not stored. */
  soldUnder(version: number): ResultAsync<StoredVersion | undefined, StoreFailure>;
};

/** A provider as its source opens it, before its calls are logged. */
export type SourceProvider = Omit<Provider, keyof SupportPort> & {
  /** Routes of the provider at the root of the origin: payment notifications, the test bank, pictures, staff calls. */
  readonly routes: readonly Hono[];
  /** Another content system, or a folder of pages. Absent for the program's own content. */
  readonly contentSource?: string;
  /** Other origins of pictures. */
  readonly imageOrigins?: readonly string[];
  /** The log of commands. Absent when the provider is elsewhere. */
  readonly commandLog?: OpenedLog;
  /** Checks whether the store answers. */
  readonly probe?: () => ResultAsync<unknown, unknown>;
  /** Reads the figures of the store, for an operator's monitoring. */
  readonly figures?: () => ResultAsync<ShopFigures, unknown>;
  /** In a replay: the time of the next call, and the recorded visitor's cart. */
  readonly replayed?: { readonly at: Instant; readonly cart?: CartId };
};

export type OpenedProvider = SourceProvider & SupportPort;
