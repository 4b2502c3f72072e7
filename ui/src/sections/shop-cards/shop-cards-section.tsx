import type { Media } from '@shop/core/content/media';
import type { ShopCard } from '@shop/core/content/section';
import { Badge } from '../../kit/badge.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Card, CardLink, CardPicture } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useWords } from '../../words/use-words.ts';
import type { SectionProps } from '../section-registry.tsx';
import styles from './shop-cards-section.module.css';

/** An upright screen shows the middle of a picture that is much wider than the screen. */
const heroSizes = 'max(100vw, 70svh)';

/** The shop's home: a wide picture of the baths with the title and the way to the tickets, below it a card for each
 *  way in. */
export const ShopCardsSection = ({ data: { section, image } }: SectionProps<'shopCards'>) =>
  section.cards.length === 0 ? (
    <Announcement title={section.title} text={section.text} image={image} />
  ) : (
    <>
      <Hero title={section.title} text={section.text} image={image} href={section.cards.find(isOpen)?.href} />
      <ul className={styles.cards}>
        {section.cards.map((card) => (
          <li key={card.title}>
            <WayIn card={card} />
          </li>
        ))}
      </ul>
    </>
  );

type Words = { readonly title: string; readonly text: string; readonly image: Media | undefined };

const isOpen = ({ href }: ShopCard): boolean => href !== undefined;

/** Decision: the one call to action leads where the first open card leads, so that content decides it (spec 2). */
const Hero = ({ title, text, image, href }: Words & { readonly href: string | undefined }) => {
  const { t } = useWords();
  return (
    <div className={styles.hero} data-under-header="">
      <Picture media={image} sizes={heroSizes} priority decorative className={styles.heroPicture} />
      <div className={styles.heroWords}>
        <h1 tabIndex={-1}>{title}</h1>
        <RichText html={text} className={styles.lead} />
        {href === undefined ? null : (
          <ButtonLink href={href} className={styles.callToAction}>
            {t('Home.BuyTickets')}
            <Icon name="arrowRight" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

/** A page that has only words yet: they stand beside the picture, since nobody would look past them for cards. */
const Announcement = ({ title, text, image }: Words) => (
  <div className={styles.announcement}>
    <div className={styles.announcementWords}>
      <h1 tabIndex={-1}>{title}</h1>
      <RichText html={text} className={styles.announcementText} />
    </div>
    <div className={styles.announcementFrame}>
      <Picture media={image} sizes="(min-width: 48rem) 50vw, 100vw" priority decorative />
    </div>
  </div>
);

/** Decision: a card without a link is a placeholder and says that it is coming (spec 2, shop home). */
const WayIn = ({ card }: { readonly card: ShopCard }) => {
  const { t } = useWords();
  return (
    <Card className={styles.card}>
      <CardPicture className={styles.frame}>
        <Picture media={card.image} sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 33vw, 100vw" decorative />
      </CardPicture>
      <div className={styles.words}>
        {card.href === undefined ? (
          <span className={styles.soon}>
            <Badge tone="plain">{t('Home.ComingSoon')}</Badge>
          </span>
        ) : null}
        <h2 className={styles.title}>
          {card.href === undefined ? card.title : <CardLink href={card.href}>{card.title}</CardLink>}
        </h2>
        <p className={styles.text}>{card.text}</p>
      </div>
      {card.href === undefined ? null : (
        <span className={styles.go}>
          <Icon name="arrowRight" />
        </span>
      )}
    </Card>
  );
};
