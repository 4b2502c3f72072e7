import type { CartLine as Line } from '@shop/core/cart/cart-line';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './cart-line.module.css';
import { cartLineView } from './cart-line.view.ts';
import { lineField, quantityFieldId, refusedFor } from './line-form.ts';
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
  const posted = usePosted('changeQuantity');
  const [refused, setRefused] = useState(() => refusedFor(item.id, posted));
  const view = cartLineView(item, { quantity, isTooMany, refused }, words);
  const { price } = item;
  return (
    <li className={styles.line}>
      <h3 className={styles.name}>{item.priceTitle}</h3>
      <PostForm does="changeQuantity" className={styles.how} onSend={() => undefined}>
        <input type="hidden" name={lineField} value={item.id} />
        <QuantityStepper
          id={quantityFieldId(item)}
          value={quantity}
          max={view.max}
          disabled={frozen}
          labels={view.labels}
          onTooMany={() => setTooMany(true)}
          onChange={(wanted) => {
            setTooMany(false);
            setRefused(undefined);
            onQuantity(wanted);
          }}
        />
        {view.problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {view.problem}
          </p>
        )}
        {view.cap === undefined ? null : (
          <p className={styles.cap} role="status">
            {view.cap}
          </p>
        )}
        <noscript>
          <Button type="submit" look="quiet" disabled={frozen}>
            {words.t('Cart.Update')}
          </Button>
        </noscript>
      </PostForm>
      <div className={styles.price}>
        <Price amount={price.amount} before={price.amountWithoutDiscount} size="large" />
        {view.each === undefined ? null : <p className={styles.each}>{view.each}</p>}
        {view.reduced === undefined ? null : <p className={styles.reduced}>{view.reduced}</p>}
      </div>
      <PostForm does="removeItem" className={styles.remove} onSend={() => onQuantity(0)}>
        <input type="hidden" name={lineField} value={item.id} />
        <Button type="submit" look="quiet" disabled={frozen} aria-label={view.remove}>
          <Icon name="trash" />
          <span className={styles.removeText}>{words.t('Cart.Remove')}</span>
        </Button>
      </PostForm>
      <PriceDetails price={price} />
    </li>
  );
};
