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
  readonly onQuantity: (id: PriceListId, quantity: number) => void;
  readonly onTooMany: (beyond: ShopError) => void;
  readonly onPersons: (persons: PersonCounts) => void;
};

/** One kind of stay with its price lists; a disabled one stays visible and says so. */
export const PriceGroupCard = ({ view, soldOut, onQuantity, onTooMany, onPersons }: Props) => {
  const { t } = useWords();
  const { group, counts, isUnmatched } = view;
  const rows = group.isSold ? view.rows : [];
  const isOpen = group.isSold && !soldOut;
  return (
    <li className={classNames(styles.card, !group.isSold && styles.disabled)}>
      <div className={styles.parts}>
        <div className={styles.about}>
          <h3>{group.name}</h3>
          <RichText html={group.description} className={styles.description} />
          {isOpen || rows.length > 0 ? null : (
            <p>
              <Badge tone="plain">{t(group.isSold ? 'Calendar.SoldOut' : 'Ticket.NotAvailable')}</Badge>
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

const isOut = ({ sale }: Row['list']): boolean => sale.type === 'notOnSale' && sale.reason === 'noPlaces';

const PriceRow = ({
  group,
  row: { list, quantity, unit, limit },
  onQuantity,
  onTooMany,
}: Pick<Props, 'onQuantity' | 'onTooMany'> & {
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
        {quantity > 0 && limit?.isReached === true ? (
          <p className={styles.full}>
            {limit.beyond.kind === 'capacityFull' && limit.beyond.left !== undefined
              ? t('Ticket.OnlyLeft', { count: limit.beyond.left })
              : errorText(errorKey(limit.beyond))}
          </p>
        ) : null}
      </div>
      {limit === undefined ? (
        <Badge tone="plain">{t(isOut(list) ? 'Calendar.SoldOut' : 'Ticket.NotAvailable')}</Badge>
      ) : (
        <QuantityStepper
          id={`quantity-${list.id}`}
          value={quantity}
          max={limit.max}
          labels={{
            field: t('Ticket.QuantityOf', { name }),
            less: t('Ticket.Decrease', { name }),
            more: t('Ticket.Increase', { name }),
          }}
          onChange={(wanted) => onQuantity(list.id, wanted)}
          onTooMany={() => onTooMany(limit.beyond)}
        />
      )}
    </li>
  );
};
