import type { Instant } from '@shop/core/dates/instant';
import type { Target } from '../arguments/target.ts';

/** What decides which shop a command acts on, and as whom. */
export type ShopSettings = {
  readonly target: Target;
  /** The file that keeps this visitor's cookies between commands. */
  readonly jar: string;
  /** The moment that the command believes it is; the system's clock when absent. */
  readonly at?: Instant;
  /** Repeats a command's random choices; the system's randomness when absent. */
  readonly seed?: string;
  /** The file that every call of the shop is added to. */
  readonly record?: string;
  /** The file that says what goes wrong on purpose (D-LEVERS). */
  readonly levers?: string;
};
