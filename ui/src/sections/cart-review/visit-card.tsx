import { usePeriodText } from '../../checkout/period-text.view.ts';
import type { Visit } from '../../checkout/visits.ts';
import { Badge } from '../../kit/badge.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { useCartChanges } from './cart-changes.view.ts';
import { CartLine } from './cart-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import styles from './visit-card.module.css';

/** The day's discount in percent that one of the visit's prices has in it. */
const percentOff = ({ lines }: Visit): number | undefined =>
  lines
    .flatMap(({ item }) => item.price.steps)
    .map(({ rule, notApplied }) =>
      rule.rule === 'facilityDiscount' && notApplied === undefined ? rule.operand : undefined,
    )
    .find((percent) => percent !== undefined);

/** One visit: where and when, and below the perforation who comes and what each costs. */
export const VisitCard = ({
  visit,
  changes,
  frozen,
}: {
  readonly visit: Visit;
  readonly changes: ReturnType<typeof useCartChanges>;
  readonly frozen: boolean;
}) => {
  const { t } = useWords();
  const { item, lines, isExpired } = visit;
  const period = usePeriodText()(item);
  const percent = percentOff(visit);
  if (lines.every(({ isRemoved }) => isRemoved)) {
    return (
      <li className={styles.gone}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <RemovedLine key={line.item.id} item={line.item} onUndo={() => changes.putBack(line.item)} />
          ))}
        </ul>
      </li>
    );
  }
  return (
    <li className={styles.visit}>
      <header className={styles.head}>
        <h2 className={styles.title}>{item.productTitle}</h2>
        {percent === undefined ? null : <Badge tone="discount">{t('Calendar.DiscountTag', { percent })}</Badge>}
        {period === undefined ? null : (
          <p className={styles.validity}>
            <Icon name="calendar" />
            {period}
          </p>
        )}
        {isExpired ? (
          <p className={styles.expired}>
            <Icon name="clock" />
            {t('Cart.Expired')}
          </p>
        ) : null}
      </header>
      <ul className={styles.lines}>
        {lines.map((line) =>
          line.isRemoved ? (
            <RemovedLine key={line.item.id} item={line.item} onUndo={() => changes.putBack(line.item)} />
          ) : (
            <CartLine
              key={line.item.id}
              item={line.item}
              quantity={changes.wanted.get(line.item.id) ?? line.item.price.quantity}
              frozen={frozen}
              onQuantity={(quantity) => changes.set(line.item.id, quantity)}
            />
          ),
        )}
      </ul>
    </li>
  );
};
