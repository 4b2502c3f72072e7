import { priceGroupId, priceListId, productId } from '../ids.ts';
import type { SoldTicket } from '../seller/catalog/seller-catalog.ts';

/** Returns another ticket of the same facility. Its ids and addresses begin with `evening-`; its prices and places are
 *  the same. */
export const secondTicket = (ticket: SoldTicket): SoldTicket => ({
  ...ticket,
  id: productId(`evening-${ticket.id}`),
  priceGroups: ticket.priceGroups.map((group) => ({
    ...group,
    priceGroupId: priceGroupId(`evening-${group.priceGroupId}`),
    priceLists: group.priceLists.map((list) => ({ ...list, priceListId: priceListId(`evening-${list.priceListId}`) })),
  })),
  texts: new Map([...ticket.texts].map(([language, text]) => [language, { ...text, url: `evening-${text.url}` }])),
});
