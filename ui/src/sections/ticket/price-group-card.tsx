import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { PriceGroupId } from '@shop/core/ids';
import { maxAdults, maxChildren, type PersonCounts } from '@shop/core/packages/package-match';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { QuantityRow } from '../../kit/quantity-row.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Select } from '../../kit/select.tsx';
import { useTypedBefore } from '../../kit/use-typed-before.ts';
import { settingText, stepName } from '../../page-data/step-button.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { offeredMix, packageInstead, packagesWorth } from './lazy-parts.ts';
import styles from './price-group-card.module.css';
import { priceGroupView } from './price-group-card.view.ts';
import type { GroupView, SelectionView } from './quantities.view.ts';
import {
  adultsField,
  advisedField,
  childrenField,
  type OnTyped,
  personsField,
  withMix,
  withQuantity,
} from './typed-quantities.ts';

const PackagesWorth = packagesWorth.Drawn;

/** A price group with its price lists; one that is not on sale stays visible, with the reason. */
export const PriceGroupCard = ({
  view: group,
  selection: { offer, choices, soldOut },
  quote,
  isForDay,
  onRefused,
  onPersons,
  onChosen,
}: {
  readonly view: GroupView;
  readonly selection: SelectionView;
  readonly quote: TicketQuote;
  /** True when a day was chosen, false for a season. */
  readonly isForDay: boolean;
  readonly onRefused: (why: ShopError) => void;
  readonly onPersons: (group: PriceGroupId, persons: Partial<PersonCounts>) => void;
  readonly onChosen: OnTyped;
}) => {
  const words = useTranslator();
  const { priceGroupId, name, description } = group.group;
  const view = priceGroupView(group, { soldOut, isForDay }, words);
  return (
    <li className={classNames(styles.card, !view.isSold && styles.disabled)}>
      <div className={styles.parts}>
        <div className={styles.about}>
          <h3>{name}</h3>
          <RichText html={description} className={styles.description} />
          {view.counts === undefined ? null : (
            <PackagesWorth key={words.language} quote={quote} groupId={priceGroupId} />
          )}
          {view.closed === undefined ? null : (
            <p>
              <Badge tone="plain">{view.closed}</Badge>
            </p>
          )}
        </div>
        <div className={styles.offer}>
          {view.counts === undefined ? null : (
            <PersonSelectors
              id={priceGroupId}
              counts={view.counts}
              onChange={(persons) => onPersons(priceGroupId, persons)}
            />
          )}
          {view.hint === undefined ? null : <p className={styles.hint}>{view.hint}</p>}
          {view.unmatched === undefined ? null : (
            <offeredMix.Drawn
              offer={offer}
              groupId={priceGroupId}
              counts={view.unmatched}
              choices={choices}
              onChoose={(mix) => onChosen((typed) => withMix(typed, [], mix))}
            />
          )}
          {view.rows.length === 0 ? null : (
            <ul className={styles.rows}>
              {view.rows.map((row) => (
                <QuantityRow
                  key={row.id}
                  row={row}
                  hint={
                    <>
                      {row.isAdvised ? <input type="hidden" name={advisedField(row.id)} value="1" /> : null}
                      {row.persons === undefined ? null : <p className={styles.hint}>{row.persons}</p>}
                    </>
                  }
                  note={
                    view.counts === undefined || row.persons === undefined ? null : (
                      <packageInstead.Drawn offer={offer} groupId={priceGroupId} listId={row.id} />
                    )
                  }
                  onQuantity={(quantity) => onChosen((typed) => withQuantity(typed, row.id, quantity))}
                  onRefused={onRefused}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  );
};

const optionsUpTo = (max: number) =>
  Array.from({ length: max + 1 }, (_, count) => ({ value: String(count), text: String(count) }));

/** Selectors for the numbers of adults and children, which determine the packages that are shown. */
const PersonSelectors = ({
  id,
  counts,
  onChange,
}: {
  readonly id: PriceGroupId;
  readonly counts: PersonCounts;
  readonly onChange: (counts: Partial<PersonCounts>) => void;
}) => {
  const { t } = useTranslator();
  return (
    <fieldset className={styles.persons} id={personsField(id)}>
      <legend>{t('Ticket.Persons')}</legend>
      <CountSelect
        id={adultsField(id)}
        label={t('Ticket.Adults')}
        max={maxAdults}
        value={counts.adults}
        onChange={(adults) => onChange({ adults })}
      />
      <CountSelect
        id={childrenField(id)}
        label={t('Ticket.Children')}
        max={maxChildren}
        value={counts.children}
        onChange={(children) => onChange({ children })}
      />
      {counts.adults > 0 && counts.children > 0 ? null : <p className={styles.hint}>{t('Ticket.PersonsHint')}</p>}
      <noscript>
        <Button type="submit" look="secondary" name={stepName} value={settingText([[personsField(id), 1]])}>
          {t('Ticket.ShowPrices')}
        </Button>
      </noscript>
    </fieldset>
  );
};

const CountSelect = ({
  id,
  label,
  max,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly max: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}) => (
  <Select
    ref={useTypedBefore<HTMLSelectElement>(String(value), (text) => onChange(Number(text)))}
    id={id}
    name={id}
    label={label}
    options={optionsUpTo(max)}
    value={String(value)}
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
