import type { CartLine as Line } from '@shop/core/cart/cart-line';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './cart-line.module.css';
import { cartLineView } from './cart-line.view.ts';
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
  const words = useTranslator();
  const [isTooMany, setTooMany] = useState(false);
  const view = cartLineView(item, { quantity, isTooMany }, words);
  const { price } = item;
  return (
    <li className={styles.line}>
      <h3 className={styles.name}>{item.priceTitle}</h3>
      <div className={styles.how}>
        <QuantityStepper
          id={quantityFieldId(item)}
          value={quantity}
          max={view.max}
          disabled={frozen}
          labels={view.labels}
          onTooMany={() => setTooMany(true)}
          onChange={(wanted) => {
            setTooMany(false);
            onQuantity(wanted);
          }}
        />
        {view.cap === undefined ? null : (
          <p className={styles.cap} role="status">
            {view.cap}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <Price amount={price.amount} before={price.amountWithoutDiscount} size="large" />
        {view.each === undefined ? null : <p className={styles.each}>{view.each}</p>}
        {view.reduced === undefined ? null : <p className={styles.reduced}>{view.reduced}</p>}
      </div>
      <Button
        look="quiet"
        className={styles.remove}
        disabled={frozen}
        aria-label={view.remove}
        onClick={() => onQuantity(0)}
      >
        <Icon name="trash" />
        <span className={styles.removeText}>{words.t('Cart.Remove')}</span>
      </Button>
      <PriceDetails price={price} />
    </li>
  );
};
