import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { subtract } from '@shop/core/money/cents';
import { Button } from '../../kit/button.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Price } from '../../kit/price.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { useWords } from '../../translations/use-words.ts';
import { useChosenLines } from './chosen-lines.view.ts';
import type { SelectionView } from './quantities.view.ts';
import styles from './ticket-summary.module.css';

/** What is chosen, what it costs, what still fits; sticks to the bottom on phones and to the side on desktops. */
export const TicketSummary = ({
  view,
  available,
  when,
  busy,
  error,
  onAdd,
}: {
  readonly view: SelectionView;
  readonly available: number;
  readonly when: string;
  readonly busy: boolean;
  readonly error: ShopError | undefined;
  readonly onAdd: () => void;
}) => {
  const { t, errorText, money } = useWords();
  const linesOf = useChosenLines();
  const { total, totalWithoutDiscount } = view.total;
  const roomText = (): string => {
    if (view.soldOut) return t('Calendar.SoldOut');
    if (view.limit === 'cart') return t('Shop.Cart.TooManyPersons');
    return t(view.limit === 'places' ? 'Ticket.OnlyLeft' : 'Ticket.Available', { count: available });
  };
  return (
    <StickySummary
      title={t('Ticket.Summary')}
      details={
        <>
          <p className={styles.when}>{when}</p>
          {view.chosen.length === 0 ? (
            <p className={styles.empty}>{t('Ticket.SummaryEmpty')}</p>
          ) : (
            <LineList lines={linesOf(view.chosen)} />
          )}
        </>
      }
      action={
        <Button wide busy={busy} disabled={view.soldOut} onClick={onAdd}>
          {t(busy ? 'Ticket.Adding' : 'Ticket.AddToCart')}
        </Button>
      }
    >
      <p className={view.limit === undefined ? styles.left : styles.full} aria-live="polite">
        {roomText()}
      </p>
      <div className={styles.total}>
        <span>{t('Ticket.Total')}</span>
        <Price amount={total} before={totalWithoutDiscount} size="large" />
      </div>
      {totalWithoutDiscount > total ? (
        <p className={styles.saving}>{t('Cart.Savings', { amount: money(subtract(totalWithoutDiscount, total)) })}</p>
      ) : null}
      {/* There from the start, so that a screen reader hears what comes into it. */}
      <div role="alert" className={styles.error}>
        {error === undefined ? null : (
          <Notice tone="error" silent>
            <p>{errorText(errorKey(error))}</p>
            {error.kind === 'capacityFull' && error.left !== undefined && error.left > 0 ? (
              <p>{t('Ticket.OnlyLeft', { count: error.left })}</p>
            ) : null}
          </Notice>
        )}
      </div>
    </StickySummary>
  );
};
