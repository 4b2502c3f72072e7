import { personsOf } from '@shop/core/catalog/price-list';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { PriceListId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { Badge } from '../../kit/badge.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useWords } from '../../translations/use-words.ts';
import { PersonSelectors } from './person-selectors.tsx';
import styles from './price-group-card.module.css';
import type { GroupView, Row } from './quantities.view.ts';

type Props = {
  readonly view: GroupView;
  readonly soldOut: boolean;
  /** Why no more fits, for the rows that have reached their limit. */
  readonly fullness: ShopError;
  readonly onQuantity: (id: PriceListId, quantity: number) => void;
  readonly onTooMany: () => void;
  readonly onPersons: (persons: PersonCounts) => void;
};

/** One kind of stay with its price lists; a disabled one stays visible and says so. */
export const PriceGroupCard = ({ view, soldOut, fullness, onQuantity, onTooMany, onPersons }: Props) => {
  const { t } = useWords();
  const { group, counts, isUnmatched } = view;
  const rows = group.enabled ? view.rows : [];
  const isOpen = group.enabled && !soldOut;
  return (
    <li className={classNames(styles.card, !group.enabled && styles.disabled)}>
      <div className={styles.parts}>
        <div className={styles.about}>
          <h3>{group.name}</h3>
          <RichText html={group.description} className={styles.description} />
          {isOpen || rows.length > 0 ? null : (
            <p>
              <Badge tone="plain">{t(group.enabled ? 'Calendar.SoldOut' : 'Ticket.NotAvailable')}</Badge>
            </p>
          )}
        </div>
        <div className={styles.offer}>
          {counts === undefined || !isOpen ? null : (
            <PersonSelectors id={group.id} counts={counts} onChange={onPersons} />
          )}
          {isUnmatched && isOpen ? <p className={styles.hint}>{t('Ticket.NoPackage')}</p> : null}
          {rows.length === 0 ? null : (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <PriceRow
                  key={row.list.id}
                  group={group.name}
                  row={row}
                  soldOut={soldOut}
                  fullness={fullness}
                  onQuantity={onQuantity}
                  onTooMany={onTooMany}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  );
};

const PriceRow = ({
  group,
  row: { list, quantity, max, unit },
  soldOut,
  fullness,
  onQuantity,
  onTooMany,
}: Pick<Props, 'soldOut' | 'fullness' | 'onQuantity' | 'onTooMany'> & {
  readonly group: string;
  readonly row: Row;
}) => {
  const { t, errorText } = useWords();
  const name = `${group}, ${list.name}`;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{list.name}</p>
        {list.kind.type === 'package' ? (
          <p className={styles.hint}>{t('Ticket.PackagePersons', { count: personsOf(list.kind) })}</p>
        ) : null}
        <Price amount={unit.unitPrice} before={list.price} />
        {quantity === 0 || quantity < max ? null : (
          <p className={styles.full}>
            {fullness.kind === 'capacityFull' && fullness.left !== undefined
              ? t('Ticket.OnlyLeft', { count: fullness.left })
              : errorText(errorKey(fullness))}
          </p>
        )}
      </div>
      {list.enabled && !soldOut ? (
        <QuantityStepper
          id={`quantity-${list.id}`}
          value={quantity}
          max={max}
          labels={{
            field: t('Ticket.QuantityOf', { name }),
            less: t('Ticket.Decrease', { name }),
            more: t('Ticket.Increase', { name }),
          }}
          onChange={(wanted) => onQuantity(list.id, wanted)}
          onTooMany={onTooMany}
        />
      ) : (
        <Badge tone="plain">{t(soldOut ? 'Calendar.SoldOut' : 'Ticket.NotAvailable')}</Badge>
      )}
    </li>
  );
};
