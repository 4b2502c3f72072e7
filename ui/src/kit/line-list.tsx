import type { LinePrice } from '@shop/core/pricing/price-derivation';
import type { ReactNode } from 'react';
import type { Translator } from '../translations/use-translator.ts';
import styles from './line-list.module.css';

export type PricedLine = {
  readonly key: string;
  readonly text: string;
  /** Small text below, such as the period of validity. */
  readonly note?: string | undefined;
  /** Formatted in the visitor's language. */
  readonly amount: string;
  /** Drawn below both, over the whole line. */
  readonly below?: ReactNode;
};

/** Returns a line with quantity, name and sum. */
export const pricedLine = (
  key: string,
  name: string,
  { quantity, amount }: Pick<LinePrice, 'quantity' | 'amount'>,
  { t, money }: Pick<Translator, 't' | 'money'>,
): PricedLine => ({ key, text: t('Added.Line', { quantity, name }), amount: money(amount) });

/** A list of items with their prices in one column. */
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
