import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartItemId } from '@shop/core/ids';
import type { ChangeQuantityError, RemoveItemError } from '@shop/core/ports/shop-port';
import type { ResultAsync } from 'neverthrow';
import { useRef, useState } from 'react';
import type { RemovedLine } from '../../checkout/visits.ts';
import { loaded } from '../../pages/loaded.ts';
import { useTell } from '../../pages/use-tell.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { useWords } from '../../translations/use-words.ts';
import { focusRestored } from './focus-restored.ts';

/** Quantities that the visitor wants and the host has not confirmed yet; 0 removes the line. */
type Wanted = ReadonlyMap<CartItemId, number>;

/** Changes of the cart, one on the wire at a time; of several for one line only the last is sent (design 4, decision 21).
 *  A removed line stays known, so that it can be put back. */
export const useCartChanges = () => {
  const { changeQuantity, removeItem, restoreItem, loadCart } = useUseCases();
  const state = useShopState();
  const tell = useTell();
  const { language, t, errorText } = useWords();
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const queue = useRef<Map<CartItemId, number>>(new Map());
  const sending = useRef(false);

  const send = (itemId: CartItemId, quantity: number): ResultAsync<Cart, ChangeQuantityError | RemoveItemError> =>
    quantity === 0 ? removeItem({ itemId, language }) : changeQuantity({ itemId, quantity, language });

  const refused = (error: ShopError) => {
    tell.error(
      error.kind === 'capacityFull' && error.left !== undefined && error.left > 0
        ? t('Ticket.OnlyLeft', { count: error.left })
        : errorText(errorKey(error)),
    );
    toggleCartChanged(state);
  };

  const itemsNow = (): readonly CartLine[] => {
    const cart = state.cart.peek();
    return (cart.ok ? cart.value?.items : undefined) ?? [];
  };

  const noteRemoved = (itemId: CartItemId, items: readonly CartLine[]) => {
    const at = items.findIndex(({ id }) => id === itemId);
    const item = items[at];
    if (item !== undefined) setRemoved((all) => [...all, { item, at }]);
    tell.success(t('DeleteCartItemSuccess'));
  };

  const drain = async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = queue.current.entries().next(); !next.done; next = queue.current.entries().next()) {
      const [itemId, quantity] = next.value;
      queue.current.delete(itemId);
      const before = itemsNow();
      const answer = await send(itemId, quantity);
      answer.match((cart) => {
        state.cart.value = { ok: true, value: cart };
        if (quantity === 0) noteRemoved(itemId, before);
      }, refused);
      if (!queue.current.has(itemId)) setWanted((all) => new Map([...all].filter(([id]) => id !== itemId)));
    }
    sending.current = false;
  };

  const set = (itemId: CartItemId, quantity: number) => {
    queue.current.set(itemId, quantity);
    setWanted((all) => new Map(all).set(itemId, quantity));
    void drain();
  };

  const putBack = async (item: CartLine) => {
    if (sending.current) return;
    sending.current = true;
    const answer = await restoreItem(item, language);
    if (answer.isErr()) refused(answer.error);
    else {
      state.cart.value = await loaded(loadCart(language));
      setRemoved((all) => all.filter((line) => line.item.id !== item.id));
      // What the message of the removal says is no longer so.
      state.toasts.value = state.toasts.peek().filter(({ tone }) => tone !== 'success');
      focusRestored(item, itemsNow());
    }
    sending.current = false;
    void drain();
  };

  return { wanted, removed, busy: wanted.size > 0, set, putBack };
};
