import type { Media } from '@shop/core/content/media';
import { altTextFor, imageAddress, imageSrcSet } from '@shop/core/content/media-choice';
import { useTranslator } from '../translations/use-translator.ts';
import { classNames } from './class-names.ts';
import focal from './focal.module.css';
import styles from './picture.module.css';

/** A picture that fills its frame around its focal point. While it loads, its blurred placeholder or painted water is
 *  visible; without a picture, painted water. */
export const Picture = ({
  media,
  sizes,
  priority = false,
  decorative = false,
  className,
}: {
  readonly media: Media | undefined;
  /** Its width, as a `sizes` attribute. */
  readonly sizes: string;
  /** True for the largest picture of the first screen, which is fetched at once. */
  readonly priority?: boolean;
  /** True when the text beside it already describes it. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}) => {
  const { language } = useTranslator();
  if (media === undefined || media.url === '') return <span className={classNames(styles.water, className)} />;
  const { left, top } = media.focalPoint ?? { left: 0.5, top: 0.5 };
  const fills = classNames(styles.picture, focal[`x${tenthOf(left)}`], focal[`y${tenthOf(top)}`]);
  return (
    <span className={classNames(styles.frame, className)}>
      {media.placeholder === undefined ? null : (
        <img className={classNames(fills, styles.placeholder)} src={media.placeholder} alt="" />
      )}
      <img
        className={fills}
        src={imageAddress(media, 992)}
        srcSet={imageSrcSet(media) || undefined}
        sizes={sizes}
        width={media.width}
        height={media.height}
        alt={decorative ? '' : altTextFor(media, language)}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
};

// The content security policy refuses style attributes, so a focal point is rounded to one of eleven classes.
const tenthOf = (fraction: number): number => Math.round(Math.min(1, Math.max(0, fraction)) * 10);
