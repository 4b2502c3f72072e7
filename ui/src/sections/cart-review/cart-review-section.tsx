import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '@shop/core/cart/cart';
import { errorKey } from '@shop/core/errors/error-key';
import { ButtonLink } from '../../kit/button.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import type { SectionProps } from '../section-registry.tsx';
import { useCartChanges } from './cart-changes.view.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-review.module.css';
import { CartTotal } from './cart-total.tsx';
import { EmptyCart, isFilled } from './empty-cart.tsx';

/** Checkout step 1: what is in the cart, how long it is held, what it costs (spec 2). */
export const CartReviewSection = ({ data }: SectionProps<'cartReview'>) => {
  useSignals();
  const { t, errorText } = useWords();
  const { cart } = useShopState();
  const loaded = cart.value;
  return (
    <Stack>
      <CheckoutSteps state={{ step: 'cartReview' }} />
      <h1 tabIndex={-1}>{data.section.title || t('CartReview')}</h1>
      <RichText html={data.section.text} />
      {!loaded.ok ? (
        <Notice tone="error">{errorText(errorKey(loaded.error))}</Notice>
      ) : isFilled(loaded.value) ? (
        <FilledCart cart={loaded.value} />
      ) : (
        <EmptyCart />
      )}
    </Stack>
  );
};

const FilledCart = ({ cart }: { readonly cart: Cart }) => {
  const { t, time } = useWords();
  const paths = usePaths();
  const { wanted, busy, set } = useCartChanges();
  const ends = cart.items.flatMap(({ hold }) => (hold.type === 'held' ? [hold.until] : []));
  const heldUntil = ends.reduce<(typeof ends)[number] | undefined>(
    (first, end) => (first === undefined || end < first ? end : first),
    undefined,
  );
  return (
    <Columns>
      <Stack>
        {cart.frozen ? <Notice tone="warning">{t('Cart.Frozen')}</Notice> : null}
        {heldUntil === undefined || cart.frozen ? null : (
          <p className={styles.hold}>
            <Icon name="clock" />
            {t('Cart.HeldUntil', { time: time(heldUntil) })}
          </p>
        )}
        <ul className={styles.lines} aria-busy={busy}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              quantity={wanted.get(item.id) ?? item.price.quantity}
              frozen={cart.frozen}
              onQuantity={(quantity) => set(item.id, quantity)}
            />
          ))}
        </ul>
        <ButtonLink href={paths.home} look="quiet" className={styles.onward}>
          <Icon name="arrowLeft" />
          {t('Cart.ContinueShopping')}
        </ButtonLink>
        <noscript>
          <Notice tone="info">{t('NoScript.Cart')}</Notice>
        </noscript>
      </Stack>
      <StickySummary
        title={t('Checkout.Summary')}
        action={
          <ButtonLink href={paths.buyerInfo} wide>
            {t('Cart.Next')}
          </ButtonLink>
        }
      >
        <CartTotal cart={cart} />
      </StickySummary>
    </Columns>
  );
};
