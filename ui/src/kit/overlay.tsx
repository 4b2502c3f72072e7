import { useEffect, useRef } from 'react';
import styles from './overlay.module.css';

/** A loader over the whole page while the visitor is being taken elsewhere; nothing below can be pressed. */
export const Overlay = ({ shown, text }: { readonly shown: boolean; readonly text: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={text} onCancel={(event) => event.preventDefault()}>
      {shown ? (
        <div className={styles.words} role="status">
          <span className={styles.ripple} aria-hidden="true" />
          <p>{text}</p>
        </div>
      ) : null}
    </dialog>
  );
};
