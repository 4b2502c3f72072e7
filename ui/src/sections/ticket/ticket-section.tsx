import { onlySeason } from '@shop/core/catalog/season-choice';
import { Fragment } from 'react';
import { RichText } from '../../kit/rich-text.tsx';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { SectionProps } from '../section-props.ts';
import { findSeason } from './chosen-period.ts';
import { useLastPeriod } from './last-period.view.ts';
import { periodStep, ticketsStep } from './lazy-steps.ts';
import { useStepArrival } from './step-arrival.view.ts';
import styles from './ticket.module.css';
import { TicketHead } from './ticket-head.tsx';
import { useQuantities } from './typed-quantities.view.ts';

/** Detail of a ticket product: step 1 chooses the day or season, step 2 the tickets (R-STATE-19). */
export const TicketSection = ({ data }: SectionProps<'ticket'>) => {
  const { t } = useWords();
  const { route } = useShopState();
  const typed = useQuantities();
  const { ticket, period, quote, listPath } = data;
  const last = useLastPeriod(period);
  const second = period !== undefined && quote !== undefined;
  const page = useStepArrival(second ? 2 : 1);
  const firstStep = onlySeason(ticket) === undefined ? route.peek().address.path : undefined;
  const back = second ? (firstStep ?? listPath) : listPath;
  return (
    <article ref={page}>
      <TicketHead ticket={ticket} back={back} isShort={second && firstStep !== undefined} />
      <div className={styles.body}>
        {second ? (
          <Fragment key={period.type === 'day' ? 'day' : findSeason(ticket, period)?.id}>
            {ticketsStep.draw({ data, period, isNewPeriod: last.changed, quote, typed, firstStep, back })}
          </Fragment>
        ) : (
          periodStep.draw({ data, last: last.period })
        )}
        {ticket.termsText === '' ? null : (
          <details className={styles.terms}>
            <summary>{t('Ticket.Terms')}</summary>
            <RichText html={ticket.termsText} />
          </details>
        )}
      </div>
    </article>
  );
};
