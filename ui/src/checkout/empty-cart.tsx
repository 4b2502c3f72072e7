import { ButtonLink } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useTranslator } from '../translations/use-translator.ts';

/** Shows that the cart is empty, and links to what is on sale. */
export const EmptyCart = () => {
  const { t } = useTranslator();
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
