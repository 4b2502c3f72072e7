import { personsOf, ticketTitle } from '@shop/core/catalog/price-list';
import type { QuantityRowView } from '../../kit/quantity-row.tsx';
import { quantityLabels } from '../../kit/quantity-stepper.tsx';
import { limitText } from '../../translations/beside-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import type { GroupView, Row } from './quantities.view.ts';
import { quantityField } from './typed-quantities.ts';

type GroupWords = Pick<Translator, 't' | 'money'>;

/** Returns the texts of a price group. */
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
  const rowViews = group.isSold ? rows.map((row) => rowView(group.name, row, words)) : [];
  return {
    isSold: group.isSold,
    /** Why nothing of the group is on sale, if no row gives the reason. */
    closed: isOpen || rowViews.length > 0 ? undefined : group.isSold ? t('Calendar.SoldOut') : notSold,
    /** The numbers of persons, when the visitor can choose them here. */
    counts: isOpen ? counts : undefined,
    hint: isUnmatched && isOpen ? t('Ticket.NoPackage') : undefined,
    /** The persons when no package fits them exactly, for whom a mix may be cheaper. */
    unmatched: isUnmatched && isOpen ? counts : undefined,
    rows: rowViews,
  };
};

const isSoldOut = ({ sale }: Row['list']): boolean => sale.type === 'notOnSale' && sale.reason === 'noPlaces';

/** Returns the texts of a price list: its limit, or why it is not on sale. */
const rowView = (group: string, { list, quantity, unit, limit, isAdvised }: Row, words: GroupWords) => {
  const { t } = words;
  const row: QuantityRowView = {
    field: quantityField(list.priceListId),
    name: list.name,
    price: unit.unitPrice,
    priceBefore: list.price,
    // The summary shows the places left and the room of the cart, for all rows at once.
    full:
      quantity > 0 && limit?.isReached === true && limit.beyond.kind === 'invalidInput'
        ? limitText(limit.beyond, words)
        : undefined,
    choice:
      limit === undefined
        ? { type: 'closed', reason: t(isSoldOut(list) ? 'Calendar.SoldOut' : 'Ticket.NotAvailable') }
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
