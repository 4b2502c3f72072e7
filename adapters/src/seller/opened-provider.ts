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
  /** Logs a refusal of a use case, except that of a logged command, which is in the log already. */
  readonly refused: SupportPort['refused'];
  /** Waits until all refusals so far are logged. */
  flush(): Promise<void>;
  readonly personCategories: PersonCategories;
  /** A stored version of the catalog, with goods of earlier versions that carts could still hold; undefined when it was
   *  not stored. */
  soldUnder(version: number): ResultAsync<StoredVersion | undefined, StoreFailure>;
};

/** A provider as its source opens it, before its calls are logged. */
export type SourceProvider = Omit<Provider, keyof SupportPort> & {
  /** Its own routes at the root of the origin: payment notifications, the test bank, pictures, operators' calls. */
  readonly routes: readonly Hono[];
  /** The content system and site elsewhere that content comes from; absent where it is the provider's own. */
  readonly contentSource?: string;
  /** Hosts that pictures come from besides our own. */
  readonly imageOrigins?: readonly string[];
  /** The log of commands, where its store has it; absent where the provider is elsewhere. */
  readonly commandLog?: OpenedLog;
  /** Asks whether its store answers. */
  readonly probe?: () => ResultAsync<unknown, unknown>;
  /** How its store stands, for an operator's monitor. */
  readonly figures?: () => ResultAsync<ShopFigures, unknown>;
  /** For a replay: when its next call took place, and the cart that the recorded visitor came with. */
  readonly replayed?: { readonly at: Instant; readonly cart?: CartId };
};

export type OpenedProvider = SourceProvider & SupportPort;
