import type { CartLine } from '@shop/core/cart/cart-line';
import { lineName } from '@shop/core/papers/line-words';
import { canRestore } from '@shop/core/use-cases/restore-item';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './cart-line.module.css';

/** Replaces a removed line, with a button that puts it back. Takes the focus, which was on the removed line. */
export const RemovedLine = ({ item, onUndo }: { readonly item: CartLine; readonly onUndo: () => void }) => {
  const { t } = useTranslator();
  const id = useId();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (element.current?.querySelector('button') ?? element.current)?.focus();
  }, []);
  return (
    <li className={styles.removed} ref={element} tabIndex={-1}>
      <p id={id}>{t('Cart.Removed', { name: `${item.price.quantity} × ${lineName(item)}` })}</p>
      {canRestore(item) ? (
        <Button look="quiet" aria-describedby={id} onClick={onUndo}>
          {t('Cart.Undo')}
        </Button>
      ) : null}
    </li>
  );
};
