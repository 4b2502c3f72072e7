import type { ChosenTicket } from '@shop/core/cart/orders';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { PriceListId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { Badge } from '../../kit/badge.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Price } from '../../kit/price.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { offeredMix, packagesWorth } from './lazy-mixes.ts';
import { PersonSelectors } from './person-selectors.tsx';
import styles from './price-group-card.module.css';
import { type PriceRowView, priceGroupView } from './price-group-card.view.ts';
import type { GroupView } from './quantities.view.ts';
import { advisedField, quantityField } from './typed-quantities.ts';

const PackagesWorth = packagesWorth.Drawn;

type Props = {
  readonly view: GroupView;
  readonly soldOut: boolean;
  /** A day was chosen, not a season. */
  readonly isForDay: boolean;
  readonly onQuantity: (id: PriceListId, quantity: number) => void;
  readonly onTooMany: (beyond: ShopError) => void;
  readonly onPersons: (persons: Partial<PersonCounts>) => void;
  readonly quote: TicketQuote;
  readonly offer: TicketOffer;
  readonly choices: readonly ChosenTicket[];
  readonly onMix: (choices: readonly ChosenTicket[]) => void;
};

/** One kind of stay with its price lists; a disabled one stays visible and says so. */
export const PriceGroupCard = ({
  view: { group, ...shown },
  soldOut,
  isForDay,
  onQuantity,
  onTooMany,
  onPersons,
  quote,
  offer,
  choices,
  onMix,
}: Props) => {
  const words = useTranslator();
  const { language } = words;
  const view = priceGroupView({ group, ...shown }, { soldOut, isForDay }, words);
  return (
    <li className={classNames(styles.card, !view.isSold && styles.disabled)}>
      <div className={styles.parts}>
        <div className={styles.about}>
          <h3>{group.name}</h3>
          <RichText html={group.description} className={styles.description} />
          {view.counts === undefined ? null : <PackagesWorth key={language} quote={quote} groupId={group.id} />}
          {view.closed === undefined ? null : (
            <p>
              <Badge tone="plain">{view.closed}</Badge>
            </p>
          )}
        </div>
        <div className={styles.offer}>
          {view.counts === undefined ? null : (
            <PersonSelectors id={group.id} counts={view.counts} onChange={onPersons} />
          )}
          {view.hint === undefined ? null : <p className={styles.hint}>{view.hint}</p>}
          {view.unmatched === undefined ? null : (
            <offeredMix.Drawn
              offer={offer}
              groupId={group.id}
              counts={view.unmatched}
              choices={choices}
              onChoose={onMix}
            />
          )}
          {view.rows.length === 0 ? null : (
            <ul className={styles.rows}>
              {view.rows.map((row) => (
                <PriceRow key={row.id} row={row} onQuantity={onQuantity} onTooMany={onTooMany} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  );
};

const PriceRow = ({
  row: { id, isAdvised, name, persons, price, priceBefore, full, choice },
  onQuantity,
  onTooMany,
}: Pick<Props, 'onQuantity' | 'onTooMany'> & { readonly row: PriceRowView }) => (
  <li className={styles.row}>
    <div className={styles.what}>
      {isAdvised ? <input type="hidden" name={advisedField(id)} value="1" /> : null}
      <p className={styles.name}>{name}</p>
      {persons === undefined ? null : <p className={styles.hint}>{persons}</p>}
      <Price amount={price} before={priceBefore} />
      {full === undefined ? null : <p className={styles.full}>{full}</p>}
    </div>
    {choice.type === 'closed' ? (
      <Badge tone="plain">{choice.reason}</Badge>
    ) : (
      <QuantityStepper
        id={quantityField(id)}
        value={choice.quantity}
        max={choice.max}
        labels={choice.labels}
        onChange={(wanted) => onQuantity(id, wanted)}
        onTooMany={() => onTooMany(choice.beyond)}
      />
    )}
  </li>
);
