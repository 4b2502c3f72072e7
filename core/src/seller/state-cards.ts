import { add } from '../money/cents.ts';
import { cardChanges } from './checkout/card-ledger.ts';
import type { Orders } from './checkout/order-records.ts';
import type { SellerState } from './state.ts';

/** Returns the state with the changes of value cards that follow from a decision about orders. Throws `RangeError` when
 *  a stored card differs from its order, which is a bug. */
export const withCards = (state: SellerState, before: Orders, after: Orders): SellerState => {
  const changes = cardChanges(before, after);
  if (changes.length === 0) return state;
  const cards = new Map(state.cards);
  for (const change of changes) {
    const { code, spent } = change.card;
    if (cards.get(code)?.spent !== (change.type === 'opened' ? undefined : spent))
      throw new RangeError('a value card is not as its order has it');
    if (change.type === 'closed') cards.delete(code);
    else cards.set(code, change.type === 'opened' ? change.card : { ...change.card, spent: add(spent, change.by) });
  }
  return { ...state, cards };
};
