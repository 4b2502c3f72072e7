import type { Upsell } from '@shop/core/cart/upsell';
import type { Cents } from '@shop/core/money/cents';
import { Button, ButtonLink } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LineList, type PricedLine } from '../kit/line-list.tsx';
import { Toasts } from '../pages/toasts.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './added-dialog.module.css';
import { offeredUpsells } from './lazy-upsells.ts';

/** Confirms an addition: what, when, how many and the sum, with buttons for the checkout and for more shopping. */
export const AddedDialog = ({
  added,
  title,
  addedFor,
  offered,
  onClose,
}: {
  readonly added: { readonly lines: readonly PricedLine[]; readonly total: Cents } | undefined;
  readonly title: string;
  /** The period, or the validity, as text. */
  readonly addedFor: string;
  /** Upsells of the added items. They appear once their code is loaded, and not at all if it cannot be fetched. */
  readonly offered: readonly Upsell[];
  readonly onClose: () => void;
}) => {
  const { t, money } = useTranslator();
  const paths = usePaths();
  const hasOffers = added !== undefined && offered.length > 0;
  return (
    <Dialog open={added !== undefined} title={t('Added.Title')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.added}>
        <p className={styles.title}>{title}</p>
        {addedFor === '' ? null : <p className={styles.when}>{addedFor}</p>}
        <LineList lines={added?.lines ?? []} />
        <p className={styles.total}>
          <span>{t('Added.Total')}</span>
          <strong>{added === undefined ? null : money(added.total)}</strong>
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('Added.ContinueShopping')}
        </Button>
        <ButtonLink href={paths.cart}>{t('Added.ToCheckout')}</ButtonLink>
      </div>
      {hasOffers ? <offeredUpsells.Drawn upsells={offered} /> : null}
      <Toasts />
    </Dialog>
  );
};
