import { useState } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { describedBy, Frame } from './field.tsx';
import styles from './value-slider.module.css';

/** An amount on a scale: dragged, stepped with the keyboard, or typed into the field beside it. What is typed beside the
 *  scale goes to its nearest step on leaving; what is no number is put back. */
export const ValueSlider = ({
  id,
  label,
  fieldLabel,
  hint,
  error,
  value,
  min,
  max,
  step,
  format,
  disabled = false,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  /** Says what the typed number means, such as "Amount in euros". */
  readonly fieldLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value as the visitor reads it, such as "150 €". */
  readonly format: (value: number) => string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(undefined);
    const wanted = Number(text);
    if (text.trim() === '' || !Number.isFinite(wanted)) return;
    const nearest = min + Math.round((wanted - min) / step) * step;
    onChange(Math.min(max, Math.max(min, nearest)));
  };
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        <div className={styles.scale}>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={format(value)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy({ id, hint, error })}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </span>
        </div>
        <input
          className={classNames(fieldStyles.control, styles.number)}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fieldLabel}
          aria-invalid={error === undefined ? undefined : true}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(event.currentTarget.value);
          }}
        />
      </div>
      <output className={styles.output} htmlFor={id}>
        {format(value)}
      </output>
    </Frame>
  );
};
