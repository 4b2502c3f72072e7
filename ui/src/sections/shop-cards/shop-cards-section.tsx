import type { ContentLink } from '@shop/core/content/link';
import type { ShopCard } from '@shop/core/content/section';
import { Badge } from '../../kit/badge.tsx';
import { Card, CardLink, CardPicture } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { Announcement } from './announcement.tsx';
import { Hero } from './hero.tsx';
import styles from './shop-cards-section.module.css';

/** The shop's home: a wide picture of the baths with the title and the way to the tickets, below it a card for each
 *  way in. */
export const ShopCardsSection = ({ data: { section, image } }: SectionProps<'shopCards'>) =>
  section.cards.length === 0 ? (
    <Announcement title={section.title} text={section.text} image={image} />
  ) : (
    <>
      <Hero title={section.title} text={section.text} image={image} href={section.cards.find(isOpen)?.link?.href} />
      <ul className={styles.cards}>
        {section.cards.map((card) => (
          <li key={card.id}>
            <WayIn card={card} />
          </li>
        ))}
      </ul>
    </>
  );

const isOpen = ({ link }: ShopCard): boolean => link !== undefined;

const opensElsewhere = ({ newTab, kind }: ContentLink): boolean => newTab || kind === 'document';

/** A card without a link says that it is coming (D-PLACEHOLDER-CARD). */
const WayIn = ({ card }: { readonly card: ShopCard }) => {
  const { t } = useTranslator();
  return (
    <Card className={styles.card}>
      <CardPicture className={styles.frame}>
        <Picture media={card.image} sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 33vw, 100vw" decorative />
      </CardPicture>
      <div className={styles.words}>
        {card.link === undefined ? (
          <span className={styles.soon}>
            <Badge tone="plain">{t('Home.ComingSoon')}</Badge>
          </span>
        ) : null}
        <h2 className={styles.title}>
          {card.link === undefined ? (
            card.title
          ) : (
            <CardLink href={card.link.href} {...(opensElsewhere(card.link) ? { target: '_blank' } : {})}>
              {card.title}
            </CardLink>
          )}
        </h2>
        <p className={styles.text}>{card.text}</p>
      </div>
      {card.link === undefined ? null : (
        <span className={styles.go}>
          <Icon name="arrowRight" />
        </span>
      )}
    </Card>
  );
};
