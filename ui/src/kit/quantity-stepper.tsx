import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';

/** Words of the stepper, already in the visitor's language. */
export type StepperLabels = { readonly field: string; readonly less: string; readonly more: string };

/** Whole pieces from `min` in steps of 1 (R-LIMIT-2). Typing is free; what is no number in the range is put back on
 *  leaving. A step that leads nowhere stays focusable, so that the keyboard does not lose its place at the limit. */
export const QuantityStepper = ({
  id,
  name,
  value,
  min = 0,
  max,
  labels,
  disabled = false,
  onChange,
  onTooMany,
}: {
  readonly id: string;
  readonly name?: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly labels: StepperLabels;
  readonly disabled?: boolean;
  readonly onChange: (quantity: number) => void;
  /** Somebody typed more than `max`, and it was put back: the place to say why. */
  readonly onTooMany?: () => void;
}) => {
  const most = max ?? Number.MAX_SAFE_INTEGER;
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(undefined);
    const quantity = Math.max(Math.round(Number(text)), min);
    if (text.trim() === '' || !Number.isFinite(quantity) || quantity === value) return;
    if (quantity > most) onTooMany?.();
    else onChange(quantity);
  };
  const change = (quantity: number) => {
    setTyped(undefined);
    if (quantity >= min && quantity <= most) onChange(quantity);
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.less}
        aria-disabled={value <= min || undefined}
        disabled={disabled}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        name={name}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(event.currentTarget.value);
          if (event.key === 'ArrowUp') change(value + 1);
          if (event.key === 'ArrowDown') change(value - 1);
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.more}
        aria-disabled={value >= most || undefined}
        disabled={disabled}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
