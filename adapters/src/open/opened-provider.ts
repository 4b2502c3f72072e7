import type { Provider } from '@shop/core/ports/provider';
import type { CallLog } from '../tracing/call-log.ts';
import type { ReadWorld } from '../tracing/capsule-world.ts';

/** A provider whose calls can be recorded. */
export type OpenedProvider = Provider & {
  /** What it sells and knows, for capsules; absent where only its own server could tell. */
  readonly readWorld?: ReadWorld;
  /** The last calls of each cart, where its store keeps them. */
  readonly callLog?: CallLog;
};
