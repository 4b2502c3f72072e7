import type { Result, ResultAsync } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type { Actor, Fact } from '../checkout/fact.ts';
import type { Order } from '../checkout/order.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { Translations } from '../paths/route-key.ts';

/** What a recorded call or a logged command led to. */
export type StepOutcome =
  | { readonly type: 'cart'; readonly cart: Cart }
  | { readonly type: 'order'; readonly order: Order }
  /** Of the cart after a logged command. */
  | { readonly type: 'total'; readonly total: Cents }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: ShopError };

/** Where this program decides otherwise than the one that logged the command. Both are JSON. */
export type StepDifference = {
  readonly of: 'total' | 'refusal' | 'facts';
  readonly logged: string;
  readonly replayed: string;
};

/** A recorded call, a logged command, or a refusal that a use case decided itself, which `call` marks. */
export type TraceStep = {
  readonly at: Instant;
  readonly call: string;
  readonly changes: boolean;
  /** Who gave a logged command. */
  readonly by?: Actor | undefined;
  /** The language of the request, where it names one. */
  readonly language?: Language | undefined;
  /** The request, member by member. */
  readonly asked: readonly (readonly [name: string, value: string])[];
  readonly outcome: StepOutcome;
  /** What a logged command found out. */
  readonly facts?: readonly Fact[] | undefined;
  /** What it read of other visitors, in words. */
  readonly others?: readonly string[] | undefined;
  /** Of a replayed command. */
  readonly differences?: readonly StepDifference[] | undefined;
  /** Units: milliseconds until a recorded call was answered. */
  readonly ms?: number | undefined;
};

/** Recorded calls, or the log of a cart. */
export type OpenedTrace = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the recorded resort's time zone. */
  readonly zone: string;
  /** Where steps are missing: before the step of that index, or at the end for the number of steps. `count`: how many,
   *  if known. */
  readonly missing: readonly { readonly before: number; readonly count?: number | undefined }[];
  /** Words of the recorded content, by language; the last ones count. */
  readonly words: ReadonlyMap<Language, Translations>;
  /** The versions of the catalog that a log names; absent for recorded calls. */
  readonly catalogVersions?: readonly number[] | undefined;
};

/** Traces and support codes as files; needs no shop. */
export type TracePort = {
  /** `-` is what is piped in. Error: one line about a file that is neither. */
  read(file: string): Result<OpenedTrace, string>;
  /** The same; the commands of a log are decided again by this program, so that each step has what is shown after it,
   *  and where the decision differs. Recorded calls keep their answers. */
  replay(file: string): ResultAsync<OpenedTrace, string>;
};
