import { choosePeriod } from '@shop/core/cart/ticket-selection';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { TicketData } from '../../pages/route-data.ts';
import { useGo } from '../../pages/use-go.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { DayChoice } from './day-choice.tsx';
import styles from './period-step.module.css';
import { SeasonChoice } from './season-choice.tsx';
import { StepMarks } from './step-marks.tsx';
import { stepTwoAddress, usePeriodChoice } from './ticket.view.ts';

/** Step 1: a form that works by its address alone, so that it also works before any script has loaded. */
export const PeriodStep = ({ data }: { readonly data: TicketData }) => {
  const { t, longDay } = useWords();
  const go = useGo();
  const { route } = useShopState();
  const choice = usePeriodChoice(data);
  const [error, setError] = useState<ShopError>();
  const { ticket, today } = data;
  const chosen = {
    ...(choice.date === undefined ? {} : { date: choice.date }),
    ...(choice.seasonId === undefined ? {} : { seasonId: choice.seasonId }),
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    choosePeriod({ ticket, ...chosen }).match(() => go(stepTwoAddress(route.peek().address.path, chosen)), setError);
  };
  return (
    <form className={styles.step} onSubmit={next}>
      <StepMarks current={1} boundToDay={choice.boundToDay} />
      <div className={styles.choice}>
        <h2>{t(choice.boundToDay ? 'Calendar.Title' : 'Season.Title')}</h2>
        <RichText html={ticket.calendarText} className={styles.text} />
        {choice.boundToDay ? (
          <DayChoice days={choice.days} today={today} chosen={choice.date} onChoose={choice.setDate} />
        ) : (
          <SeasonChoice seasons={ticket.seasons} chosen={choice.seasonId} onChoose={choice.setSeasonId} />
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.chosen} aria-live="polite">
          {choice.boundToDay
            ? choice.date === undefined
              ? t('Calendar.NothingChosen')
              : t('Calendar.Chosen', { date: longDay(choice.date) })
            : null}
        </p>
        {error === undefined || choice.date !== undefined || choice.seasonId !== undefined ? null : (
          <Notice tone="error">{t(errorKey(error))}</Notice>
        )}
        <Button type="submit">{t('Next')}</Button>
      </div>
    </form>
  );
};
