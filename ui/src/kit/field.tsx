import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

type FieldFrame = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Text that marks an optional field. */
  readonly optional?: string | undefined;
};

/** Returns the ids for the control's `aria-describedby`, in reading order. */
export const describedBy = ({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>): string | undefined =>
  classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

/** Label, hint and error around a control. */
export const Frame = ({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldFrame & { readonly children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
    </label>
    {hint === undefined ? null : (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    {error === undefined ? null : (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="warning" className={styles.errorIcon} />
        {error}
      </p>
    )}
  </div>
);

/** A text field; spread `register('name')` of a form into it. `end` is inside the field at its end, such as a button
 *  that shows a password. */
export const Field = ({
  id,
  label,
  hint,
  error,
  optional,
  end,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> &
  FieldFrame & { readonly end?: ReactNode; readonly ref?: Ref<HTMLInputElement> }) => (
  <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
    <span className={styles.box}>
      <input
        {...rest}
        id={id}
        className={classNames(styles.control, className)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      />
      {end}
    </span>
  </Frame>
);
