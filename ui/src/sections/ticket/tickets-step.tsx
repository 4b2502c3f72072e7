import { type TicketCalendar, ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket, type TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { LocalTime } from '@shop/core/dates/local-time';
import { type ComponentProps, useMemo } from 'react';
import { ButtonLink, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { partyAddress } from '../../page-data/booking-query.ts';
import type { Loaded } from '../../page-data/loaded.ts';
import { useToday } from '../../pages/use-today.ts';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { DayLinks } from './day-links.tsx';
import { daysInsteadView } from './day-links.view.ts';
import { StepMarks } from './step-marks.tsx';
import { type ChosenPeriod, TicketChoice } from './ticket-choice.tsx';
import styles from './tickets-step.module.css';
import { ticketsStepView } from './tickets-step.view.ts';

type Props = ChosenPeriod & {
  readonly quote: Loaded<TicketQuote>;
  /** Address of step 1; `undefined` when there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
};

/** Step 2: price groups with quantities, the free places and the sum. */
export const TicketsStep = ({ quote, firstStep, back, ...chosen }: Props) => {
  const { data, period } = chosen;
  const words = useTranslator();
  const { t } = words;
  const { ticket } = data;
  const { address } = useRoute();
  const today = useToday(data.today);
  const calendar = useMemo(() => (isDayTicket(ticket) ? ticketCalendar(ticket, today) : undefined), [ticket, today]);
  const view = ticketsStepView(data, calendar, period, quote, address, words);
  const drawDaysInstead = (state: ComponentProps<typeof DaysInstead>['why']['state'], endedAt?: LocalTime) =>
    calendar === undefined || period.type === 'season' ? (
      <Notice tone="warning">{t('Calendar.SoldOut')}</Notice>
    ) : (
      <DaysInstead
        calendar={calendar}
        date={period.date}
        why={{ state, endedAt }}
        path={partyAddress(address.path, data.party)}
      />
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
        <span className={styles.product}>{view.product} </span>
        {view.title}
      </h2>
      {view.neverReason === undefined ? null : drawDaysInstead(view.neverReason)}
      {quote.ok && view.neverReason === undefined ? (
        <TicketChoice
          {...chosen}
          quote={quote.value}
          view={view}
          soldOut={(endedAt) => drawDaysInstead('soldOut', endedAt)}
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

/** Why a day cannot be chosen, and the next days that can. */
const DaysInstead = ({
  calendar,
  date,
  why,
  path,
}: {
  readonly calendar: TicketCalendar;
  readonly date: LocalDate;
  readonly why: Parameters<typeof daysInsteadView>[2];
  /** The page's own address. */
  readonly path: string;
}) => {
  const words = useTranslator();
  const { t } = words;
  const { reason, days } = daysInsteadView(calendar, date, why, path, words);
  return (
    <Notice tone="warning" title={reason}>
      {days.length === 0 ? (
        t('Calendar.NoDays')
      ) : (
        <div className={styles.instead}>
          <p>{t('Calendar.NearestDays')}</p>
          <DayLinks label={t('Calendar.NearestDays')} days={days} />
        </div>
      )}
    </Notice>
  );
};
