import type { Cart } from '@shop/core/cart/cart';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { ReactNode } from 'react';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CartTotal } from '../../checkout/cart-total.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { isFilled } from '../../checkout/filled-cart.ts';
import { cartLines, checkoutPromises, refusedCart, runningPayment } from '../../checkout/lazy-parts.ts';
import { LoadFailed } from '../../checkout/load-failed.tsx';
import { type Visit, visitsOf, withRemoved } from '../../checkout/visits.ts';
import { Badge } from '../../kit/badge.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { lateComponent } from '../../lazy/late-component.tsx';
import { usePosted } from '../../pages/post-form.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useCart } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { cartUpsells } from '../../upsells/lazy-upsells.ts';
import type { SectionProps } from '../section-props.ts';
import { isBusy, refusalFor, requestedQuantity } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-review.module.css';
import { promoCode } from './lazy-promo-code.ts';
import { refusedForNone } from './line-form.ts';
import { useCartChanges } from './use-cart-changes.ts';
import visitStyles from './visit-card.module.css';
import { visitView } from './visit-card.view.ts';

/** Checkout step 1: the lines of the cart, their hold and their total. */
export const CartReviewSection = ({ data }: SectionProps<'cartReview'>) => {
  const { t, errorText } = useTranslator();
  const changing = useCartChanges();
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  const [changed, removed] = [usePosted('changeQuantity'), usePosted('removeItem')];
  const isToast = changed?.toastKey !== undefined;
  const refused = removed?.error ?? (isToast ? undefined : refusedForNone(cart?.items ?? [], changed));
  const visits = visitsOf(withRemoved(cart?.items ?? [], changing.changes.removed), cart?.upsells ?? []);
  const cards = (
    <ul className={styles.visits} aria-label={t('CartMenu.Title')} aria-busy={isBusy(changing.changes)}>
      {visits.map((visit) => (
        <VisitCard key={visit.key} visit={visit} changing={changing} frozen={cart?.frozen ?? false} />
      ))}
    </ul>
  );
  return (
    <Stack>
      <CheckoutSteps state={{ step: 'cartReview' }} />
      <h1 tabIndex={-1}>{data.section.title || t('CartReview')}</h1>
      <RichText html={data.section.text} />
      {refused === undefined ? null : <Notice tone="error">{errorText(errorKey(refused))}</Notice>}
      {loaded.ok ? null : <LoadFailed otherWay={<refusedCart.Drawn />}>{errorText(errorKey(loaded.error))}</LoadFailed>}
      {isFilled(cart) ? (
        <FilledCart cart={cart}>{cards}</FilledCart>
      ) : (
        <>
          <CartNotices />
          {visits.length > 0 ? cards : null}
          {loaded.ok ? <EmptyCart /> : null}
        </>
      )}
    </Stack>
  );
};

const FilledCart = ({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) => {
  const { t, language } = useTranslator();
  const paths = usePaths();
  return (
    <Columns>
      <Stack>
        <runningPayment.Drawn step="cart" />
        <CartNotices />
        {children}
        <promoCode.Drawn />
        <cartUpsells.Drawn />
        <ButtonLink href={paths.home} look="quiet" className={styles.onward}>
          <Icon name="arrowLeft" />
          {t('Cart.ContinueShopping')}
        </ButtonLink>
        <checkoutPromises.Drawn key={language} />
      </Stack>
      <StickySummary
        title={t('Checkout.Summary')}
        details={<cartLines.Drawn key={language} />}
        action={
          <ButtonLink href={paths.buyerInfo} wide>
            <span className={styles.nextShort} aria-hidden="true">
              {t('Cart.NextShort')}
            </span>
            <span className={styles.next}>{t('Cart.Next')}</span>
          </ButtonLink>
        }
      >
        <CartTotal cart={cart} />
      </StickySummary>
    </Columns>
  );
};

type Props = {
  readonly visit: Visit;
  readonly changing: ReturnType<typeof useCartChanges>;
  readonly frozen: boolean;
};

/** One visit: product and period, and below the perforation its lines with their prices. */
const VisitCard = (props: Props) => {
  const words = useTranslator();
  const view = visitView(props.visit, words);
  const { home } = usePaths();
  if (view.isGone) {
    return (
      <li className={visitStyles.gone}>
        <Lines {...props} />
      </li>
    );
  }
  return (
    <li className={visitStyles.visit}>
      <header className={visitStyles.head}>
        <h2 className={visitStyles.title}>{view.title}</h2>
        {view.discount === undefined ? null : <Badge tone="discount">{view.discount}</Badge>}
        {view.period === undefined ? null : (
          <p className={visitStyles.validity}>
            <Icon name="calendar" />
            {view.period}
          </p>
        )}
        {view.over === undefined ? null : (
          <div className={visitStyles.ended}>
            <Icon name="clock" />
            <p>
              {view.over} <Link href={home}>{words.t('Cart.ChooseAnother')}</Link>
            </p>
          </div>
        )}
      </header>
      <Lines {...props} />
    </li>
  );
};

const Lines = ({ visit, changing, frozen }: Props) => (
  <ul className={visitStyles.lines}>
    {visit.lines.map(({ item, isRemoved }) =>
      isRemoved ? (
        <removedLine.Drawn key={item.cartItemId} item={item} onUndo={() => changing.putBack(item)} />
      ) : (
        <CartLine
          key={item.cartItemId}
          item={item}
          quantity={requestedQuantity(changing.changes, item)}
          frozen={frozen}
          refusal={refusalFor(item.cartItemId, changing.changes)}
          onQuantity={(quantity) => changing.set(item.cartItemId, quantity)}
        />
      ),
    )}
  </ul>
);

/** Loaded with its undo message when the visitor removes a line. */
const removedLine = lateComponent('whenDrawn', {
  file: 'sections/cart-review/removed-line',
  load: () => import('./removed-line.tsx').then((file) => file.RemovedLine),
});
