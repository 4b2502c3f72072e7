import type { ReactNode } from 'react';
import loneRing from './lone-ring.webp';
import styles from './message-screen.module.css';

/** A page for failures: text on a card over water. Its picture is part of the shop, as the content system may be what
 *  is missing. */
export const MessageScreen = ({
  title,
  lead,
  imageText = '',
  urgent = false,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** What the picture shows; nothing where it only decorates. */
  readonly imageText?: string;
  /** Announced at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={styles.screen} role={urgent ? 'alert' : undefined}>
    <img className={styles.picture} src={loneRing} alt={imageText} width="1920" height="1200" fetchPriority="high" />
    <div className={styles.words}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  </div>
);

export const messageActions = styles.actions ?? '';
export const messageCode = styles.code ?? '';
