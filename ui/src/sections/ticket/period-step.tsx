import { type CalendarDay, isSelectable } from '@shop/core/availability/ticket-calendar';
import { choosePeriod } from '@shop/core/cart/ticket-selection';
import { seasonsOf } from '@shop/core/catalog/season-choice';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Columns } from '../../kit/columns.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import type { TicketData } from '../../pages/route-data.ts';
import { useGo } from '../../pages/use-go.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import { DayChoice } from './day-choice.tsx';
import styles from './period-step.module.css';
import { SeasonChoice } from './season-choice.tsx';
import { StepMarks } from './step-marks.tsx';
import { stepTwoAddress, usePeriodChoice } from './ticket.view.ts';

/** Step 1: a form that works by its address alone, so that it also works before any script has loaded. */
export const PeriodStep = ({ data, last }: { readonly data: TicketData; readonly last: TicketPeriod | undefined }) => {
  const { t, errorText } = useWords();
  const go = useGo();
  const { route } = useShopState();
  const choice = usePeriodChoice(data, last);
  const [error, setError] = useState<ShopError>();
  const { ticket, today } = data;
  const chosen = {
    ...(choice.date === undefined ? {} : { date: choice.date }),
    ...(choice.seasonId === undefined ? {} : { seasonId: choice.seasonId }),
  };
  const isMissing = choice.date === undefined && choice.seasonId === undefined;
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const heading = event.currentTarget.querySelector('h2');
    choosePeriod({ ticket, ...chosen }).match(
      () => go(stepTwoAddress(route.peek().address.path, chosen)),
      (missing) => {
        setError(missing);
        heading?.focus();
      },
    );
  };
  if (choice.boundToDay && !choice.days.some(isSelectable)) {
    return (
      <EmptyState
        icon="calendar"
        title={t('Calendar.SoldOut')}
        action={<ButtonLink href={data.listPath}>{t('Cart.ToTickets')}</ButtonLink>}
      >
        {t('Calendar.NoDays')}
      </EmptyState>
    );
  }
  return (
    <form className={styles.step} onSubmit={next}>
      <StepMarks current={1} boundToDay={choice.boundToDay} />
      <Columns>
        <div className={styles.choice}>
          <h2 tabIndex={-1}>{t(choice.boundToDay ? 'Calendar.Title' : 'Season.Title')}</h2>
          <RichText html={ticket.calendarText} className={styles.text} />
          {choice.boundToDay ? (
            <DayChoice days={choice.days} today={today} chosen={choice.date} onChoose={choice.setDate} />
          ) : (
            <SeasonChoice seasons={seasonsOf(ticket)} chosen={choice.seasonId} onChoose={choice.setSeasonId} />
          )}
        </div>
        <StickySummary title={t('Ticket.Summary')} action={<Button type="submit">{t('Next')}</Button>}>
          <div className={styles.chosen} aria-live="polite">
            {error !== undefined && isMissing ? (
              <p className={styles.error}>
                <Icon name="warning" />
                {errorText(errorKey(error))}
              </p>
            ) : choice.boundToDay ? (
              <ChosenDay day={choice.days.find((day) => day.date === choice.date)} />
            ) : null}
          </div>
        </StickySummary>
      </Columns>
    </form>
  );
};

/** The chosen day in words, with what it offers. */
const ChosenDay = ({ day }: { readonly day: CalendarDay | undefined }) => {
  const { t, money, longDay } = useWords();
  if (day === undefined) return <p>{t('Calendar.NothingChosen')}</p>;
  return (
    <>
      <p>{t('Calendar.Chosen', { date: longDay(day.date) })}</p>
      <p className={styles.offer}>
        {day.state === 'few' ? <span>{t('Ticket.OnlyLeft', { count: day.ticketsAvailable })}</span> : null}
        {day.fromPrice === undefined ? null : <span>{t('Calendar.FromPrice', { price: money(day.fromPrice) })}</span>}
        {day.discount === undefined ? null : (
          <Badge tone="discount">{t('Calendar.DiscountLabel', { percent: day.discount })}</Badge>
        )}
      </p>
    </>
  );
};
