import type { CleanHtml } from '@shop/core/content/clean-html';
import type { Media } from '@shop/core/content/media';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useHeading } from '../../pages/use-heading.ts';
import styles from './announcement.module.css';

/** A page that has only words yet: they stand beside the picture, since nobody would look past them for cards. */
export const Announcement = ({
  title,
  text,
  image,
}: {
  readonly title: string;
  readonly text: CleanHtml;
  readonly image: Media | undefined;
}) => (
  <div className={styles.announcement}>
    <div className={styles.words}>
      <h1 tabIndex={-1}>{useHeading(title)}</h1>
      <RichText html={text} className={styles.text} />
    </div>
    <div className={styles.frame}>
      <Picture media={image} sizes="(min-width: 48rem) 50vw, 100vw" priority decorative />
    </div>
  </div>
);
