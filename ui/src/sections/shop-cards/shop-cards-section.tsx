import type { ContentLink } from '@shop/core/content/link';
import type { ShopCard } from '@shop/core/content/section';
import { Badge } from '../../kit/badge.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Card, CardArrow, CardLink, CardPicture } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { useHeading } from '../../pages/use-heading.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import announcementStyles from './announcement.module.css';
import { BookingBar } from './booking-bar.tsx';
import heroStyles from './hero.module.css';
import styles from './shop-cards-section.module.css';

/** The home page: a wide picture of the baths with the title and a link to the tickets, below it a card for each part
 *  of the shop. */
export const ShopCardsSection = ({ data }: SectionProps<'shopCards'>) =>
  data.section.cards.length === 0 ? (
    <Announcement {...data} />
  ) : (
    <>
      <Hero {...data} />
      <ul className={styles.cards}>
        {data.section.cards.map((card) => (
          <li key={card.id}>
            <WayIn card={card} />
          </li>
        ))}
      </ul>
    </>
  );

const isOpen = ({ link }: ShopCard): boolean => link !== undefined;

const opensElsewhere = ({ newTab, kind }: ContentLink): boolean => newTab || kind === 'document';

/** A card; without a link it is announced as coming soon. */
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
            <CardLink href={card.link.href} target={opensElsewhere(card.link) ? '_blank' : undefined}>
              {card.title}
            </CardLink>
          )}
        </h2>
        <p className={styles.text}>{card.text}</p>
      </div>
      {card.link === undefined ? null : <CardArrow className={styles.go} />}
    </Card>
  );
};

/** A page with texts only, which appear beside the picture, as no cards follow. */
const Announcement = ({ section: { title, text }, image }: SectionDataOf<'shopCards'>) => (
  <div className={announcementStyles.announcement}>
    <div className={announcementStyles.words}>
      <h1 tabIndex={-1}>{useHeading(title)}</h1>
      <RichText html={text} className={announcementStyles.text} />
    </div>
    <div className={announcementStyles.frame}>
      <Picture media={image} sizes="(min-width: 48rem) 50vw, 100vw" priority decorative />
    </div>
  </div>
);

/** Upright screens show the middle of a wide picture. In `vh`: a browser that reads a preload before it has a viewport
 *  takes `svh` for that of a desktop and fetches a second, larger picture. */
const heroSizes = 'max(100vw, 60vh)';

/** The picture with the title and the booking bar; without one, a link to where the first open card leads. */
const Hero = ({ section, image, booking }: SectionDataOf<'shopCards'>) => {
  const { t } = useTranslator();
  const { title, text, cards } = section;
  const href = cards.find(isOpen)?.link?.href;
  return (
    <div className={heroStyles.hero} data-under-header="">
      <Picture media={image} sizes={heroSizes} priority decorative className={heroStyles.picture} />
      <div className={heroStyles.words}>
        <h1 tabIndex={-1}>{useHeading(title)}</h1>
        <RichText html={text} className={heroStyles.lead} />
        {booking === undefined || section.booking === undefined ? null : (
          <BookingBar bar={booking} most={section.booking} />
        )}
        {booking !== undefined || href === undefined ? null : (
          <ButtonLink href={href} className={heroStyles.callToAction}>
            {t('Home.BuyTickets')}
            <Icon name="arrowRight" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
