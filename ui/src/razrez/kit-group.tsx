import type { ReactNode } from 'react';
import styles from './kit-page.module.css';

/** A part of the kit with all its states; the visual test photographs each group by its id. */
export const KitGroup = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section id={id} className={styles.group} data-group={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);

/** Samples beside each other, with a word that says which state they are in. */
export const Samples = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.samples}>
    <h3 className={styles.state}>{name}</h3>
    <div className={styles.row}>{children}</div>
  </div>
);
