import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

/** A modal window. It traps and restores the focus, and closes on Escape and on a click on the backdrop. Content that
 *  loads later does not move it. */
export const Dialog = ({
  open,
  title,
  closeLabel,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // The browser itself turns Escape into a close event; the click handler is for the backdrop only.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see the line above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
};
