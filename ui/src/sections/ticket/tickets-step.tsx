import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { errorKey } from '@shop/core/errors/error-key';
import { useState } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { Loaded, TicketData } from '../../pages/route-data.ts';
import { useSettings } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAddToCart } from './add-to-cart.view.ts';
import { AddedDialog } from './added-dialog.tsx';
import { findSeason } from './chosen-period.ts';
import { useFreshQuote } from './fresh-quote.view.ts';
import { PriceGroupCard } from './price-group-card.tsx';
import { type Chosen, selectionView, type useQuantities } from './quantities.view.ts';
import { StepMarks } from './step-marks.tsx';
import { TicketSummary } from './ticket-summary.tsx';
import styles from './tickets-step.module.css';

type Props = {
  readonly data: TicketData;
  readonly period: TicketPeriod;
  /** Another day or season was chosen before. */
  readonly isNewPeriod: boolean;
  readonly quote: Loaded<TicketQuote>;
  readonly typed: ReturnType<typeof useQuantities>;
  /** Address of step 1; none where there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
};

/** Step 2: price groups with quantities, what still fits, what it costs (spec 2). */
export const TicketsStep = ({ data, period, isNewPeriod, quote, typed, firstStep, back }: Props) => {
  const { t, longDay } = useWords();
  const when = period.type === 'day' ? longDay(period.date) : (findSeason(data.ticket, period)?.name ?? '');
  return (
    <section className={styles.step} aria-labelledby="tickets-title">
      {firstStep === undefined ? null : (
        <StepMarks current={2} boundToDay={isBoundToDay(data.ticket.type)} firstHref={firstStep} />
      )}
      <p className={styles.when}>
        <Icon name="calendar" />
        <strong>{when}</strong>
        {firstStep === undefined ? null : (
          <Link href={firstStep} className={styles.change}>
            {t(period.type === 'day' ? 'Calendar.Change' : 'Season.Change')}
          </Link>
        )}
      </p>
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
            <p>{t(errorKey(quote.error))}</p>
            <ButtonLink href={back} look="secondary">
              {t('Back')}
            </ButtonLink>
          </div>
        </Notice>
      )}
    </section>
  );
};

type Added = { readonly lines: readonly Chosen[]; readonly total: Chosen['price']['amount'] };

const TicketChoice = ({
  data,
  period,
  isNewPeriod,
  quote: firstQuote,
  typed,
  when,
}: Omit<Props, 'quote' | 'firstStep' | 'back'> & { readonly quote: TicketQuote; readonly when: string }) => {
  const { t, language } = useWords();
  const { personCategories } = useSettings();
  const { quote, refresh } = useFreshQuote(data.ticket.id, period, firstQuote);
  const view = selectionView(quote, typed, personCategories);
  const [added, setAdded] = useState<Added>();
  const { add, busy, error, setError } = useAddToCart({
    onAdded: () => {
      setAdded({ lines: view.chosen, total: view.total.total });
      typed.clear();
    },
    onAnswer: refresh,
  });
  const selection = {
    ticket: data.ticket,
    language,
    ...(period.type === 'day' ? { date: period.date } : { seasonId: period.seasonId }),
    choices: view.choices,
    ticketsAvailable: quote.ticketsAvailable,
  };
  return (
    <>
      <RichText html={data.ticket.selectText} />
      <noscript>
        <Notice tone="info">{t('NoScript.Cart')}</Notice>
      </noscript>
      {quote.facilityDiscount === 0 ? null : (
        <Notice tone="success">{t('Ticket.FacilityDiscount', { percent: quote.facilityDiscount })}</Notice>
      )}
      {isNewPeriod && view.chosen.length > 0 ? <Notice tone="info">{t('Ticket.QuantitiesKept')}</Notice> : null}
      {view.soldOut ? <Notice tone="warning">{t('Calendar.SoldOut')}</Notice> : null}
      <div className={styles.columns}>
        <ul className={styles.groups}>
          {view.groups.map((group) => (
            <PriceGroupCard
              key={group.group.id}
              view={group}
              soldOut={view.soldOut}
              onTooMany={() => setError(view.fullness)}
              onQuantity={(id, quantity) => {
                setError(undefined);
                typed.setQuantity(id, quantity);
              }}
              onPersons={(persons) => typed.setPersons(group.group.id, persons)}
            />
          ))}
        </ul>
        <TicketSummary
          view={view}
          available={quote.ticketsAvailable}
          when={when}
          busy={busy}
          error={error}
          onAdd={() => add(selection)}
        />
      </div>
      <AddedDialog
        added={added}
        title={data.ticket.name}
        period={period}
        when={when}
        onClose={() => setAdded(undefined)}
      />
    </>
  );
};
