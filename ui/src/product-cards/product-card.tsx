import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Card, CardArrow, CardLink, CardPicture } from '../kit/card.tsx';
import { classNames } from '../kit/class-names.ts';
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
  size = 'normal',
  isFirst = false,
}: {
  readonly view: ProductCardView;
  /** A button that buys at once; it replaces the arrow. */
  readonly quickBuy?: ReactNode;
  /** The level of the title: `h3` below a heading of its section. */
  readonly heading?: 'h2' | 'h3';
  /** `large` has a wide picture above its text, `small` a picture beside it; on phones `normal` is like `small`. */
  readonly size?: 'large' | 'normal' | 'small';
  /** True when its picture is the largest of the first screen, which is fetched at once. */
  readonly isFirst?: boolean;
}) => {
  return (
    <Card
      tone={view.isGift ? 'gift' : 'plain'}
      disabled={view.unavailable !== undefined}
      className={classNames(styles.card, styles[size])}
    >
      <CardPicture className={styles.frame}>
        <Picture media={view.picture} sizes={pictureSizes[size]} priority={isFirst} decorative />
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
        {view.href === undefined ? null : (quickBuy ?? <CardArrow />)}
      </div>
    </Card>
  );
};

// On phones a large picture claims less than its width: a phone with few pixels then fetches 14 KB instead of 44.
const pictureSizes = {
  large: '(min-width: 64rem) 25rem, (min-width: 40rem) 40vw, 66vw',
  normal: '(min-width: 64rem) 25rem, (min-width: 40rem) 40vw, 60vw',
  small: '(min-width: 64rem) 15rem, (min-width: 40rem) 40vw, 60vw',
} as const;

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
      <Icon name={icon} className={styles.icon} />
      {text}
    </p>
  );

const PriceLine = ({ view }: { readonly view: ProductCardView }) => (
  <p className={styles.price}>
    {view.priceLead === '' ? null : <span className={styles.around}>{`${view.priceLead} `}</span>}
    {view.price === undefined ? (
      <strong className={styles.range}>{view.valueRange}</strong>
    ) : (
      <span className={styles.amount}>
        <Price amount={view.price} before={view.priceBefore} size="large" />
      </span>
    )}
    {view.priceTail.map((part) => (
      <span key={part} className={styles.around}>{` ${part}`}</span>
    ))}
  </p>
);
