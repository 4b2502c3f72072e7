import type { Cart } from '@shop/core/cart/cart';
import type { CentFault } from '@shop/core/cart/cent-check';
import { euroText } from '@shop/core/money/euro-text';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { itemTitle } from './item-texts.ts';
import { type ReceiptSettings, stepLines } from './receipt.ts';

const title = (cart: Cart, id: string): string => {
  const at = cart.items.findIndex((item) => item.id === id);
  const item = cart.items[at];
  return item === undefined ? id : `${at + 1}  ${itemTitle(item)}`;
};

/** Each figure that differs: a line's derivation as it was told and as our rules make it, or the two sums. */
export const centFaultLines = (cart: Cart, faults: readonly CentFault[], settings: ReceiptSettings): readonly Line[] =>
  faults.flatMap((fault) =>
    fault.figure === 'line'
      ? [
          line(span(title(cart, fault.item), 'bad')),
          line('told'),
          ...stepLines(fault.told, settings),
          line('by our rules'),
          ...stepLines(fault.ours, settings),
          emptyLine,
        ]
      : [
          line(
            span(fault.figure, 'bad'),
            `  told ${euroText(fault.told, settings.language)}, by our rules ${euroText(fault.ours, settings.language)}`,
          ),
        ],
  );
