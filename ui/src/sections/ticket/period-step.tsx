import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket, seasonsOf, type TicketPeriod } from '@shop/core/catalog/ticket';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Columns } from '../../kit/columns.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Select } from '../../kit/select.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { partyAddress, partyFields } from '../../page-data/booking-query.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { useGo } from '../../pages/use-go.ts';
import { useProblem } from '../../pages/use-problem.ts';
import { useToday } from '../../pages/use-today.ts';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { ticketDays, ticketGuide } from './lazy-parts.ts';
import styles from './period-step.module.css';
import {
  continueWith,
  firstChoice,
  type PeriodStepView,
  periodStepView,
  seasonOptions,
  withSeason,
} from './period-step.view.ts';
import { stepTwoAddress } from './step-address.ts';
import { StepMarks } from './step-marks.tsx';

/** Step 1. Its form and links work by their addresses alone, so also before any script has loaded. */
export const PeriodStep = ({
  data,
  last,
  children,
}: {
  readonly data: SectionDataOf<'ticket'>;
  readonly last: TicketPeriod | undefined;
  /** Texts about the ticket. */
  readonly children: ReactNode;
}) => {
  const words = useTranslator();
  const { t } = words;
  const go = useGo();
  const { party } = data;
  const path = partyAddress(useRoute().address.path, party);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ticket } = data;
  const today = useToday(data.today, ticketDays.prepare);
  const problem = useProblem();
  const calendar = useMemo(() => (isDayTicket(ticket) ? ticketCalendar(ticket, today) : undefined), [ticket, today]);
  const [choice, setChoice] = useState(() => firstChoice(data, last));
  const seasons = seasonsOf(ticket);
  const view = periodStepView(ticket, calendar, choice, words);
  if (view.kind === 'nothingLeft') {
    return (
      <div className={styles.about}>
        <EmptyState
          icon="calendar"
          title={view.title}
          action={<ButtonLink href={data.listPath}>{t('Cart.ToTickets')}</ButtonLink>}
        >
          {view.text}
        </EmptyState>
        {children}
      </div>
    );
  }
  const next = (event: FormEvent) => {
    event.preventDefault();
    continueWith(ticket, choice).match(
      (period) => go(stepTwoAddress(path, period)),
      (refused) => {
        const showRefusal = () => setChoice(refused);
        if (refused.problem === undefined) showRefusal();
        else problem(refused.problem, 'shopping', showRefusal);
        heading.current?.focus();
      },
    );
  };
  return (
    <form className={styles.step} onSubmit={next}>
      {partyFields(party).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <StepMarks current={1} boundToDay={view.kind === 'day'} />
      <Columns className={styles.columns}>
        <div className={styles.choice}>
          <h2 tabIndex={-1} ref={heading}>
            {view.title}
          </h2>
          <RichText html={ticket.calendarText} className={styles.text} />
          {calendar !== undefined ? (
            <>
              <ticketDays.Drawn
                key={`${today} ${words.language}`}
                calendar={calendar}
                today={today}
                chosen={choice.date}
                month={data.month}
                path={path}
              />
              {/* Choosing a day leads to step 2 at once; "Next" keeps the previously chosen day. */}
              <input type="hidden" name="date" value={choice.date ?? ''} />
            </>
          ) : (
            <Select
              id="season"
              name="season"
              label={t('Season.Label')}
              placeholder={t('Season.Title')}
              options={seasonOptions(seasons, words)}
              value={choice.seasonId ?? ''}
              onChange={({ target }) => setChoice(withSeason(seasons.find(({ id }) => id === target.value)?.id))}
            />
          )}
        </div>
        <StickySummary
          title={t('Ticket.Summary')}
          action={<Button type="submit">{t('Next')}</Button>}
          isSticky={view.kind === 'season' || choice.date !== undefined || view.problem !== undefined}
        >
          <div className={styles.chosen} aria-live="polite">
            <Chosen view={view} />
          </div>
        </StickySummary>
        {data.guide === undefined ? null : (
          <ticketGuide.Drawn key={words.language} guide={data.guide} isToday={today === data.today} />
        )}
        <div className={styles.about}>{children}</div>
      </Columns>
    </form>
  );
};

/** The problem; without one, the chosen day or season and what it costs. */
const Chosen = ({ view }: { readonly view: Exclude<PeriodStepView, { kind: 'nothingLeft' }> }) => {
  if (view.problem !== undefined) {
    return (
      <p className={styles.error}>
        <Icon name="warning" />
        {view.problem}
      </p>
    );
  }
  return (
    <>
      {view.chosen === undefined ? null : <p>{view.chosen}</p>}
      {view.facts.length === 0 && view.discount === undefined ? null : (
        <p className={styles.offer}>
          {view.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {view.discount === undefined ? null : <Badge tone="discount">{view.discount}</Badge>}
        </p>
      )}
    </>
  );
};
