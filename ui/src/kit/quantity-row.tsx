import { quantityRefused } from '@shop/core/availability/pieces';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Cents } from '@shop/core/money/cents';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Price } from './price.tsx';
import styles from './quantity-row.module.css';
import { QuantityStepper, type StepperLabels } from './quantity-stepper.tsx';

/** The texts of an item sold by the piece: how many can be chosen, or why none can. */
export type QuantityRowView = {
  /** Name and id of its field. */
  readonly field: string;
  readonly name: string;
  readonly price: Cents;
  readonly priceBefore: Cents;
  /** Why no more can be chosen; present once the limit is reached. */
  readonly full?: string | undefined;
  readonly choice:
    | { readonly type: 'closed'; readonly reason: string }
    | {
        readonly type: 'open';
        readonly quantity: number;
        readonly max: number;
        readonly labels: StepperLabels;
        /** The error for a larger number. */
        readonly beyond: ShopError;
      };
};

/** A list row: name and price, and the stepper. `hint` is below the name, `note` below the price. */
export const QuantityRow = ({
  row: { field, name, price, priceBefore, full, choice },
  isPriced = true,
  hint,
  note,
  onQuantity,
  onRefused,
}: {
  readonly row: QuantityRowView;
  readonly isPriced?: boolean;
  readonly hint?: ReactNode;
  readonly note?: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRefused: (why: ShopError) => void;
}) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <p className={styles.name}>{name}</p>
      {hint}
      {isPriced ? <Price amount={price} before={priceBefore} /> : null}
      {note}
      {full === undefined ? null : <p className={styles.full}>{full}</p>}
    </div>
    {choice.type === 'closed' ? (
      <Badge tone="plain">{choice.reason}</Badge>
    ) : (
      <QuantityStepper
        id={field}
        value={choice.quantity}
        max={choice.max}
        labels={choice.labels}
        onChange={onQuantity}
        onRefused={(why) => onRefused(why === 'tooMany' ? choice.beyond : quantityRefused)}
      />
    )}
  </li>
);
