import type { Cart } from '@shop/core/cart/cart';
import type { Order } from '@shop/core/checkout/order';
import type { Translations } from '@shop/core/content/route-key';
import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import type { Result } from 'neverthrow';

/** What a recorded call led to. */
export type StepOutcome =
  | { readonly type: 'cart'; readonly cart: Cart }
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: ShopError };

/** A recorded call. */
export type TraceStep = {
  readonly at: Instant;
  readonly call: string;
  readonly changes: boolean;
  /** In which it was asked, where it says so. */
  readonly language?: Language;
  readonly asked: readonly (readonly [name: string, value: string])[];
  readonly outcome: StepOutcome;
  /** Units: milliseconds until it was answered. */
  readonly ms: number;
};

/** Recorded calls, with what is known of the shop that answered them. */
export type OpenedCapsule = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Where calls could not be kept: before the step of that index, which is how many there are for the end. `count` is how many, where
   *  that is known. */
  readonly missing: readonly { readonly before: number; readonly count?: number }[];
  /** Words that the recorded content told, by language. */
  readonly words: ReadonlyMap<Language, Translations>;
  readonly world?: {
    readonly at: Instant;
    readonly catalogVersion: number;
    readonly seed?: string;
    /** Persons that others than the recorded visitor have. */
    readonly places: readonly { readonly facility: string; readonly period: string; readonly taken: number }[];
    readonly codes: readonly { readonly code: string; readonly used: number }[];
  };
};

/** Capsules as files; needs no shop. `-` is what is piped in. */
export type CapsuleBench = {
  /** Error: one line about a file that holds none. */
  read(file: string): Result<OpenedCapsule, string>;
};
