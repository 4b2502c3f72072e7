import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** `primary` once per view; `secondary` beside it; `danger` for what cannot be undone; `quiet` for everything small. */
export type ButtonLook = { readonly look?: 'primary' | 'secondary' | 'danger' | 'quiet'; readonly wide?: boolean };

/** Returns the class names of a button, also for links that look like one. */
export const buttonClass = ({ look = 'primary', wide = false }: ButtonLook): string =>
  classNames(styles.button, styles[look], wide && styles.wide);

/** A button. While `busy` it keeps its text and focus, and cannot be pressed. */
export const Button = ({
  look,
  wide,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { readonly busy?: boolean }) => (
  <button
    {...rest}
    type={type}
    className={classNames(buttonClass({ look, wide }), busy && styles.busy, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look, wide, className, ...rest }: LinkProps & ButtonLook) => (
  <Link {...rest} className={classNames(buttonClass({ look, wide }), className)} />
);
