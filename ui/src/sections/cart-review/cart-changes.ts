import type { CartLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartItemId } from '@shop/core/ids';
import type { RemovedLine } from '../../checkout/visits.ts';

/** What a visitor does to the cart. A quantity of 0 removes the line. */
export type CartChange =
  | { readonly type: 'quantity'; readonly itemId: CartItemId; readonly quantity: number }
  | { readonly type: 'restore'; readonly line: CartLine };

/** Changes that the host has not confirmed: one is on the wire, of several for one line only the last waits. */
export type CartChanges = {
  readonly waiting: readonly CartChange[];
  readonly sent?: CartChange;
  /** Stay known, so that they can be put back; the last removed stands last. */
  readonly removed: readonly RemovedLine[];
  /** The last refusal, until another change. */
  readonly refusal?: { readonly itemId: CartItemId; readonly error: ShopError };
};

export const noChanges: CartChanges = { waiting: [], removed: [] };

const lineOf = (change: CartChange): CartItemId =>
  change.type === 'quantity' ? change.itemId : change.line.cartItemId;

/** The visitor changes something; an earlier change of the same line is dropped. */
export const want = (changes: CartChanges, change: CartChange): CartChanges => {
  const { refusal: _, ...others } = changes;
  const at = changes.waiting.findIndex((other) => lineOf(other) === lineOf(change));
  if (at !== -1) return { ...others, waiting: changes.waiting.with(at, change) };
  const isOnItsWay =
    change.type === 'restore' && changes.sent?.type === 'restore' && lineOf(changes.sent) === lineOf(change);
  return isOnItsWay ? changes : { ...others, waiting: [...changes.waiting, change] };
};

/** Puts the first change that waits on the wire, when nothing is there. */
export const sendNext = (changes: CartChanges): CartChanges => {
  const [sent, ...waiting] = changes.waiting;
  return changes.sent !== undefined || sent === undefined ? changes : { ...changes, waiting, sent };
};

/** The change on the wire was refused: it is forgotten, but not why. */
export const refused = ({ waiting, sent, removed }: CartChanges, error: ShopError): CartChanges => ({
  waiting,
  removed,
  refusal: sent && { itemId: lineOf(sent), error },
});

/** Why the last change of a line was refused, if it was. */
export const refusalFor = (id: CartItemId, { refusal }: CartChanges): ShopError | undefined =>
  refusal?.itemId === id ? refusal.error : undefined;

/** The change on the wire was made; `before` are the cart's lines as they were before it. */
export const made = ({ waiting, sent, removed }: CartChanges, before: readonly CartLine[]): CartChanges => {
  if (sent === undefined) return { waiting, removed };
  if (sent.type === 'restore')
    return { waiting, removed: removed.filter(({ item }) => item.cartItemId !== sent.line.cartItemId) };
  const at = before.findIndex(({ cartItemId: id }) => id === sent.itemId);
  const item = before[at];
  return { waiting, removed: sent.quantity > 0 || item === undefined ? removed : [...removed, { item, at }] };
};

/** What a line shows: the quantity that the visitor wants, else the one that it has. Units: pieces. */
export const wantedQuantity = ({ waiting, sent }: CartChanges, line: CartLine): number => {
  const wanted = [...(sent === undefined ? [] : [sent]), ...waiting].findLast(
    (change) => lineOf(change) === line.cartItemId,
  );
  return wanted?.type === 'quantity' ? wanted.quantity : line.price.quantity;
};

export const isBusy = ({ waiting, sent }: CartChanges): boolean => sent !== undefined || waiting.length > 0;
