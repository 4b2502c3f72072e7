import type { ShopError } from '@shop/core/errors/shop-error';
import { Notice } from '../kit/notice.tsx';
import { Price } from '../kit/price.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { type CardChoiceView, cardProblem } from './card-choice.view.ts';
import styles from './card-sum.module.css';
import { problemPlace } from './typed-card.ts';

/** The sum of the choice, beside it the struck-out sum without discounts if there is one, and why adding was
 *  refused. */
export const CardSum = ({
  view: { total, totalBefore, saving },
  error,
}: {
  readonly view: Pick<CardChoiceView, 'total' | 'totalBefore' | 'saving'>;
  readonly error: ShopError | undefined;
}) => {
  const words = useTranslator();
  const problem = error && cardProblem(error, words);
  return (
    <>
      <div className={styles.total} aria-live="polite">
        <span>{words.t('Ticket.Total')}</span>
        <Price amount={total} before={totalBefore} size="large" />
      </div>
      {saving === undefined ? null : <p className={styles.saving}>{saving}</p>}
      <div id={problemPlace} aria-live="assertive">
        {problem === undefined ? null : (
          <Notice tone="error" silent>
            {problem}
          </Notice>
        )}
      </div>
    </>
  );
};
