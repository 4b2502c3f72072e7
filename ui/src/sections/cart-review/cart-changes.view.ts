import type { Cart } from '@shop/core/cart/cart';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartItemId } from '@shop/core/ids';
import type { Result } from 'neverthrow';
import { useRef, useState } from 'react';
import { useTell } from '../../pages/use-tell.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { useWords } from '../../words/use-words.ts';

/** Quantities that the visitor wants and the host has not confirmed yet; 0 removes the line. */
type Wanted = ReadonlyMap<CartItemId, number>;

/** Changes of the cart, one on the wire at a time; of several for one line only the last is sent (design 4, decision 21). */
export const useCartChanges = () => {
  const { changeQuantity, removeItem } = useUseCases();
  const state = useShopState();
  const tell = useTell();
  const { language, t, errorText } = useWords();
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const queue = useRef<Map<CartItemId, number>>(new Map());
  const sending = useRef(false);

  const send = (itemId: CartItemId, quantity: number): PromiseLike<Result<Cart, ShopError>> =>
    quantity === 0 ? removeItem({ itemId, language }) : changeQuantity({ itemId, quantity, language });

  const drain = async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = queue.current.entries().next(); !next.done; next = queue.current.entries().next()) {
      const [itemId, quantity] = next.value;
      queue.current.delete(itemId);
      const answer = await send(itemId, quantity);
      answer.match(
        (cart) => {
          state.cart.value = { ok: true, value: cart };
          if (quantity === 0) tell.success(t('DeleteCartItemSuccess'));
        },
        (error) => {
          tell.error(
            error.kind === 'capacityFull' && error.left !== undefined && error.left > 0
              ? t('Ticket.OnlyLeft', { count: error.left })
              : errorText(errorKey(error)),
          );
          toggleCartChanged(state);
        },
      );
      if (!queue.current.has(itemId)) setWanted((all) => new Map([...all].filter(([id]) => id !== itemId)));
    }
    sending.current = false;
  };

  const set = (itemId: CartItemId, quantity: number) => {
    queue.current.set(itemId, quantity);
    setWanted((all) => new Map(all).set(itemId, quantity));
    void drain();
  };

  return { wanted, busy: wanted.size > 0, set };
};
