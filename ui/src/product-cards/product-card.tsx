import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Card, CardLink, CardPicture } from '../kit/card.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Picture } from '../kit/picture.tsx';
import { Price } from '../kit/price.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import styles from './product-card.module.css';
import type { ProductCardView } from './product-card.view.ts';

/** Picture, title, price and link of a product; the whole card is the link, except for the button that buys at once. */
export const ProductCard = ({
  view,
  quickBuy,
  heading: Heading = 'h2',
  isFirst = false,
}: {
  readonly view: ProductCardView;
  /** A button that buys at once; it replaces the link's text. */
  readonly quickBuy?: ReactNode;
  /** The level of the title: `h3` below a heading of its section. */
  readonly heading?: 'h2' | 'h3';
  /** True when its picture is the largest of the first screen, which is fetched at once. */
  readonly isFirst?: boolean;
}) => {
  return (
    <Card tone={view.isGift ? 'gift' : 'plain'} disabled={view.unavailable !== undefined} className={styles.card}>
      <CardPicture className={styles.frame}>
        <Picture
          media={view.picture}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 40vw, 60vw"
          priority={isFirst}
          decorative
        />
        <div className={styles.tags}>
          {view.unavailable === undefined ? null : <Badge tone="plain">{view.unavailable.word}</Badge>}
          {view.saving === undefined ? null : <Badge tone="discount">{view.saving}</Badge>}
        </div>
      </CardPicture>
      <div className={styles.words}>
        <Heading className={styles.title}>
          {view.href === undefined ? (
            view.title
          ) : (
            <CardLink href={view.href}>
              {quickBuy === undefined ? <VisuallyHidden>{`${view.choose}:`}</VisuallyHidden> : null} {view.title}
            </CardLink>
          )}
        </Heading>
        <p className={styles.text}>{view.text}</p>
        <Fact icon="calendar" text={view.nextFree} className={view.isFreeToday ? styles.free : undefined} />
        <Fact icon="person" text={view.persons} />
        <Fact icon="clock" text={view.validity} />
        {view.quantityDiscountText === '' ? null : <p className={styles.discount}>{view.quantityDiscountText}</p>}
      </div>
      <div className={styles.foot}>
        {view.unavailable === undefined ? (
          <PriceLine view={view} />
        ) : (
          <p className={styles.around}>{view.unavailable.reason}</p>
        )}
        {view.href === undefined ? null : (quickBuy ?? <Go to={view.choose} />)}
      </div>
    </Card>
  );
};

const Fact = ({
  icon,
  text = '',
  className = styles.persons,
}: {
  readonly icon: IconName;
  readonly text: string | undefined;
  readonly className?: string | undefined;
}) =>
  text === '' ? null : (
    <p className={className}>
      <Icon name={icon} className={styles.small} />
      {text}
    </p>
  );

const Go = ({ to }: { readonly to: string }) => (
  <span className={styles.go} aria-hidden="true">
    {to}
    <Icon name="arrowRight" className={styles.small} />
  </span>
);

const PriceLine = ({ view }: { readonly view: ProductCardView }) => (
  <p className={styles.price}>
    {view.priceLead === '' ? null : <span className={styles.around}>{view.priceLead} </span>}
    {view.price === undefined ? (
      <strong className={styles.range}>{view.valueRange}</strong>
    ) : (
      <Price amount={view.price} before={view.priceBefore} size="large" />
    )}
    {view.priceTail === '' ? null : <span className={styles.around}> {view.priceTail}</span>}
  </p>
);
