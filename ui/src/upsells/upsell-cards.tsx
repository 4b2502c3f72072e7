import type { CartLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import { useId } from 'react';
import { useCart, useKnownCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { UpsellCard } from './upsell-card.tsx';
import styles from './upsell-cards.module.css';

/** What people who bought this also bought (R-TICKET-14, R-TICKET-15, R-REVIEW-8). */
const UpsellCards = ({
  upsells,
  items,
}: {
  readonly upsells: readonly Upsell[];
  /** The cart's lines, each with what it goes with. */
  readonly items: readonly CartLine[];
}) => {
  const { t } = useTranslator();
  const id = useId();
  return upsells.length === 0 ? null : (
    <section className={styles.offers} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('Upsell.Title')}
      </h2>
      <ul className={styles.cards}>
        {upsells.map((upsell) => (
          <UpsellCard key={upsell.id} upsell={upsell} parents={parentNames(upsell, items)} />
        ))}
      </ul>
    </section>
  );
};

/** Names of what an upsell goes with among the lines of a cart, each once. */
export const parentNames = ({ parentProductIds }: Upsell, items: readonly CartLine[]): string => {
  const names = items.flatMap((item) =>
    item.kind !== 'upsell' && item.productId !== undefined && parentProductIds.includes(item.productId)
      ? [item.productTitle]
      : [],
  );
  return [...new Set(names)].join(', ');
};

/** What goes well with the cart. */
export const CartUpsells = () => {
  const cart = useKnownCart();
  return cart === undefined || cart.frozen ? null : <UpsellCards upsells={cart.upsells} items={cart.items} />;
};

/** What goes well with what was just added. */
export const OfferedUpsells = ({ upsells }: { readonly upsells: readonly Upsell[] }) => {
  const loaded = useCart();
  const cart = loaded.ok ? loaded.value : undefined;
  // The cart shows their current price.
  const now = upsells.map((upsell) => cart?.upsells.find(({ id }) => id === upsell.id) ?? upsell);
  return <UpsellCards upsells={now} items={cart?.items ?? []} />;
};
