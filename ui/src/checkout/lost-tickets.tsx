import { type LostLine, lostLineReasons } from '@shop/core/cart/cart';
import { Notice } from '../kit/notice.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { lostTexts } from './lost-tickets.view.ts';

/** Which tickets left the cart because their places are gone or their days are over. It stays until the visitor goes on with what is left. */
export const LostTickets = ({ lost }: { readonly lost: readonly LostLine[] }) => {
  const words = useTranslator();
  return (
    <section aria-label={words.t('Cart.LostTitle')}>
      <Notice tone="warning" title={words.t('Cart.LostTitle')}>
        {lostLineReasons.map((reason) => {
          const lines = lost.filter((line) => line.reason === reason);
          return lines.length === 0 ? null : (
            <div key={reason}>
              <p>{words.t(`Cart.LostText.${reason}`)}</p>
              <ul>
                {lostTexts(lines, words).map(({ key, text }) => (
                  <li key={key}>
                    <strong>{text}</strong>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Notice>
    </section>
  );
};
