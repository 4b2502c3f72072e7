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

/** Says what was added: what, when, how many, for how much; then on to checkout or back to shopping. */
export const AddedDialog = ({
  added,
  title,
  addedFor,
  offered,
  onClose,
}: {
  readonly added: { readonly lines: readonly PricedLine[]; readonly total: Cents } | undefined;
  readonly title: string;
  /** When it is for, or until when it is valid, in words. */
  readonly addedFor: string;
  /** What goes well with it: shown once its code is here, left out where that cannot be fetched. */
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
