import type { PriceGroup, PriceList } from '../../catalog/price-list.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Language } from '../../languages/language.ts';
import { nameIn, type SoldPriceGroup, type SoldPriceList, textIn } from '../catalog/host-catalog.ts';
import { isGroupOnSale, listsFor } from '../catalog/periods-on-sale.ts';

/** A price list as the shop shows it. */
export const priceListView = (list: SoldPriceList, language: Language): PriceList => ({
  id: list.id,
  name: nameIn(list.texts, language),
  price: list.price,
  ...(list.priceWithDiscount === undefined ? {} : { priceWithDiscount: list.priceWithDiscount }),
  kind: list.kind,
  enabled: list.enabled,
});

/** A price group as the shop shows it for a day or season; none when nobody wrote its name. */
export const priceGroupView = (
  group: SoldPriceGroup,
  language: Language,
  period: TicketPeriod,
): readonly PriceGroup[] => {
  const text = textIn(group.texts, language);
  if (text === undefined) return [];
  const enabled = isGroupOnSale(group, period);
  const priceLists = listsFor(group, period).map((list) => priceListView(list, language));
  const { id, sameStayAs } = group;
  const stay = sameStayAs === undefined ? {} : { sameStayAs };
  return [{ id, name: text.name, description: text.description, enabled, ...stay, priceLists }];
};
