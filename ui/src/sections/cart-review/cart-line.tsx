import type { CartLine as Line } from '@shop/core/cart/cart-line';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { useWords } from '../../translations/use-words.ts';
import styles from './cart-line.module.css';
import { quantityFieldId } from './focus-restored.ts';
import { PriceDetails } from './price-details.tsx';

/** One line of the cart; `quantity` is what the visitor wants, also before the host has confirmed it. */
export const CartLine = ({
  item,
  quantity,
  frozen,
  onQuantity,
}: {
  readonly item: Line;
  readonly quantity: number;
  readonly frozen: boolean;
  readonly onQuantity: (quantity: number) => void;
}) => {
  const { t, money } = useWords();
  const { price } = item;
  const name = `${item.productTitle}, ${item.priceTitle}`;
  const [tooMany, setTooMany] = useState(false);
  const most = item.kind === 'ticket' ? item.maxQuantity : undefined;
  const atCap = most !== undefined && (tooMany || quantity >= most);
  return (
    <li className={styles.line}>
      <h3 className={styles.name}>{item.priceTitle}</h3>
      <div className={styles.how}>
        <QuantityStepper
          id={quantityFieldId(item)}
          value={quantity}
          max={most}
          disabled={frozen}
          labels={{
            field: t('Ticket.QuantityOf', { name }),
            less: t('Ticket.Decrease', { name }),
            more: t('Ticket.Increase', { name }),
          }}
          onTooMany={() => setTooMany(true)}
          onChange={(wanted) => {
            setTooMany(false);
            onQuantity(wanted);
          }}
        />
        {atCap ? (
          <p className={styles.cap} role="status">
            {t('Cart.MaxQuantity', { count: most })}
          </p>
        ) : null}
      </div>
      <div className={styles.price}>
        <Price amount={price.amount} before={price.amountWithoutDiscount} size="large" />
        {price.quantity > 1 ? <p className={styles.each}>{`${price.quantity} × ${money(price.unitPrice)}`}</p> : null}
      </div>
      <Button
        look="quiet"
        className={styles.remove}
        disabled={frozen}
        aria-label={t('Cart.RemoveItem', { name })}
        onClick={() => onQuantity(0)}
      >
        <Icon name="trash" />
        <span className={styles.removeText}>{t('Cart.Remove')}</span>
      </Button>
      <PriceDetails price={price} />
    </li>
  );
};
