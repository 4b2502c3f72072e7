import type { CartLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartItemId } from '@shop/core/ids';
import type { RemovedLine } from '../../checkout/visits.ts';

/** A visitor's change of the cart. A quantity of 0 removes the line. */
export type CartChange =
  | { readonly type: 'quantity'; readonly itemId: CartItemId; readonly quantity: number }
  | { readonly type: 'restore'; readonly line: CartLine };

/** Changes that the host has not confirmed: at most one was sent, and for each line only the last change waits. */
export type CartChanges = {
  readonly waiting: readonly CartChange[];
  readonly sent?: CartChange;
  /** Lines that can be put back, the last removed one last. */
  readonly removed: readonly RemovedLine[];
  /** The last refusal, until the next change. */
  readonly refusal?: { readonly itemId: CartItemId; readonly error: ShopError };
};

export const noChanges: CartChanges = { waiting: [], removed: [] };

const lineOf = (change: CartChange): CartItemId =>
  change.type === 'quantity' ? change.itemId : change.line.cartItemId;

/** Adds a change; it replaces a waiting change of the same line. */
export const addChange = (changes: CartChanges, change: CartChange): CartChanges => {
  const { refusal: _, ...others } = changes;
  const at = changes.waiting.findIndex((other) => lineOf(other) === lineOf(change));
  if (at !== -1) return { ...others, waiting: changes.waiting.with(at, change) };
  const isSent =
    change.type === 'restore' && changes.sent?.type === 'restore' && lineOf(changes.sent) === lineOf(change);
  return isSent ? changes : { ...others, waiting: [...changes.waiting, change] };
};

/** Marks the first waiting change as sent, unless one is sent already. */
export const sendNext = (changes: CartChanges): CartChanges => {
  const [sent, ...waiting] = changes.waiting;
  return changes.sent !== undefined || sent === undefined ? changes : { ...changes, waiting, sent };
};

/** Removes the sent change after a refusal, and stores the error. */
export const rejectSent = ({ waiting, sent, removed }: CartChanges, error: ShopError): CartChanges => ({
  waiting,
  removed,
  refusal: sent && { itemId: lineOf(sent), error },
});

/** Returns why the last change of a line was refused; `undefined` when it was not. */
export const refusalFor = (id: CartItemId, { refusal }: CartChanges): ShopError | undefined =>
  refusal?.itemId === id ? refusal.error : undefined;

/** Removes the sent change after its success; `before` are the cart's lines before the change. */
export const confirmSent = ({ waiting, sent, removed }: CartChanges, before: readonly CartLine[]): CartChanges => {
  if (sent === undefined) return { waiting, removed };
  if (sent.type === 'restore')
    return { waiting, removed: removed.filter(({ item }) => item.cartItemId !== sent.line.cartItemId) };
  const at = before.findIndex(({ cartItemId: id }) => id === sent.itemId);
  const item = before[at];
  return { waiting, removed: sent.quantity > 0 || item === undefined ? removed : [...removed, { item, at }] };
};

/** Returns the quantity that a line shows: the one of its last change, else that of the cart. Units: pieces. */
export const requestedQuantity = ({ waiting, sent }: CartChanges, line: CartLine): number => {
  const last = [...(sent === undefined ? [] : [sent]), ...waiting].findLast(
    (change) => lineOf(change) === line.cartItemId,
  );
  return last?.type === 'quantity' ? last.quantity : line.price.quantity;
};

/** Returns whether a change was sent or waits. */
export const isBusy = ({ waiting, sent }: CartChanges): boolean => sent !== undefined || waiting.length > 0;
