import { personsOf, ticketTitle } from '@shop/core/catalog/price-list';
import type { QuantityRowView } from '../../kit/quantity-row.tsx';
import { quantityLabels } from '../../kit/quantity-stepper.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import type { GroupView, Row } from './quantities.view.ts';
import { quantityField } from './typed-quantities.ts';

type GroupWords = Pick<Translator, 't' | 'errorText'>;

/** A price group in words. */
export const priceGroupView = (
  { group, counts, isUnmatched, rows }: GroupView,
  { soldOut, isForDay }: { readonly soldOut: boolean; readonly isForDay: boolean },
  words: GroupWords,
) => {
  const { t } = words;
  const isOpen = group.isSold && !soldOut;
  const notSold =
    group.endedAt === undefined
      ? t(isForDay ? 'Ticket.NotThatDay' : 'Ticket.NotAvailable')
      : t('Ticket.SaleEnded', { time: group.endedAt });
  const shown = group.isSold ? rows.map((row) => rowView(group.name, row, words)) : [];
  return {
    isSold: group.isSold,
    /** Why nothing of it can be had, if no row says so. */
    closed: isOpen || shown.length > 0 ? undefined : group.isSold ? t('Calendar.SoldOut') : notSold,
    /** Present when the persons are to be chosen here. */
    counts: isOpen ? counts : undefined,
    hint: isUnmatched && isOpen ? t('Ticket.NoPackage') : undefined,
    /** Persons without a package, for whom a mix may be cheaper. */
    unmatched: isUnmatched && isOpen ? counts : undefined,
    rows: shown,
  };
};

const isOut = ({ sale }: Row['list']): boolean => sale.type === 'notOnSale' && sale.reason === 'noPlaces';

/** A price list in words: how far it can be chosen, or why it cannot be. */
const rowView = (group: string, { list, quantity, unit, limit, isAdvised }: Row, words: GroupWords) => {
  const { t } = words;
  const row: QuantityRowView = {
    field: quantityField(list.priceListId),
    name: list.name,
    price: unit.unitPrice,
    priceBefore: list.price,
    full: quantity > 0 && limit?.isReached === true ? refusalText(limit.beyond, words) : undefined,
    choice:
      limit === undefined
        ? { type: 'closed', reason: t(isOut(list) ? 'Calendar.SoldOut' : 'Ticket.NotAvailable') }
        : {
            type: 'open',
            quantity,
            max: limit.max,
            labels: quantityLabels(ticketTitle(group, list.name), words),
            beyond: limit.beyond,
          },
  };
  const persons =
    list.kind.type === 'package' ? t('Ticket.PackagePersons', { count: personsOf(list.kind) }) : undefined;
  return { ...row, id: list.priceListId, isAdvised, persons };
};
