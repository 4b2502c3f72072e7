import type { LostLine } from '@shop/core/cart/cart';
import { Notice } from '../kit/notice.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './lost-tickets.module.css';
import { lostTexts } from './lost-tickets.view.ts';

/** Which tickets left the cart because their places are gone. It stays until the visitor goes on with what is left. */
export const LostTickets = ({ lost }: { readonly lost: readonly LostLine[] }) => {
  const words = useTranslator();
  return (
    <section aria-label={words.t('Cart.LostTitle')}>
      <Notice tone="warning" title={words.t('Cart.LostTitle')}>
        <p>{words.t('Cart.LostText')}</p>
        <ul className={styles.lost}>
          {lostTexts(lost, words).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
};
