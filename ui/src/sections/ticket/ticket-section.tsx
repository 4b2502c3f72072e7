import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useWords } from '../../words/use-words.ts';
import type { SectionProps } from '../section-registry.tsx';
import { findSeason } from './chosen-period.ts';
import { PeriodStep } from './period-step.tsx';
import { useQuantities } from './quantities.view.ts';
import styles from './ticket.module.css';
import { TicketsStep } from './tickets-step.tsx';

/** Detail of a ticket product: step 1 chooses the day or season, step 2 the tickets (spec 2). */
export const TicketSection = ({ data }: SectionProps<'ticket'>) => {
  const { t } = useWords();
  const typed = useQuantities();
  const { ticket, period, quote, listPath } = data;
  const second = period !== undefined && quote !== undefined;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Link href={listPath} className={styles.back}>
            <Icon name="arrowLeft" />
            {t('Back')}
          </Link>
          <h1 tabIndex={-1}>{ticket.name}</h1>
          <RichText html={ticket.description} className={styles.description} />
        </div>
        <img className={styles.picture} src={ticket.image} alt="" width={1600} height={1000} />
      </header>
      {second ? (
        <TicketsStep
          key={period.type === 'day' ? 'day' : findSeason(ticket, period)?.id}
          data={data}
          period={period}
          quote={quote}
          typed={typed}
        />
      ) : (
        <PeriodStep data={data} />
      )}
      {ticket.termsText === '' ? null : (
        <details className={styles.terms}>
          <summary>{t('Ticket.Terms')}</summary>
          <RichText html={ticket.termsText} />
        </details>
      )}
    </article>
  );
};
