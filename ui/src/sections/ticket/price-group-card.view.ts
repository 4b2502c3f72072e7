import { personsOf, ticketTitle } from '@shop/core/catalog/price-list';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { type ClosedQuantity, type OpenQuantity, quantityLabels } from '../../kit/quantity-choice.ts';
import { refusalText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import type { GroupView, Row } from './quantities.view.ts';

/** A price list in words: how far it can be chosen, or why it cannot be. */
export type PriceRowView = {
  readonly id: PriceListId;
  readonly isAdvised: boolean;
  readonly name: string;
  readonly persons?: string;
  readonly price: Cents;
  readonly priceBefore: Cents;
  /** Why no more fit, once there are as many as do. */
  readonly full?: string;
  readonly choice: ClosedQuantity | OpenQuantity;
};

/** A price group in words. */
export type PriceGroupView = {
  readonly isSold: boolean;
  /** Why nothing of it can be had, where no row says so. */
  readonly closed?: string;
  /** Present when who comes is to be chosen here. */
  readonly counts?: PersonCounts;
  readonly hint?: string;
  /** Persons for whom there is no package, so that a mix may suit them. */
  readonly unmatched?: PersonCounts;
  readonly rows: readonly PriceRowView[];
};

type GroupWords = Pick<Translator, 't' | 'errorText'>;

export const priceGroupView = (
  { group, counts, isUnmatched, rows }: GroupView,
  { soldOut, isForDay }: { readonly soldOut: boolean; readonly isForDay: boolean },
  words: GroupWords,
): PriceGroupView => {
  const { t } = words;
  const isOpen = group.isSold && !soldOut;
  const notSold = t(isForDay ? 'Ticket.NotThatDay' : 'Ticket.NotAvailable');
  const shown = group.isSold ? rows.map((row) => rowView(group.name, row, words)) : [];
  return {
    isSold: group.isSold,
    ...(isOpen || shown.length > 0 ? {} : { closed: group.isSold ? t('Calendar.SoldOut') : notSold }),
    ...(counts !== undefined && isOpen ? { counts } : {}),
    ...(isUnmatched && isOpen ? { hint: t('Ticket.NoPackage') } : {}),
    ...(isUnmatched && isOpen && counts !== undefined ? { unmatched: counts } : {}),
    rows: shown,
  };
};

const isOut = ({ sale }: Row['list']): boolean => sale.type === 'notOnSale' && sale.reason === 'noPlaces';

const rowView = (group: string, { list, quantity, unit, limit, isAdvised }: Row, words: GroupWords): PriceRowView => {
  const { t } = words;
  const name = ticketTitle(group, list.name);
  return {
    id: list.id,
    isAdvised,
    name: list.name,
    ...(list.kind.type === 'package' ? { persons: t('Ticket.PackagePersons', { count: personsOf(list.kind) }) } : {}),
    price: unit.unitPrice,
    priceBefore: list.price,
    ...(quantity > 0 && limit?.isReached === true ? { full: refusalText(limit.beyond, words) } : {}),
    choice:
      limit === undefined
        ? { type: 'closed', reason: t(isOut(list) ? 'Calendar.SoldOut' : 'Ticket.NotAvailable') }
        : {
            type: 'open',
            quantity,
            max: limit.max,
            labels: quantityLabels(name, words),
            beyond: limit.beyond,
          },
  };
};
