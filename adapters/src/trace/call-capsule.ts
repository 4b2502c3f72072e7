import type { RememberedCart } from './call-memory.ts';
import { leavesOf } from './redaction.ts';
import { type CallLine, callLineText } from './trace.ts';

/** Members that contain ids, with the name that replaces the id. Ids are replaced because anyone with a cart's id can
 *  change the cart. */
const kinds: Readonly<Record<string, string>> = { cartId: 'cart', cartItemId: 'line', ref: 'order' };

/** Returns the text of each line with ids of carts, lines and orders replaced by numbers, the same number for each
 *  occurrence of an id. */
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
    for (const { name, value } of leavesOf([line.request, line.answer])) note(kinds[name], value);
  }
  const renamed = (_: string, value: unknown): unknown => names.get(value) ?? value;
  return lines.map((line) => JSON.stringify(JSON.parse(callLineText(line)), renamed));
};

/** Whether a call opened the cart, so that no earlier call of it is missing. */
const opensCart = (line: CallLine | undefined): boolean =>
  line?.v === 1 && (line.request.cartId ?? '') === '' && line.call.startsWith('add');

/** Returns the file of a capsule of calls, with a gap in place of missing earlier ones. */
export const callCapsuleText = ({ lines, dropped }: RememberedCart): string => {
  const [first] = lines;
  const isWhole = dropped === 0 && (first?.v === 3 || opensCart(first));
  const before: readonly CallLine[] = isWhole || first === undefined ? [] : [{ v: 3, at: first.at }];
  return `${withoutIds([...before, ...lines]).join('\n')}\n`;
};
