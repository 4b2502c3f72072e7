import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { CartItemId } from '@shop/core/ids';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { useRef, useState } from 'react';
import type { CartAfter, Outcome } from '../../actions/action.ts';
import { useShowOutcome } from '../../actions/show-outcome.ts';
import { useNewIntent, useShopState, useUseCases } from '../../shop-context.tsx';
import { hideErrors } from '../../signals/toasts.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { addChange, type CartChange, confirmSent, noChanges, rejectSent, sendNext } from './cart-changes.ts';
import { changeQuantity as changeTo } from './change-quantity.ts';
import { lineFields, quantityFieldId } from './line-form.ts';
import { removeItem as takeOut } from './remove-item.ts';

/** Returns functions that send the visitor's changes of the cart and show their results. */
export const useCartChanges = () => {
  const loadUseCases = useUseCases();
  const newIntent = useNewIntent();
  const state = useShopState();
  const show = useShowOutcome();
  const { language } = useTranslator();
  const [changes, setShown] = useState(noChanges);
  // The current changes, for answers that arrive after later renders.
  const now = useRef(noChanges);
  const setChanges = (next: typeof noChanges) => {
    now.current = next;
    setShown(next);
  };

  const currentLines = (): readonly CartLine[] => {
    const cart = state.cart.peek();
    return (cart.ok ? cart.value?.items : undefined) ?? [];
  };

  const run = async (
    { changeQuantity, removeItem, restoreItem, loadCart }: UseCases,
    change: CartChange,
  ): Promise<Outcome> => {
    const page = { language, intent: newIntent(), reloadCart: true };
    if (change.type === 'quantity') {
      const fields = lineFields(change.itemId, change.quantity);
      return change.quantity === 0 ? takeOut(removeItem, fields, page) : changeTo(changeQuantity, fields, page);
    }
    const answer = await restoreItem(change.line, language);
    if (answer.isErr()) return { kind: 'refused', error: answer.error, during: 'cartLine', cart: 'changed' };
    // The line must be drawn before it can take the focus.
    const loaded = async (): Promise<CartAfter> =>
      (await loadCart(language)).map((cart) => cart ?? 'none').unwrapOr('changed');
    return { kind: 'done', cart: answer.value.cart ?? (await loaded()) };
  };

  const sendAll = async () => {
    for (let next = sendNext(now.current); next !== now.current; next = sendNext(now.current)) {
      setChanges(next);
      const { sent } = next;
      if (sent === undefined) return;
      const before = currentLines();
      const outcome = await loadUseCases().match(
        (useCases) => run(useCases, sent),
        (unreachable): Outcome => ({ kind: 'refused', error: unreachable, during: 'cartLine' }),
      );
      const isRefused = outcome.kind === 'refused';
      // The line itself shows what stands beside it.
      show(outcome, { showBeside: () => undefined });
      setChanges(isRefused ? rejectSent(now.current, outcome.error) : confirmSent(now.current, before));
      if (isRefused || sent.type !== 'restore') continue;
      // The message about the removal is outdated.
      state.toasts.value = state.toasts.peek().filter(({ tone }) => tone !== 'success');
      focusRestored(sent.line, currentLines());
    }
  };

  const request = (change: CartChange) => {
    state.cartChangedElsewhere.value = false;
    hideErrors(state.toasts);
    setChanges(addChange(now.current, change));
    void sendAll();
  };

  return {
    changes,
    set: (itemId: CartItemId, quantity: number) => request({ type: 'quantity', itemId, quantity }),
    putBack: (line: CartLine) => request({ type: 'restore', line }),
  };
};

const goodsOf = (line: CartLine): string =>
  JSON.stringify([
    line.kind,
    line.kind === 'upsell' ? line.upsellId : [line.productId, line.priceListId],
    line.kind === 'giftCard' ? line.price.unitPrice : periodOfLine(line),
  ]);

/** Focuses the quantity of a line that was put back, once it is drawn; the line has a new id. */
const focusRestored = (item: CartLine, items: readonly CartLine[]): void => {
  const line = items.findLast((other) => goodsOf(other) === goodsOf(item));
  if (line !== undefined) requestAnimationFrame(() => document.getElementById(quantityFieldId(line))?.focus());
};
