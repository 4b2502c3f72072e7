import { useEffect, useRef } from 'react';
import { Loader } from './loader.tsx';
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
      {shown ? <Loader text={text} /> : null}
    </dialog>
  );
};
