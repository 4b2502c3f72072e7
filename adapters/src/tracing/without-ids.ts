import { type CallLine, callLineText, type TraceLine } from './trace-line.ts';
import { leavesOf } from './wire-leaves.ts';

/** What the ids of a member are called instead: with a cart's id anyone can change the cart. */
const kinds: Readonly<Record<string, string>> = {
  cartId: 'cart',
  CartId: 'cart',
  cartItemId: 'line',
  CartItemId: 'line',
  ref: 'order',
};

/** Calls whose `id` is a cart's or an order's. */
const kindOfId = ({ call }: TraceLine): string | undefined => {
  if (call === 'checkReservation') return 'cart';
  return call === 'showOrder' ? 'order' : undefined;
};

/** The text of each line, every id of a cart, a line and an order replaced by a number of its own, the same one wherever it stands. */
export const withoutIds = (lines: readonly CallLine[]): readonly string[] => {
  const names = new Map<unknown, string>();
  const counts = new Map<string, number>();
  const note = (kind: string | undefined, value: unknown): void => {
    if (kind === undefined || typeof value !== 'string' || value === '' || names.has(value)) return;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    names.set(value, `${kind}-${number}`);
  };
  for (const line of lines) {
    if (line.v !== 1) continue;
    note(kindOfId(line), line.request.id);
    for (const { name, value } of leavesOf([line.request, line.answer])) note(kinds[name], value);
  }
  const renamed = (_: string, value: unknown): unknown => names.get(value) ?? value;
  return lines.map((line) => JSON.stringify(JSON.parse(callLineText(line)), renamed));
};
