import { typedNumber } from '@shop/core/text/typed-number';
import { type MouseEvent, useState } from 'react';
import { stepName, stepText } from '../page-data/step-button.ts';
import type { Translator } from '../translations/use-translator.ts';
import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';
import { useTypedBefore } from './use-typed-before.ts';

/** Texts of the stepper, in the visitor's language. */
export type StepperLabels = { readonly field: string; readonly less: string; readonly more: string };

/** Returns the texts of the stepper for the quantity of `name`. */
export const quantityLabels = (name: string, { t }: Pick<Translator, 't'>): StepperLabels => ({
  field: t('Ticket.QuantityOf', { name }),
  less: t('Ticket.Decrease', { name }),
  more: t('Ticket.Increase', { name }),
});

/** Why a typed quantity was reset. */
export type RefusedQuantity = 'tooMany' | 'noNumber';

/** A field for whole pieces from `min`, with buttons for steps of 1. When the field is left, text that is no number in
 *  the range is reset and `onRefused` is called with the reason. A button at its limit stays focusable, so that the
 *  keyboard keeps its position. Before the script loads, the buttons post the surrounding form with the step. */
export const QuantityStepper = ({
  id,
  value,
  min = 0,
  max,
  labels,
  disabled = false,
  onChange,
  onRefused,
}: {
  /** Also the name of its field. */
  readonly id: string;
  readonly value: number;
  /** A lower number becomes it. */
  readonly min?: 0 | 1;
  readonly max?: number | undefined;
  readonly labels: StepperLabels;
  readonly disabled?: boolean;
  readonly onChange: (quantity: number) => void;
  /** Called when typed text was reset: a number above `max`, or no number at all. */
  readonly onRefused: (why: RefusedQuantity) => void;
}) => {
  const most = max ?? Number.MAX_SAFE_INTEGER;
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(undefined);
    // An empty field keeps the previous value.
    const number = text.trim() === '' ? value : typedNumber(text);
    const quantity = number === undefined ? undefined : Math.max(number, min);
    if (quantity === value) return;
    if (quantity === undefined) onRefused('noNumber');
    else if (quantity > most) onRefused('tooMany');
    else onChange(quantity);
  };
  const field = useTypedBefore<HTMLInputElement>(String(value), (text, isTyping) =>
    isTyping ? setTyped(text) : take(text),
  );
  const change = (quantity: number) => {
    setTyped(undefined);
    if (quantity >= min && quantity <= most) onChange(quantity);
  };
  const step = (by: 1 | -1) => ({
    type: 'submit' as const,
    name: stepName,
    value: stepText(id, by),
    className: styles.step,
    disabled,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      change(value + by);
    },
  });
  return (
    <div className={styles.stepper}>
      <button {...step(-1)} aria-label={labels.less} aria-disabled={value <= min || undefined}>
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        id={id}
        name={id}
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
          if (event.key === 'Enter') {
            event.preventDefault();
            take(event.currentTarget.value);
          }
          if (event.key === 'ArrowUp') change(value + 1);
          if (event.key === 'ArrowDown') change(value - 1);
        }}
      />
      <button {...step(1)} aria-label={labels.more} aria-disabled={value >= most || undefined}>
        <Icon name="plus" />
      </button>
    </div>
  );
};
