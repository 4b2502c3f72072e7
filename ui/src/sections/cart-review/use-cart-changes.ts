import type { Cart } from '@shop/core/cart/cart';
import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartItemId } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { useRef, useState } from 'react';
import { loaded } from '../../page-data/loaded.ts';
import { useNotify, useProblem } from '../../pages/use-notify.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { showCart, toggleCartChanged } from '../../signals/shop-state.ts';
import { hideErrors } from '../../signals/toasts.ts';
import { refusalText } from '../../translations/refusal-text.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { type CartChange, made, noChanges, refused, sendNext, want } from './cart-changes.ts';
import { quantityFieldId } from './line-form.ts';

/** Sends the visitor's changes of the cart, and shows their results. */
export const useCartChanges = () => {
  const { changeQuantity, removeItem, restoreItem, loadCart } = useUseCases();
  const state = useShopState();
  const notify = useNotify();
  const problem = useProblem();
  const words = useTranslator();
  const { language } = words;
  const [changes, setShown] = useState(noChanges);
  // Current values, for answers that arrive after later renders.
  const now = useRef(noChanges);
  const become = (next: typeof noChanges) => {
    now.current = next;
    setShown(next);
  };

  const linesNow = (): readonly CartLine[] => {
    const cart = state.cart.peek();
    return (cart.ok ? cart.value?.items : undefined) ?? [];
  };

  const call = (change: CartChange): ResultAsync<Cart | undefined, ShopError> => {
    if (change.type === 'restore') return restoreItem(change.line, language).map(() => undefined);
    const { itemId, quantity } = change;
    return quantity === 0
      ? removeItem({ cartItemId: itemId, language })
      : changeQuantity({ cartItemId: itemId, quantity, language });
  };

  const show = async (change: CartChange, answered: Cart | undefined, before: readonly CartLine[]) => {
    const cart = answered === undefined ? await loaded(loadCart(language)) : { ok: true as const, value: answered };
    showCart(state, cart, language);
    become(made(now.current, before));
    if (change.type === 'restore') {
      // The removal's message is outdated.
      state.toasts.value = state.toasts.peek().filter(({ tone }) => tone !== 'success');
      focusRestored(change.line, linesNow());
    } else if (change.quantity === 0) notify.success(words.t('DeleteCartItemSuccess'));
  };

  const sendAll = async () => {
    for (let next = sendNext(now.current); next !== now.current; next = sendNext(now.current)) {
      become(next);
      if (next.sent === undefined) return;
      const before = linesNow();
      const answer = await call(next.sent);
      if (answer.isOk()) {
        await show(next.sent, answer.value, before);
      } else {
        become(refused(now.current, answer.error));
        problem(answer.error, 'cartLine', { message: refusalText(answer.error, words) });
        toggleCartChanged(state);
      }
    }
  };

  const wish = (change: CartChange) => {
    state.cartChangedElsewhere.value = false;
    hideErrors(state.toasts);
    become(want(now.current, change));
    void sendAll();
  };

  return {
    changes,
    set: (itemId: CartItemId, quantity: number) => wish({ type: 'quantity', itemId, quantity }),
    putBack: (line: CartLine) => wish({ type: 'restore', line }),
  };
};

const goodsOf = (line: CartLine): string =>
  JSON.stringify([
    line.kind,
    line.kind === 'upsell' ? line.upsellId : [line.productId, line.priceListId],
    line.kind === 'giftCard' ? line.price.unitPrice : periodOfLine(line),
  ]);

/** A line that was put back has a new id; the focus goes to its quantity once it is drawn. */
const focusRestored = (item: CartLine, items: readonly CartLine[]): void => {
  const line = items.findLast((other) => goodsOf(other) === goodsOf(item));
  if (line !== undefined) requestAnimationFrame(() => document.getElementById(quantityFieldId(line))?.focus());
};
