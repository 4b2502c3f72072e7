import { onlySeason } from '@shop/core/catalog/season-choice';
import { Fragment } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { TicketData } from '../../pages/route-data.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import type { SectionProps } from '../section-registry.tsx';
import { findSeason } from './chosen-period.ts';
import { useLastPeriod } from './last-period.view.ts';
import { periodStep, ticketsStep } from './late-steps.ts';
import { useStepArrival } from './step-arrival.view.ts';
import styles from './ticket.module.css';
import { useQuantities } from './typed-quantities.view.ts';

/** Detail of a ticket product: step 1 chooses the day or season, step 2 the tickets (spec 2). */
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
      <Head data={data} back={back} isShort={second && firstStep !== undefined} />
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

/** The product's name on its picture, and the way back; what it is like only before the visitor has got to the prices. */
const Head = ({
  data: { ticket },
  back,
  isShort,
}: {
  readonly data: TicketData;
  readonly back: string;
  readonly isShort: boolean;
}) => {
  const { t } = useWords();
  return (
    <header className={styles.head} data-under-header="">
      <Picture
        media={{ url: ticket.image, altText: '', altTexts: {} }}
        sizes="100vw"
        priority
        decorative
        className={styles.picture}
      />
      <div className={styles.title}>
        <Link href={back} className={styles.back}>
          <Icon name="arrowLeft" />
          {t('Back')}
        </Link>
        <h1 tabIndex={-1}>{ticket.name}</h1>
      </div>
      {isShort ? null : <RichText html={ticket.description} className={styles.description} />}
    </header>
  );
};
