import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** A raised surface for one thing. With a `CardLink` inside, the whole card is the link, and rises on hover. */
export const Card = ({
  tone = 'plain',
  disabled = false,
  padded = false,
  className,
  children,
}: {
  /** `gift` has a gold edge. */
  readonly tone?: 'plain' | 'gift';
  /** Disabled; the text says why. */
  readonly disabled?: boolean;
  readonly padded?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <article
    className={classNames(styles.card, styles[tone], disabled && styles.disabled, padded && styles.padded, className)}
  >
    {children}
  </article>
);

/** The frame of a card's picture, which gives the picture its shape and contains badges above it. */
export const CardPicture = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => <div className={classNames(styles.frame, className)}>{children}</div>;

/** The link in a card's title; its target is the whole card. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(styles.link, className)} />
);

/** The sign at the lower right of a card that is a link. */
export const CardArrow = ({ className }: { readonly className?: string | undefined }) => (
  <span className={classNames(styles.arrow, className)}>
    <Icon name="arrowRight" />
  </span>
);
