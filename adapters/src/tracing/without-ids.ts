import { isRecord } from '../codec/json-value.ts';
import type { TraceLine } from './trace-line.ts';

/** What the ids of a member are called instead: whoever knows a cart's id can change the cart. */
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

/** The same calls, every id of a cart, a line and an order replaced by a number of its own, the same one wherever it stands. */
export const withoutIds = (lines: readonly TraceLine[]): readonly TraceLine[] => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const note = (kind: string | undefined, value: unknown): void => {
    if (kind === undefined || typeof value !== 'string' || value === '' || names.has(value)) return;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    names.set(value, `${kind}-${number}`);
  };
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) collect(entry);
    if (!isRecord(value)) return;
    for (const [name, member] of Object.entries(value)) {
      note(kinds[name], member);
      collect(member);
    }
  };
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(renamed);
    return isRecord(value) ? renamedMembers(value) : value;
  };
  const renamedMembers = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).map(([name, member]) => [name, renamed(member)]));

  for (const line of lines) {
    note(kindOfId(line), line.request.id);
    collect([line.request, line.answer]);
  }
  return lines.map((line) => ({
    ...line,
    request: renamedMembers(line.request),
    ...(line.answer === undefined ? {} : { answer: renamed(line.answer) }),
  }));
};
