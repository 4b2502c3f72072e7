import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Provider } from '@shop/core/ports/provider';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import type { ShopFigures } from '../seller/shop-figures.ts';
import type { CallLog } from '../tracing/call-log.ts';
import type { ReadWorld } from '../tracing/capsule-world.ts';

/** A provider as its source brings it, before anything is logged of its calls. */
export type SourceProvider = Omit<Provider, keyof SupportPort> & {
  /** Its own routes at the root of the origin: payment notifications, the test bank, pictures, operators' calls. */
  readonly routes: readonly Hono[];
  /** The content system and site elsewhere that content comes from; absent where it is the provider's own. */
  readonly contentSource?: string;
  /** Hosts that pictures come from besides our own. */
  readonly imageOrigins?: readonly string[];
  /** What it sells and knows, for capsules; absent where only its own server knows. */
  readonly readWorld?: ReadWorld;
  /** The last calls of each cart, where its store keeps them. */
  readonly callLog?: CallLog;
  /** Asks whether its store answers. */
  readonly probe?: () => ResultAsync<unknown, unknown>;
  /** How its store stands, for an operator's monitor. */
  readonly figures?: () => ResultAsync<ShopFigures, unknown>;
  /** For a replay: when its next call took place, and the cart that the recorded visitor came with. */
  readonly replayed?: { readonly at: Instant; readonly cart?: CartId };
};

export type OpenedProvider = SourceProvider & SupportPort;
