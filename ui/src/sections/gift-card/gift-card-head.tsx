import type { GiftCard } from '@shop/core/catalog/gift-card';
import { productPicture } from '@shop/core/content/media';
import { cardKind } from '../../gift-cards/card-words.ts';
import { Badge } from '../../kit/badge.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './gift-card-head.module.css';

/** The card's picture beside its name and what is in it, and the way back to the list. */
export const GiftCardHead = ({ card, back }: { readonly card: GiftCard; readonly back: string }) => {
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
