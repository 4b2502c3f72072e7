import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { type ReactNode, useState } from 'react';
import { AddedDialog } from '../../checkout/added-dialog.tsx';
import { Columns } from '../../kit/columns.tsx';
import type { PricedLine } from '../../kit/line-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { TicketData } from '../../page-data/section-data.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useSettings } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { offeredUpsells } from '../../upsells/lazy-upsells.ts';
import { useOfferedUpsells } from '../../upsells/use-offered-upsells.ts';
import { chosenLines } from './chosen-lines.ts';
import { cheaperMix } from './lazy-mixes.ts';
import { PriceGroupCard } from './price-group-card.tsx';
import { selectionView } from './quantities.view.ts';
import styles from './ticket-choice.module.css';
import { TicketSummary } from './ticket-summary.tsx';
import type { TicketsStepView } from './tickets-step.view.ts';
import { type TypedQuantities, withMix, withoutQuantities, withPersons, withQuantity } from './typed-quantities.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useFreshQuote } from './use-fresh-quote.ts';

type Added = { readonly language: Language; readonly lines: readonly PricedLine[]; readonly total: Cents };

/** What can be had on the chosen day or in the season, and the way into the cart. */
export const TicketChoice = ({
  data,
  period,
  isNewPeriod,
  quote: firstQuote,
  typed,
  onTyped,
  view,
  soldOut,
}: {
  readonly data: TicketData;
  readonly period: TicketPeriod;
  /** Another day or season was chosen before. */
  readonly isNewPeriod: boolean;
  readonly quote: TicketQuote;
  readonly typed: TypedQuantities;
  readonly onTyped: (change: (typed: TypedQuantities) => TypedQuantities) => void;
  readonly view: TicketsStepView;
  /** What is told where nothing is left, now or by the time that somebody chose. */
  readonly soldOut: ReactNode;
}) => {
  const words = useTranslator();
  const { t, language } = words;
  const { personCategories } = useSettings();
  const { quote, refresh } = useFreshQuote(data.ticket.id, period, firstQuote);
  const selection = selectionView(quote, typed, personCategories);
  const [added, setAdded] = useState<Added>();
  const { offered, offer } = useOfferedUpsells();
  const { add, busy, error, refuse, forgive } = useAddToCart({
    refused: usePosted('addTicket')?.error,
    onAdded: (upsells) => {
      offer(upsells);
      setAdded({ language, lines: chosenLines(selection.chosen, words), total: selection.total.total });
      onTyped(withoutQuantities);
    },
    onRefused: () => void refresh(),
  });
  const onMix = (mix: readonly ChosenTicket[], instead: readonly ChosenTicket[]) => {
    forgive();
    onTyped((now) => withMix(now, instead, mix));
  };
  const wanted = {
    ticket: data.ticket,
    language,
    ...(period.type === 'day' ? { date: period.date } : { seasonId: period.seasonId }),
    choices: selection.choices,
    quote,
  };
  return (
    <>
      <RichText html={data.ticket.selectText} />
      {isNewPeriod && selection.chosen.length > 0 ? <Notice tone="info">{t('Ticket.QuantitiesKept')}</Notice> : null}
      {selection.soldOut ? soldOut : null}
      <PostForm does="addTicket" onSend={() => add(wanted)}>
        <Columns>
          <ul className={styles.groups}>
            {selection.groups.map((group) => (
              <PriceGroupCard
                key={group.group.id}
                view={group}
                soldOut={selection.soldOut}
                isForDay={period.type === 'day'}
                onTooMany={refuse}
                onQuantity={(id, quantity) => {
                  forgive();
                  onTyped((now) => withQuantity(now, id, quantity));
                }}
                onPersons={(persons) => onTyped((now) => withPersons(now, group.group.id, persons))}
                quote={quote}
                offer={selection.offer}
                choices={selection.choices}
                onMix={(mix) => onMix(mix, [])}
              />
            ))}
          </ul>
          <TicketSummary selection={selection} quote={quote} when={view.when} busy={busy} error={error}>
            {selection.chosen.length === 0 ? null : (
              <cheaperMix.Drawn
                offer={selection.offer}
                choices={selection.choices}
                onChoose={(mix) => onMix(mix, selection.choices)}
              />
            )}
          </TicketSummary>
        </Columns>
      </PostForm>
      <AddedDialog
        added={added?.language === language ? added : undefined}
        title={data.ticket.name}
        addedFor={view.addedFor}
        onClose={() => setAdded(undefined)}
      >
        {offered.length === 0 ? null : offeredUpsells.draw({ upsells: offered })}
      </AddedDialog>
    </>
  );
};
