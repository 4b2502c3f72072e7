import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket, type TicketPeriod, type TicketQuote } from '@shop/core/catalog/ticket';
import { type ComponentProps, useMemo } from 'react';
import { ButtonLink, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { Loaded } from '../../page-data/loaded.ts';
import type { TicketData } from '../../page-data/section-data.ts';
import { useToday } from '../../pages/use-today.ts';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { DaysInstead } from './days-instead.tsx';
import { StepMarks } from './step-marks.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import styles from './tickets-step.module.css';
import { ticketsStepView } from './tickets-step.view.ts';
import type { TypedQuantities } from './typed-quantities.ts';

type Props = {
  readonly data: TicketData;
  readonly period: TicketPeriod;
  /** Another day or season was chosen before. */
  readonly isNewPeriod: boolean;
  readonly quote: Loaded<TicketQuote>;
  readonly typed: TypedQuantities;
  readonly onTyped: (change: (typed: TypedQuantities) => TypedQuantities) => void;
  /** Address of step 1; none where there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
};

/** Step 2: price groups with quantities, what still fits, what it costs (R-TICKET-8 to R-TICKET-13). */
export const TicketsStep = ({ data, period, isNewPeriod, quote, typed, onTyped, firstStep, back }: Props) => {
  const words = useTranslator();
  const { t } = words;
  const { ticket } = data;
  const { address } = useRoute();
  const today = useToday(data.today);
  const calendar = useMemo(() => (isDayTicket(ticket) ? ticketCalendar(ticket, today) : undefined), [ticket, today]);
  const view = ticketsStepView(ticket, calendar, period, quote, address, words);
  const instead = (state: ComponentProps<typeof DaysInstead>['state']) =>
    calendar === undefined || period.type === 'season' ? (
      <Notice tone="warning">{t('Calendar.SoldOut')}</Notice>
    ) : (
      <DaysInstead calendar={calendar} date={period.date} state={state} path={address.path} />
    );
  return (
    <section className={styles.step} aria-labelledby="tickets-title">
      {firstStep === undefined ? null : (
        <StepMarks current={2} boundToDay={isDayTicket(data.ticket)} firstHref={firstStep} />
      )}
      <div className={styles.when}>
        <Icon name="calendar" />
        <p className={styles.day}>
          <strong>{view.when}</strong>
          {view.discount === undefined ? null : <span className={styles.offer}>{view.discount}</span>}
        </p>
        {firstStep === undefined ? null : (
          <Link href={firstStep} className={styles.change}>
            {view.change}
          </Link>
        )}
      </div>
      <h2 id="tickets-title" className={styles.title} tabIndex={-1}>
        {view.title}
      </h2>
      {view.never === undefined ? null : instead(view.never)}
      {quote.ok && view.never === undefined ? (
        <TicketChoice
          data={data}
          period={period}
          isNewPeriod={isNewPeriod}
          quote={quote.value}
          typed={typed}
          onTyped={onTyped}
          view={view}
          soldOut={instead('soldOut')}
        />
      ) : null}
      {view.problem === undefined ? null : (
        <Notice tone="error">
          <div className={styles.problem}>
            <p>{view.problem.text}</p>
            <div className={styles.ways}>
              {view.problem.tryAgain === undefined ? null : (
                <a className={buttonClass({})} href={view.problem.tryAgain}>
                  {t('TryAgain')}
                </a>
              )}
              <ButtonLink href={back} look="secondary">
                {t('Back')}
              </ButtonLink>
            </div>
          </div>
        </Notice>
      )}
    </section>
  );
};
