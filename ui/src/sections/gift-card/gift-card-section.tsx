import type { GiftCard } from '@shop/core/catalog/gift-card';
import { productPicture } from '@shop/core/content/media';
import { CardChoice } from '../../gift-cards/card-choice.tsx';
import { CardSum } from '../../gift-cards/card-sum.tsx';
import { cardKind, choiceTitle, notOnSale, validityLine } from '../../gift-cards/card-words.ts';
import { useCardChoice } from '../../gift-cards/use-card-choice.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Columns } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { Link } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useRoute } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { AddedDialog } from '../../upsells/added-dialog.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './gift-card.module.css';

/** Detail of a gift card: description, quantities, sum and terms. */
export const GiftCardSection = ({ data: { card, listPath } }: SectionProps<'giftCard'>) => {
  const words = useTranslator();
  const { t } = words;
  const { view, busy, error, refuse, added, offered, forgetAdded, onTyped, press } = useCardChoice(card, {
    posted: usePosted('addGiftCard'),
    memory: `gift card ${card.id}`,
    address: useRoute().address.path,
  });
  return (
    <article>
      <GiftCardHead card={card} back={listPath} />
      <div className={styles.body}>
        {view.isClosed ? <Notice tone="warning">{notOnSale(card, words)}</Notice> : null}
        <PostForm does="addGiftCard" onSend={press}>
          <Columns>
            <Card tone="gift" padded className={styles.choice}>
              <h2>{choiceTitle(card, words)}</h2>
              <CardChoice view={view} onTyped={onTyped} onRefused={refuse} />
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
      <AddedDialog
        added={added}
        title={card.name}
        addedFor={validityLine(card)}
        offered={offered}
        onClose={forgetAdded}
      />
    </article>
  );
};

/** The card's picture, its name and content beside it, and a link back to the list. */
const GiftCardHead = ({ card, back }: { readonly card: GiftCard; readonly back: string }) => {
  const words = useTranslator();
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Link href={back} className={styles.back}>
            <Icon name="arrowLeft" />
            {words.t('Back')}
          </Link>
          <Badge tone="gift">{cardKind(card, words)}</Badge>
          <h1 tabIndex={-1}>{card.name}</h1>
          <RichText html={card.description} className={styles.description} />
        </div>
        <div className={styles.frame}>
          <Picture media={productPicture(card)} sizes="(min-width: 56rem) 34rem, 100vw" priority decorative />
        </div>
      </div>
    </header>
  );
};

/** Validity, terms and instructions; leaves out those that the provider does not send. */
const GiftCardTexts = ({ card: { validityText, termsText, helpText } }: { readonly card: GiftCard }) => {
  const { t } = useTranslator();
  const texts = [
    { title: t('GiftCard.Validity'), html: validityText },
    { title: t('GiftCard.Help'), html: helpText },
    { title: t('GiftCard.Terms'), html: termsText },
  ].filter(({ html }) => html.trim() !== '');
  return texts.length === 0 ? null : (
    <div className={styles.texts}>
      {texts.map(({ title, html }) => (
        <section key={title} className={styles.text}>
          <h2>{title}</h2>
          <RichText html={html} />
        </section>
      ))}
    </div>
  );
};
