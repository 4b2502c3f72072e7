import type { Visit } from '../../checkout/visits.ts';
import { Badge } from '../../kit/badge.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { drawnLater } from '../../lazy/drawn-later.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { refusalFor, wantedQuantity } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import type { useCartChanges } from './use-cart-changes.ts';
import styles from './visit-card.module.css';
import { visitView } from './visit-card.view.ts';

type Props = {
  readonly visit: Visit;
  readonly changing: ReturnType<typeof useCartChanges>;
  readonly frozen: boolean;
};

/** One visit: where and when, and below the perforation who comes and what each costs. */
export const VisitCard = (props: Props) => {
  const words = useTranslator();
  const view = visitView(props.visit, words);
  const { home } = usePaths();
  if (view.isGone) {
    return (
      <li className={styles.gone}>
        <Lines {...props} />
      </li>
    );
  }
  return (
    <li className={styles.visit}>
      <header className={styles.head}>
        <h2 className={styles.title}>{view.title}</h2>
        {view.discount === undefined ? null : <Badge tone="discount">{view.discount}</Badge>}
        {view.period === undefined ? null : (
          <p className={styles.validity}>
            <Icon name="calendar" />
            {view.period}
          </p>
        )}
        {view.ended === undefined ? null : (
          <div className={styles.ended}>
            <Icon name="clock" />
            <p>
              {view.ended} {view.isOver ? <Link href={home}>{words.t('Cart.ChooseAnother')}</Link> : null}
            </p>
          </div>
        )}
      </header>
      <Lines {...props} />
    </li>
  );
};

const Lines = ({ visit, changing, frozen }: Props) => (
  <ul className={styles.lines}>
    {visit.lines.map(({ item, isRemoved }) =>
      isRemoved ? (
        <removedLine.Drawn key={item.id} item={item} onUndo={() => changing.putBack(item)} />
      ) : (
        <CartLine
          key={item.id}
          item={item}
          quantity={wantedQuantity(changing.changes, item)}
          frozen={frozen}
          refusal={refusalFor(item.id, changing.changes)}
          onQuantity={(quantity) => changing.set(item.id, quantity)}
        />
      ),
    )}
  </ul>
);

/** Only a press removes a line; the undo message loads with its rules. */
const removedLine = drawnLater('sections/cart-review/removed-line', () =>
  import('./removed-line.tsx').then((file) => file.RemovedLine),
);
