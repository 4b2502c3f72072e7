import { AddedDialog } from '../../checkout/added-dialog.tsx';
import { CardChoice } from '../../gift-cards/card-choice.tsx';
import { CardSum } from '../../gift-cards/card-sum.tsx';
import { choiceTitle, notOnSale, validityLine } from '../../gift-cards/card-words.ts';
import { useCardChoice } from '../../gift-cards/use-card-choice.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Columns } from '../../kit/columns.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { offeredUpsells } from '../../upsells/lazy-upsells.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './gift-card.module.css';
import { GiftCardHead } from './gift-card-head.tsx';
import { GiftCardTexts } from './gift-card-texts.tsx';

/** Detail of a gift card: what it is, how many of what, what it costs, and what holds for it (R-GIFT-1 to R-GIFT-7). */
export const GiftCardSection = ({ data: { card, listPath } }: SectionProps<'giftCard'>) => {
  const words = useTranslator();
  const { t } = words;
  const { view, busy, error, setError, added, offered, forgetAdded, onTyped, addToCart } = useCardChoice(card, {
    posted: usePosted('addGiftCard'),
    memory: `gift card ${card.id}`,
    address: useRoute().address.path,
  });
  return (
    <article>
      <GiftCardHead card={card} back={listPath} />
      <div className={styles.body}>
        {view.isClosed ? <Notice tone="warning">{notOnSale(card, words)}</Notice> : null}
        <PostForm does="addGiftCard" onSend={addToCart}>
          <Columns>
            <Card tone="gift" padded className={styles.choice}>
              <h2>{choiceTitle(card, words)}</h2>
              <CardChoice view={view} onTyped={onTyped} onTooMany={setError} />
            </Card>
            <StickySummary
              title={t('Ticket.Summary')}
              details={
                view.lines.length === 0 ? (
                  <p className={styles.empty}>{t('GiftCard.SummaryEmpty')}</p>
                ) : (
                  <LineList lines={view.lines} />
                )
              }
              action={
                <Button wide type="submit" busy={busy} disabled={view.isClosed}>
                  {t(busy ? 'Ticket.Adding' : 'Ticket.AddToCart')}
                </Button>
              }
            >
              <CardSum view={view} error={error} />
            </StickySummary>
          </Columns>
        </PostForm>
        <GiftCardTexts card={card} />
      </div>
      <AddedDialog added={added} title={card.name} addedFor={validityLine(card)} onClose={forgetAdded}>
        {offered.length === 0 ? null : offeredUpsells.draw({ upsells: offered })}
      </AddedDialog>
    </article>
  );
};
