import type { Cart } from '@shop/core/cart/cart';
import { ButtonLink } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useWords } from '../translations/use-words.ts';

/** A cart to go on with: with at least one line in it. */
export const isFilled = (cart: Cart | undefined): cart is Cart => cart !== undefined && cart.items.length > 0;

/** Says that there is nothing to buy yet, and where to find something. */
export const EmptyCart = () => {
  const { t } = useWords();
  const paths = usePaths();
  return (
    <EmptyState
      icon="bag"
      title={t('CartIsEmpty')}
      action={<ButtonLink href={paths.home}>{t('Cart.ToTickets')}</ButtonLink>}
    >
      {t('Cart.EmptyText')}
    </EmptyState>
  );
};
