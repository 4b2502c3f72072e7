import type { Result } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { Change } from './changes.ts';
import type { DecisionTime } from './decision-time.ts';
import type { HostState } from './state.ts';

/** What becomes of a command in a state, at a moment: facts, or why not. Pure; a store loads the state and applies the facts. */
export type Decide<Command, Refusal extends ShopError> = (
  state: HostState,
  command: Command,
  at: DecisionTime,
) => Result<readonly Change[], Refusal>;
