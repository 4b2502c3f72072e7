import type { Result } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type { Order } from '../checkout/order.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { Translations } from '../paths/route-key.ts';

/** What a recorded call led to. */
export type StepOutcome =
  | { readonly type: 'cart'; readonly cart: Cart }
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: ShopError };

/** A recorded call, or a refusal that a use case decided itself, which `call` marks. */
export type TraceStep = {
  readonly at: Instant;
  readonly call: string;
  readonly changes: boolean;
  /** The language of the request, where it names one. */
  readonly language?: Language;
  /** The request, member by member. */
  readonly asked: readonly (readonly [name: string, value: string])[];
  readonly outcome: StepOutcome;
  /** Units: milliseconds until it was answered. */
  readonly ms: number;
};

/** Recorded calls, with what is known of the shop that answered them. */
export type OpenedTrace = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the recorded resort's time zone. */
  readonly zone: string;
  /** Where calls were not recorded: before the step of that index, or at the end for the number of steps. `count`: how
   *  many, if known. */
  readonly missing: readonly { readonly before: number; readonly count?: number }[];
  /** Words of the recorded content, by language; the last ones count. */
  readonly words: ReadonlyMap<Language, Translations>;
  /** None in a trace of calls alone. */
  readonly world?: {
    readonly at: Instant;
    readonly catalogVersion: number;
    readonly seed?: string;
    /** Persons that visitors other than the recorded one have. */
    readonly places: readonly { readonly facility: string; readonly period: string; readonly taken: number }[];
    readonly codes: readonly { readonly code: string; readonly used: number }[];
  };
};

/** Traces as files; needs no shop. */
export type TracePort = {
  /** `-` is what is piped in. Error: one line about a file that is no trace. */
  read(file: string): Result<OpenedTrace, string>;
};
