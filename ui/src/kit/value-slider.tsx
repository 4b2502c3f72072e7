import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { describedBy, Frame } from './field.tsx';
import { useTypedBefore } from './use-typed-before.ts';
import styles from './value-slider.module.css';

/** An amount on a scale: dragged, stepped by keyboard, or typed into the field named `id`. A typed value snaps to the
 *  nearest step on leaving; what is no number is restored. Before the script loads only the field works, and without
 *  script there is no scale. */
export const ValueSlider = ({
  id,
  label,
  fieldLabel,
  error,
  value,
  min,
  max,
  step,
  format,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  /** Says what the typed number means, such as "Amount in euros". */
  readonly fieldLabel: string;
  readonly error?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value as the visitor reads it, such as "150 €". */
  readonly format: (value: number) => string;
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
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const field = useTypedBefore<HTMLInputElement>(String(value), (text, isTyping) =>
    isTyping ? setTyped(text) : take(text),
  );
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
            value={value}
            aria-valuetext={format(value)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy({ id, error })}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onKeyDown={(event) => onEnter(event)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </span>
        </div>
        <input
          ref={field}
          name={id}
          className={classNames(fieldStyles.control, styles.number)}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fieldLabel}
          aria-invalid={error === undefined ? undefined : true}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => onEnter(event, () => take(event.currentTarget.value))}
        />
      </div>
      <output className={styles.output} htmlFor={id}>
        {format(value)}
      </output>
    </Frame>
  );
};

/** Enter settles what was typed and sends nothing. */
const onEnter = (event: KeyboardEvent, settle?: () => void): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  settle?.();
};
