import type { SocialLink } from '@shop/core/content/site';
import { Picture } from '../kit/picture.tsx';
import styles from './footer.module.css';

/** Marks of networks as line drawings: 24 by 24. */
const drawings = new Map([
  ['facebook', 'M16.5 4h-2A3.5 3.5 0 0 0 11 7.5V21M7.5 12.2H15'],
  [
    'instagram',
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 6.9v.2',
  ],
  ['youtube', 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z'],
]);

const drawingOf = (href: string): string | undefined =>
  URL.parse(href)
    ?.hostname.split('.')
    .flatMap((part) => drawings.get(part) ?? [])[0];

/** The mark of a network: drawn for those that are known by their address, else the picture of content or the text. */
export const SocialMark = ({ href, text, image }: SocialLink) => {
  const drawing = drawingOf(href);
  if (drawing !== undefined) {
    return (
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={drawing}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  }
  return image === undefined ? text : <Picture media={image} sizes="24px" decorative className={styles.mark} />;
};
