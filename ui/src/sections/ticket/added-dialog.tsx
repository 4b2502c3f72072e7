import type { Cents } from '@shop/core/money/cents';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './added-dialog.module.css';
import { chosenLines } from './chosen-lines.ts';
import type { Chosen } from './quantities.view.ts';

/** Says what was added: what, when, how many, for how much; then on to checkout or back to shopping (R-EXPECT-6). */
export const AddedDialog = ({
  added,
  title,
  addedFor,
  onClose,
}: {
  readonly added: { readonly lines: readonly Chosen[]; readonly total: Cents } | undefined;
  readonly title: string;
  /** The day or season in words. */
  readonly addedFor: string;
  readonly onClose: () => void;
}) => {
  const words = useTranslator();
  const { t, money } = words;
  const paths = usePaths();
  return (
    <Dialog open={added !== undefined} title={t('Added.Title')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.added}>
        <p className={styles.title}>{title}</p>
        <p className={styles.when}>{addedFor}</p>
        <LineList lines={chosenLines(added?.lines ?? [], words)} />
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
    </Dialog>
  );
};
