import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dropdown.module.css';

/** A button and its panel as `<details>`, so that it opens without script. With script it also closes on Escape, on a
 *  click or focus outside, and when `closeOn` changes. */
export const Dropdown = ({
  button,
  closeOn,
  className,
  children,
}: {
  /** The button's label. */
  readonly button: ReactNode;
  /** Any value that changes with the page. */
  readonly closeOn?: unknown;
  readonly className?: string | undefined;
  /** One element with the class `dropdownPanel`. */
  readonly children: ReactNode;
}) => {
  const menu = useRef<HTMLDetailsElement>(null);

  const shownFor = useRef(closeOn);
  useEffect(() => {
    // A panel that was opened before hydration stays open.
    if (shownFor.current === closeOn) return;
    shownFor.current = closeOn;
    if (menu.current === null) return;
    menu.current.open = false;
    // The choice that had the focus is hidden now.
    if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
  }, [closeOn]);

  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeBeside);
    document.addEventListener('focusin', closeBeside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeBeside);
      document.removeEventListener('focusin', closeBeside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details className={styles.dropdown} ref={menu}>
      <summary className={classNames(styles.button, className)}>{button}</summary>
      {children}
    </details>
  );
};

export const dropdownPanel = styles.panel ?? '';
export const dropdownChoice = styles.choice ?? '';
export const dropdownChevron = styles.chevron ?? '';
