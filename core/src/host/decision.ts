import type { Result } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { DecisionTime } from './decision-time.ts';
import type { HostState } from './state.ts';

/** The state after a command, and what its caller learns. The answer may itself be a refusal that had an effect. */
export type Decided<Answer> = { readonly next: HostState; readonly answer: Answer };

/** Decides a command. An unchanged state is the same object. Pure: a store writes the difference. */
export type Decide<Command, Refusal extends ShopError, Answer = undefined> = (
  state: HostState,
  command: Command,
  at: DecisionTime,
) => Result<Decided<Answer>, Refusal>;

/** A decision whose caller learns no more than that it was made. */
export const decided = (next: HostState): Decided<undefined> => ({ next, answer: undefined });
