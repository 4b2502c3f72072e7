import type { CartItem } from '@shop/core/cart/cart';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './cart-line.module.css';
import { PriceDetails } from './price-details.tsx';

/** What a line is for: its day in words, its season, or nothing. */
export const useValidityText = () => {
  const { longDay } = useWords();
  return ({ validity }: Pick<CartItem, 'validity'>): string | undefined => {
    switch (validity.type) {
      case 'none':
        return undefined;
      case 'season':
        return validity.name;
      case 'day':
        return longDay(validity.date);
    }
  };
};

/** One line of the cart; `quantity` is what the visitor wants, also before the host has confirmed it. */
export const CartLine = ({
  item,
  quantity,
  frozen,
  onQuantity,
}: {
  readonly item: CartItem;
  readonly quantity: number;
  readonly frozen: boolean;
  readonly onQuantity: (quantity: number) => void;
}) => {
  const { t } = useWords();
  const validity = useValidityText()(item);
  const name = `${item.productTitle}, ${item.priceTitle}`;
  const [tooMany, setTooMany] = useState(false);
  const atCap = item.maxQuantity !== undefined && (tooMany || quantity >= item.maxQuantity);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <h2 className={styles.title}>{item.productTitle}</h2>
        <p>{item.priceTitle}</p>
        {validity === undefined ? null : (
          <p className={styles.validity}>
            <Icon name="calendar" />
            {validity}
          </p>
        )}
        {item.hold.type === 'lapsed' ? <p className={styles.lapsed}>{t('Cart.Lapsed')}</p> : null}
        <PriceDetails price={item.price} />
      </div>
      <div className={styles.how}>
        <QuantityStepper
          id={`quantity-${item.id}`}
          value={quantity}
          max={item.maxQuantity}
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
            {t('Cart.MaxQuantity', { count: item.maxQuantity ?? quantity })}
          </p>
        ) : null}
      </div>
      <p className={styles.price}>
        <Price amount={item.price.amount} before={item.price.amountWithoutDiscount} size="large" />
      </p>
      <Button
        look="quiet"
        className={styles.remove}
        disabled={frozen}
        aria-label={t('Cart.RemoveItem', { name })}
        onClick={() => onQuantity(0)}
      >
        <Icon name="trash" />
        {t('Cart.Remove')}
      </Button>
    </li>
  );
};
