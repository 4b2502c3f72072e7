import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { useState } from 'react';
import { Columns } from '../../kit/columns.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { TicketData } from '../../pages/route-data.ts';
import { useSettings } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import { useAddToCart } from './add-to-cart.view.ts';
import { AddedDialog } from './added-dialog.tsx';
import { useFreshQuote } from './fresh-quote.view.ts';
import { PriceGroupCard } from './price-group-card.tsx';
import { type Chosen, selectionView } from './quantities.view.ts';
import styles from './ticket-choice.module.css';
import { TicketSummary } from './ticket-summary.tsx';
import type { TypedQuantities } from './typed-quantities.view.ts';

type Added = { readonly lines: readonly Chosen[]; readonly total: Chosen['price']['amount'] };

/** What can be had on the chosen day or in the season, and the way into the cart. */
export const TicketChoice = ({
  data,
  period,
  isNewPeriod,
  quote: firstQuote,
  typed,
  when,
}: {
  readonly data: TicketData;
  readonly period: TicketPeriod;
  /** Another day or season was chosen before. */
  readonly isNewPeriod: boolean;
  readonly quote: TicketQuote;
  readonly typed: TypedQuantities;
  readonly when: string;
}) => {
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
    quote,
  };
  return (
    <>
      <RichText html={data.ticket.selectText} />
      <noscript>
        <Notice tone="info">{t('NoScript.Cart')}</Notice>
      </noscript>
      {isNewPeriod && view.chosen.length > 0 ? <Notice tone="info">{t('Ticket.QuantitiesKept')}</Notice> : null}
      {view.soldOut ? <Notice tone="warning">{t('Calendar.SoldOut')}</Notice> : null}
      <Columns>
        <ul className={styles.groups}>
          {view.groups.map((group) => (
            <PriceGroupCard
              key={group.group.id}
              view={group}
              soldOut={view.soldOut}
              onTooMany={setError}
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
      </Columns>
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
