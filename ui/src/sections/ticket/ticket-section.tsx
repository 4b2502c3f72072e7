import { Fragment, useState } from 'react';
import { RichText } from '../../kit/rich-text.tsx';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { afterPeriod } from './last-period.ts';
import { periodStep, ticketsStep } from './lazy-steps.ts';
import styles from './ticket.module.css';
import { TicketHead } from './ticket-head.tsx';
import { ticketSectionView } from './ticket-section.view.ts';
import { useStepArrival } from './use-step-arrival.ts';
import { useTypedQuantities } from './use-typed-quantities.ts';

/** Detail of a ticket product: step 1 chooses the day or season, step 2 the tickets (R-STATE-19). */
export const TicketSection = ({ data }: SectionProps<'ticket'>) => {
  const { t } = useTranslator();
  const { path } = useRoute().address;
  const [typed, setTyped] = useTypedQuantities(data.ticket.id);
  const [former, setLast] = useState({ period: data.period ?? data.before, isNew: false });
  const last = afterPeriod(former, data.period);
  if (last !== former) setLast(last);
  const { second, firstStep, back, isShort } = ticketSectionView(data, path);
  const page = useStepArrival(second === undefined ? 1 : 2);
  return (
    <article ref={page}>
      <TicketHead ticket={data.ticket} back={back} isShort={isShort} />
      <div className={styles.body}>
        {second === undefined ? (
          periodStep.draw({ data, last: last.period })
        ) : (
          <Fragment key={second.key}>
            {ticketsStep.draw({
              data,
              period: second.period,
              quote: second.quote,
              isNewPeriod: last.isNew,
              typed,
              onTyped: setTyped,
              firstStep,
              back,
            })}
          </Fragment>
        )}
        {data.ticket.termsText === '' ? null : (
          <details className={styles.terms}>
            <summary>{t('Ticket.Terms')}</summary>
            <RichText html={data.ticket.termsText} />
          </details>
        )}
      </div>
    </article>
  );
};
