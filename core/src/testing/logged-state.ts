import type { CartId } from '../ids.ts';
import type { SellerCommand } from '../seller/commands.ts';
import type { DecisionTime } from '../seller/decision.ts';
import type { Facts } from '../seller/facts.ts';
import { actorOf, staffOf } from '../seller/log/actor-of.ts';
import { type LoadedRecords, loggedCommand } from '../seller/log/log-command.ts';
import type { SellerState } from '../seller/state.ts';

/** Returns the state with a row added to its log when the decision recorded facts. */
export const logged = (
  state: SellerState,
  cartId: CartId | undefined,
  command: SellerCommand,
  { facts, ...of }: LoadedRecords & Facts,
  { now: at }: DecisionTime,
): SellerState => {
  const request = loggedCommand(command, of);
  if (facts.length === 0 || cartId === undefined || request === undefined) return state;
  const id = String(state.log.length).padStart(6, '0');
  const row = { id, at, cartId, by: actorOf(command), staff: staffOf(command), request, facts };
  return { ...state, log: [...state.log, row] };
};
