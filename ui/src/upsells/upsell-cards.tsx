import type { CartLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import { useId } from 'react';
import { useTranslator } from '../translations/use-translator.ts';
import { parentNames } from './parent-names.ts';
import { UpsellCard } from './upsell-card.tsx';
import styles from './upsell-cards.module.css';

/** What people who bought this also bought (R-TICKET-14, R-TICKET-15, R-REVIEW-8). */
export const UpsellCards = ({
  upsells,
  items,
}: {
  readonly upsells: readonly Upsell[];
  /** The lines of the cart, of which each says what it goes with. */
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
