import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { describedBy, Frame } from './field.tsx';
import { useTypedBefore } from './use-typed-before.ts';
import styles from './value-slider.module.css';

/** An amount on a scale: dragged, changed by keys, or typed into the field with the name `id` and the id `id`-typed,
 *  whose text applies when the field loses the focus. Before the script loads only the field works; without script
 *  there is no scale. */
export const ValueSlider = ({
  id,
  label,
  fieldLabel,
  error,
  text,
  value,
  min,
  max,
  step,
  format,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  /** Meaning of the typed number, such as "Amount in euros". */
  readonly fieldLabel: string;
  readonly error?: string | undefined;
  /** The typed text, or the value that the scale was moved to. */
  readonly text: string;
  /** The value of the text; `undefined` when it is not on the scale. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Formats a value for the visitor, such as "150 €". */
  readonly format: (value: number) => string;
  readonly onChange: (text: string) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const take = (newText: string) => {
    setTyped(undefined);
    if (newText !== text) onChange(newText);
  };
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const field = useTypedBefore<HTMLInputElement>(text, (before, isTyping) =>
    isTyping ? setTyped(before) : take(before),
  );
  const valueText = value === undefined ? '–' : format(value);
  return (
    <Frame id={id} label={label} error={error}>
      <div className={styles.row}>
        <div className={styles.scale} inert={!isLive}>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={min}
            max={max}
            step={step}
            value={value ?? min}
            aria-valuetext={valueText}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy({ id, error })}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => onEnter(event)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </span>
        </div>
        <input
          ref={field}
          id={`${id}-typed`}
          name={id}
          className={classNames(fieldStyles.control, styles.number)}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fieldLabel}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, error })}
          value={typed ?? text}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => onEnter(event, () => take(event.currentTarget.value))}
        />
      </div>
      <output className={styles.output} htmlFor={id}>
        {valueText}
      </output>
    </Frame>
  );
};

/** Makes Enter apply the typed text instead of submitting the form. */
const onEnter = (event: KeyboardEvent, settle?: () => void): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  settle?.();
};
