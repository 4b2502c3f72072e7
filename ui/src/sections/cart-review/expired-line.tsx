import type { CartLine } from '@shop/core/cart/cart-line';
import { Button } from '../../kit/button.tsx';
import { PostForm } from '../../pages/post-form.tsx';
import styles from './expired-line.module.css';
import type { ExpiredLineView } from './expired-line.view.ts';
import { lineField, quantityFieldId } from './line-form.ts';

/** What of a line is still free, and one press to take that. */
export const ExpiredLine = ({
  item,
  view,
  frozen,
  onTake,
}: {
  readonly item: CartLine;
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
          <input type="hidden" name={lineField} value={item.id} />
          <input type="hidden" name={quantityFieldId(item)} value={take.quantity} />
          <Button id={quantityFieldId(item)} type="submit" look="secondary" disabled={frozen} aria-label={take.label}>
            {take.text}
          </Button>
        </PostForm>
      )}
    </div>
  );
};
