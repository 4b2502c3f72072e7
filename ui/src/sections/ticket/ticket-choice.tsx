import type { Upsell } from '@shop/core/cart/upsell';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalTime } from '@shop/core/dates/local-time';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { Button } from '../../kit/button.tsx';
import { Columns } from '../../kit/columns.tsx';
import { LineList, type PricedLine } from '../../kit/line-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Price } from '../../kit/price.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import type { Fields } from '../../page-data/posted-answer.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useSettings, useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { AddedDialog } from '../../upsells/added-dialog.tsx';
import { addTicket } from './add-ticket.ts';
import { withPackage } from './chosen-package.ts';
import { cheaperMix } from './lazy-parts.ts';
import { PriceGroupCard } from './price-group-card.tsx';
import { chosenLines, type SelectionView, selectionView } from './quantities.view.ts';
import styles from './ticket-choice.module.css';
import summaryStyles from './ticket-summary.module.css';
import { ticketSummaryView } from './ticket-summary.view.ts';
import type { TicketsStepView } from './tickets-step.view.ts';
import {
  type OnTyped,
  problemPlace,
  type TypedQuantities,
  withMix,
  withoutQuantities,
  withPersons,
} from './typed-quantities.ts';

/** The chosen day or season, and what is typed for it. */
export type ChosenPeriod = {
  readonly data: SectionDataOf<'ticket'>;
  readonly period: TicketPeriod;
  /** Whether the visitor had chosen another day or season before. */
  readonly isNewPeriod: boolean;
  readonly typed: TypedQuantities;
  readonly onTyped: OnTyped;
};

/** The added tickets; their texts are in `language`. */
type Added = {
  readonly language: Language;
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
  readonly offered: readonly Upsell[];
};

/** The tickets of the chosen day or season, and the action that adds them. */
export const TicketChoice = ({
  data: { ticket },
  period,
  isNewPeriod,
  quote: firstQuote,
  typed,
  onTyped,
  view,
  soldOut,
}: ChosenPeriod & {
  readonly quote: TicketQuote;
  readonly view: TicketsStepView;
  /** Draws the replacement of the choice when no places are left; `endedAt` is when the sale for today ended, if it
   *  has. */
  readonly soldOut: (endedAt: LocalTime | undefined) => ReactNode;
}) => {
  const words = useTranslator();
  const { t, language } = words;
  const { personCategories } = useSettings();
  const { quote, refresh } = useFreshQuote(ticket.id, period, firstQuote);
  const selection = selectionView(quote, typed, personCategories);
  const { offer, choices } = selection;
  const [added, setAdded] = useState<Added>();
  const page = { ticket, period, quote, personCategories };
  const { send, busy, error, refuse, forget } = useAction('addTicket', addTicket, page, {
    refused: usePosted('addTicket')?.error,
  });
  const onChosen: OnTyped = (change) => {
    forget();
    onTyped(change);
  };
  const press = async (fields: Fields) => {
    const outcome = await send(fields);
    if (outcome.kind === 'refused') return refresh();
    if (outcome.kind !== 'added') return;
    const { offered } = outcome;
    setAdded({ language, lines: chosenLines(selection.chosen, words), total: selection.total.total, offered });
    onTyped(withoutQuantities);
  };
  // The dialog also calls this after closing, when `added` is already removed.
  const close = () => {
    if (added === undefined) return;
    setAdded(undefined);
    void refresh();
  };
  const visible = added?.language === language ? added : undefined;
  return (
    <>
      <RichText html={ticket.selectText} />
      {isNewPeriod && selection.chosen.length > 0 ? <Notice tone="info">{t('Ticket.QuantitiesKept')}</Notice> : null}
      {selection.soldOut ? soldOut(selection.endedAt) : null}
      <PostForm does="addTicket" onSend={press}>
        <Columns>
          <ul className={styles.groups}>
            {selection.groups.map((group) => (
              <PriceGroupCard
                key={group.group.priceGroupId}
                view={group}
                selection={selection}
                quote={quote}
                isForDay={period.type === 'day'}
                onRefused={refuse}
                onPersons={(group, persons) =>
                  onChosen((now) => withPackage(withPersons(now, group, persons), quote, group, personCategories))
                }
                onChosen={onChosen}
              />
            ))}
          </ul>
          <TicketSummary selection={selection} quote={quote} view={view} busy={busy} error={error}>
            {selection.chosen.length === 0 ? null : (
              <cheaperMix.Drawn
                offer={offer}
                choices={choices}
                onChoose={(mix) => onChosen((now) => withMix(now, choices, mix))}
              />
            )}
          </TicketSummary>
        </Columns>
      </PostForm>
      <AddedDialog
        added={visible}
        title={ticket.name}
        addedFor={view.addedFor}
        offered={visible?.offered ?? []}
        onClose={close}
      />
    </>
  );
};

/** Returns the page's quote, and a function that reloads it. The quote is also reloaded when the visitor returns to the
 *  page. */
const useFreshQuote = (productId: ProductId, period: TicketPeriod, first: TicketQuote) => {
  const loadUseCases = useUseCases();
  const { language } = useTranslator();
  const [newer, setNewer] = useState<{ readonly than: TicketQuote; readonly quote: TicketQuote }>();
  const refresh = useCallback(async () => {
    const answer = await loadUseCases().andThen(({ quoteTicket }) => quoteTicket({ language, productId, period }));
    // A failed refresh keeps the old figures, as adding checks the capacity anyway.
    answer.map((quote) => setNewer({ than: first, quote }));
  }, [loadUseCases, language, productId, period, first]);
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [refresh]);
  return { quote: newer?.than === first ? newer.quote : first, refresh };
};

/** The choices, their sum and the remaining room; at the bottom on phones and at the side on desktops. */
const TicketSummary = ({
  selection,
  quote,
  view: { product, when },
  busy,
  error,
  children,
}: {
  readonly selection: SelectionView;
  readonly quote: TicketQuote;
  readonly view: Pick<TicketsStepView, 'product' | 'when'>;
  readonly busy: boolean;
  readonly error: ShopError | undefined;
  /** A cheaper mix instead of the choices. */
  readonly children?: ReactNode;
}) => {
  const words = useTranslator();
  const { t } = words;
  const view = ticketSummaryView(selection, { quote, isBusy: busy, error }, words);
  return (
    <StickySummary
      title={t('Ticket.Summary')}
      details={
        <>
          <p className={summaryStyles.product}>{product}</p>
          <p className={summaryStyles.when}>{when}</p>
          {view.lines.length === 0 ? (
            <p className={summaryStyles.empty}>{t('Ticket.SummaryEmpty')}</p>
          ) : (
            <LineList lines={view.lines} />
          )}
        </>
      }
      action={
        <Button type="submit" wide busy={busy} disabled={selection.soldOut}>
          {view.action}
        </Button>
      }
    >
      <p className={summaryStyles.brief}>{product}</p>
      <p className={view.room.isFull ? summaryStyles.full : summaryStyles.left} aria-live="polite">
        {view.room.text}
      </p>
      {view.inCart === undefined ? null : <p className={summaryStyles.left}>{view.inCart}</p>}
      <div className={summaryStyles.total} aria-live="polite">
        <span>{t('Ticket.Total')}</span>
        <Price amount={view.total} before={view.totalBefore} size="large" />
      </div>
      {view.saving === undefined ? null : <p className={summaryStyles.saving}>{view.saving}</p>}
      {children}
      <div id={problemPlace} className={summaryStyles.error} aria-live="assertive">
        {view.problem === undefined ? null : (
          <Notice tone="error" silent>
            {view.problem}
          </Notice>
        )}
      </div>
    </StickySummary>
  );
};
