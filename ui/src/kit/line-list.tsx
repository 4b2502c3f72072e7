import type { ReactNode } from 'react';
import styles from './line-list.module.css';

export type PricedLine = {
  readonly key: string;
  readonly text: string;
  /** Small print below the text: when it is valid. */
  readonly note?: string | undefined;
  /** Already in the visitor's language. */
  readonly amount: string;
  /** Stands below both, over the whole line. */
  readonly below?: ReactNode;
};

/** What is bought and what each costs, amounts in one column. */
export const LineList = ({ lines }: { readonly lines: readonly PricedLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, text, note, amount, below }) => (
      <li key={key}>
        <span>
          {text}
          {note === undefined ? null : <small>{note}</small>}
        </span>
        <span className={styles.amount}>{amount}</span>
        {below === undefined ? null : <div className={styles.below}>{below}</div>}
      </li>
    ))}
  </ul>
);
