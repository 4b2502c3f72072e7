import type { LinePrice } from '@shop/core/pricing/price-derivation';
import type { ReactNode } from 'react';
import type { Translator } from '../translations/use-translator.ts';
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

/** How many of what, and what they cost together. */
export const pricedLine = (
  key: string,
  name: string,
  { quantity, amount }: Pick<LinePrice, 'quantity' | 'amount'>,
  { t, money }: Pick<Translator, 't' | 'money'>,
): PricedLine => ({ key, text: t('Added.Line', { quantity, name }), amount: money(amount) });

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
