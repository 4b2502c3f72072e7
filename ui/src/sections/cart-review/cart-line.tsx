import { quantityRefused } from '@shop/core/availability/pieces';
import type { CartLine as Line } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { useRef, useState } from 'react';
import { priceDetails } from '../../checkout/lazy-parts.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper, type RefusedQuantity } from '../../kit/quantity-stepper.tsx';
import { useLostFocus } from '../../kit/use-lost-focus.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './cart-line.module.css';
import { type CartLineView, cartLineView, type ExpiredLineView, expiredLineView } from './cart-line.view.ts';
import { lineField, quantityFieldId, refusedFor } from './line-form.ts';

/** One line of the cart; `quantity` is the visitor's, also before the host has confirmed it. */
export const CartLine = ({
  item,
  quantity,
  frozen,
  refusal,
  onQuantity,
}: {
  readonly item: Line;
  readonly quantity: number;
  readonly frozen: boolean;
  readonly refusal: ShopError | undefined;
  readonly onQuantity: (quantity: number) => void;
}) => {
  const words = useTranslator();
  const [isTooMany, setTooMany] = useState(false);
  const posted = usePosted('changeQuantity');
  const [refused, setRefused] = useState(() => refusedFor(item.cartItemId, posted));
  const view = cartLineView(item, { quantity, isTooMany, refused: refused ?? refusal }, words);
  const { price } = item;
  const [firstPrice] = useState(price);
  const expired = expiredLineView(item, words);
  const element = useRef<HTMLLIElement>(null);
  useLostFocus(element, expired === undefined);
  const change = (requested: number) => {
    setTooMany(false);
    setRefused(undefined);
    onQuantity(requested);
  };
  const refuse = (why: RefusedQuantity) => {
    setTooMany(why === 'tooMany');
    setRefused(why === 'tooMany' ? undefined : quantityRefused);
  };
  return (
    <li className={styles.line} ref={element} tabIndex={-1}>
      <h3 className={styles.name}>{item.priceTitle || item.productTitle}</h3>
      {expired === undefined ? (
        <Quantity item={item} view={view} frozen={frozen} quantity={quantity} onRefused={refuse} onChange={change} />
      ) : (
        <div className={styles.how}>
          <ExpiredLine item={item} view={expired} frozen={frozen} onTake={change} />
          <Problem problem={view.problem} />
        </div>
      )}
      <div className={styles.price}>
        <Price amount={price.amount} before={price.amountWithoutDiscount} size="large" />
        {view.each === undefined ? null : <p className={styles.each}>{view.each}</p>}
        {view.reduced === undefined ? null : <p className={styles.reduced}>{view.reduced}</p>}
      </div>
      <PostForm does="removeItem" className={styles.remove} onSend={() => onQuantity(0)}>
        <input type="hidden" name={lineField} value={item.cartItemId} />
        <Button type="submit" look="quiet" disabled={frozen} aria-label={view.remove}>
          <Icon name="trash" />
          <span className={styles.removeText}>{words.t('Cart.Remove')}</span>
        </Button>
      </PostForm>
      <priceDetails.Drawn itemId={item.cartItemId} first={firstPrice} />
    </li>
  );
};

const Problem = ({ problem }: { readonly problem: CartLineView['problem'] }) =>
  problem === undefined ? null : (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  );

const Quantity = ({
  item,
  view,
  quantity,
  frozen,
  onRefused,
  onChange,
}: {
  readonly item: Line;
  readonly view: CartLineView;
  readonly quantity: number;
  readonly frozen: boolean;
  readonly onRefused: (why: RefusedQuantity) => void;
  readonly onChange: (quantity: number) => void;
}) => (
  <PostForm does="changeQuantity" className={styles.how} onSend={() => undefined}>
    <input type="hidden" name={lineField} value={item.cartItemId} />
    <QuantityStepper
      id={quantityFieldId(item)}
      value={quantity}
      max={view.max}
      disabled={frozen}
      labels={view.labels}
      onRefused={onRefused}
      onChange={onChange}
    />
    <Problem problem={view.problem} />
    {view.cap === undefined ? null : (
      <p className={styles.cap} role="status">
        {view.cap}
      </p>
    )}
    <noscript>
      <Button type="submit" look="quiet" disabled={frozen}>
        {view.update}
      </Button>
    </noscript>
  </PostForm>
);

/** How many pieces of an expired line are still free, and a button that adds them again. */
const ExpiredLine = ({
  item,
  view,
  frozen,
  onTake,
}: {
  readonly item: Line;
  readonly view: ExpiredLineView;
  readonly frozen: boolean;
  readonly onTake: (quantity: number) => void;
}) => {
  const { text, take } = view;
  return (
    <div className={styles.expired}>
      <p className={styles.free}>{text}</p>
      {take === undefined ? null : (
        <PostForm does="changeQuantity" onSend={() => onTake(take.quantity)}>
          <input type="hidden" name={lineField} value={item.cartItemId} />
          <input type="hidden" name={quantityFieldId(item)} value={take.quantity} />
          <Button id={quantityFieldId(item)} type="submit" look="secondary" disabled={frozen} aria-label={take.label}>
            {take.text}
          </Button>
        </PostForm>
      )}
    </div>
  );
};
