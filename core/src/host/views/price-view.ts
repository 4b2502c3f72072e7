import type { PriceGroup, PriceList } from '../../catalog/price-list.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Language } from '../../languages/language.ts';
import { nameIn, type SoldPriceGroup, type SoldPriceList, textIn } from '../catalog/host-catalog.ts';
import { isGroupOnSale, listsFor } from '../catalog/periods-on-sale.ts';

/** A price list as the shop shows it. */
export const priceListView = ({ texts, days: _, ...list }: SoldPriceList, language: Language): PriceList => ({
  ...list,
  name: nameIn(texts, language),
});

/** A price group as the shop shows it for a day or season; none without texts. */
export const priceGroupView = (
  group: SoldPriceGroup,
  language: Language,
  period: TicketPeriod,
): readonly PriceGroup[] => {
  const { texts, weekdays: _, holidays: __, ...shown } = group;
  const text = textIn(texts, language);
  const priceLists = listsFor(group, period).map((list) => priceListView(list, language));
  return text === undefined ? [] : [{ ...shown, ...text, enabled: isGroupOnSale(group, period), priceLists }];
};
