import { isDayTicket, type TicketPeriod, type TicketQuote } from '@shop/core/catalog/ticket';
import { errorKey } from '@shop/core/errors/error-key';
import { ButtonLink, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { Loaded, TicketData } from '../../pages/route-data.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import { findSeason } from './chosen-period.ts';
import { StepMarks } from './step-marks.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import styles from './tickets-step.module.css';
import type { TypedQuantities } from './typed-quantities.view.ts';

type Props = {
  readonly data: TicketData;
  readonly period: TicketPeriod;
  /** Another day or season was chosen before. */
  readonly isNewPeriod: boolean;
  readonly quote: Loaded<TicketQuote>;
  readonly typed: TypedQuantities;
  /** Address of step 1; none where there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
};

/** Step 2: price groups with quantities, what still fits, what it costs (R-TICKET-8 to R-TICKET-13). */
export const TicketsStep = ({ data, period, isNewPeriod, quote, typed, firstStep, back }: Props) => {
  const { t, errorText, longDay } = useWords();
  const { path, search } = useShopState().route.peek().address;
  const when = period.type === 'day' ? longDay(period.date) : (findSeason(data.ticket, period)?.name ?? '');
  const discount = quote.ok ? quote.value.facilityDiscount : 0;
  return (
    <section className={styles.step} aria-labelledby="tickets-title">
      {firstStep === undefined ? null : (
        <StepMarks current={2} boundToDay={isDayTicket(data.ticket)} firstHref={firstStep} />
      )}
      <div className={styles.when}>
        <Icon name="calendar" />
        <p className={styles.day}>
          <strong>{when}</strong>
          {discount === 0 ? null : (
            <span className={styles.offer}>{t('Ticket.FacilityDiscount', { percent: discount })}</span>
          )}
        </p>
        {firstStep === undefined ? null : (
          <Link href={firstStep} className={styles.change}>
            {t(period.type === 'day' ? 'Calendar.Change' : 'Season.Change')}
          </Link>
        )}
      </div>
      <h2 id="tickets-title" className={styles.title} tabIndex={-1}>
        {t('Ticket.PriceGroups')}
      </h2>
      {quote.ok ? (
        <TicketChoice
          data={data}
          period={period}
          isNewPeriod={isNewPeriod}
          quote={quote.value}
          typed={typed}
          when={when}
        />
      ) : (
        <Notice tone="error">
          <div className={styles.problem}>
            <p>{errorText(errorKey(quote.error))}</p>
            <div className={styles.ways}>
              {quote.error.kind === 'unreachable' ? (
                <a className={buttonClass({})} href={search === '' ? path : `${path}?${search}`}>
                  {t('TryAgain')}
                </a>
              ) : null}
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
