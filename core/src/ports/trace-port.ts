import type { Result, ResultAsync } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type { Actor, Fact } from '../checkout/fact.ts';
import type { Order } from '../checkout/order.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { Translations } from '../paths/route-key.ts';

/** The result of a recorded call or a logged command. */
export type StepOutcome =
  | { readonly type: 'cart'; readonly cart: Cart }
  | { readonly type: 'order'; readonly order: Order }
  /** The total of the cart after a logged command. */
  | { readonly type: 'total'; readonly total: Cents }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: ShopError };

/** A difference between the logged decision and the decision of this release. Both values are JSON. */
export type StepDifference = {
  readonly of: 'total' | 'refusal' | 'facts';
  readonly logged: string;
  readonly replayed: string;
};

/** A recorded call, a logged command, or a refusal by a use case itself, which `call` names. */
export type TraceStep = {
  readonly at: Instant;
  readonly call: string;
  readonly changes: boolean;
  /** Who gave a logged command. */
  readonly by?: Actor | undefined;
  /** The language of the request; absent when it has none. */
  readonly language?: Language | undefined;
  /** The members of the request. */
  readonly asked: readonly (readonly [name: string, value: string])[];
  readonly outcome: StepOutcome;
  /** The facts of a logged command. */
  readonly facts?: readonly Fact[] | undefined;
  /** The data of other visitors that it read, as text. */
  readonly others?: readonly string[] | undefined;
  /** Present for a replayed command. */
  readonly differences?: readonly StepDifference[] | undefined;
  /** Duration of a recorded call. Units: milliseconds. */
  readonly ms?: number | undefined;
};

/** Recorded calls, or the log of a cart. */
export type OpenedTrace = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the recorded resort's time zone. */
  readonly zone: string;
  /** Gaps in the steps: before the step of this index, or at the end for the number of steps. `count`: number of
   *  missing steps; absent when it is unknown. */
  readonly missing: readonly { readonly before: number; readonly count?: number | undefined }[];
  /** The translations of the recorded content, by language; later ones replace earlier ones. */
  readonly words: ReadonlyMap<Language, Translations>;
  /** The catalog versions that a log names; absent for recorded calls. */
  readonly catalogVersions?: readonly number[] | undefined;
};

/** Traces and support codes read from files, without a shop. */
export type TracePort = {
  /** Reads a trace or support code; `-` reads the standard input. Error: one line about a file that is neither. */
  read(file: string): Result<OpenedTrace, string>;
  /** Like `read`, and decides the commands of a log again with this release: each step gets the state after it and the
   *  differences. Recorded calls retain their answers. */
  replay(file: string): ResultAsync<OpenedTrace, string>;
};
