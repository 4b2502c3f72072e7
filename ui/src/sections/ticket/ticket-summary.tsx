import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Price } from '../../kit/price.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SelectionView } from './quantities.view.ts';
import styles from './ticket-summary.module.css';
import { ticketSummaryView } from './ticket-summary.view.ts';
import { problemPlace } from './typed-quantities.ts';

/** What is chosen, what it costs, what still fits; sticks to the bottom on phones and to the side on desktops. */
export const TicketSummary = ({
  selection,
  quote,
  when,
  busy,
  error,
  children,
}: {
  readonly selection: SelectionView;
  readonly quote: TicketQuote;
  readonly when: string;
  readonly busy: boolean;
  readonly error: ShopError | undefined;
  /** What could be chosen instead. */
  readonly children?: ReactNode;
}) => {
  const words = useTranslator();
  const { t } = words;
  const view = ticketSummaryView(selection, { quote, isBusy: busy, error }, words);
  return (
    <StickySummary
      title={t('Ticket.Summary')}
      details={
        <>
          <p className={styles.when}>{when}</p>
          {view.lines.length === 0 ? (
            <p className={styles.empty}>{t('Ticket.SummaryEmpty')}</p>
          ) : (
            <LineList lines={view.lines} />
          )}
        </>
      }
      action={
        <Button type="submit" wide busy={busy} disabled={selection.soldOut}>
          {view.action}
        </Button>
      }
    >
      <p className={view.room.isFull ? styles.full : styles.left} aria-live="polite">
        {view.room.text}
      </p>
      {view.inCart === undefined ? null : <p className={styles.left}>{view.inCart}</p>}
      <div className={styles.total}>
        <span>{t('Ticket.Total')}</span>
        <Price amount={view.total} before={view.totalBefore} size="large" />
      </div>
      {view.saving === undefined ? null : <p className={styles.saving}>{view.saving}</p>}
      {children}
      {/* A toast announces it. */}
      <div id={problemPlace} className={styles.error}>
        {view.problem.length === 0 ? null : (
          <Notice tone="error" silent>
            {view.problem.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
    </StickySummary>
  );
};
