import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, Frame } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { readonly value: string; readonly text: string };

/** The browser's own select; `placeholder` is the empty first choice. */
export const Select = ({
  id,
  label,
  error,
  options,
  placeholder,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}) => (
  <Frame id={id} label={label} error={error}>
    <span className={styles.box}>
      <select
        {...rest}
        id={id}
        className={classNames(styles.control, styles.select)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, error })}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className={styles.chevron} />
    </span>
  </Frame>
);
