import type { Cart } from '@shop/core/cart/cart';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './empty-cart.module.css';

/** A cart to go on with: with at least one line in it. */
export const isFilled = (cart: Cart | undefined): cart is Cart => cart !== undefined && cart.items.length > 0;

/** Says that there is nothing to buy yet, and where to find something. */
export const EmptyCart = () => {
  const { t } = useWords();
  const paths = usePaths();
  return (
    <div className={styles.empty}>
      <Icon name="bag" className={styles.bag} />
      <h2>{t('CartIsEmpty')}</h2>
      <p>{t('Cart.EmptyText')}</p>
      <ButtonLink href={paths.home}>{t('Cart.ToTickets')}</ButtonLink>
    </div>
  );
};
