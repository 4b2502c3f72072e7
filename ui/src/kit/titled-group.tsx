import type { CleanHtml } from '@shop/core/content/clean-html';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import styles from './titled-group.module.css';

/** A group of content below a heading and a text. */
export const TitledGroup = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: CleanHtml;
  readonly children: ReactNode;
}) => (
  <div className={styles.group}>
    <header className={styles.head}>
      {title === '' ? null : <h2>{title}</h2>}
      <RichText html={text} className={styles.intro} />
    </header>
    {children}
  </div>
);
