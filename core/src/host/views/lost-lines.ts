import type { LostLine } from '../../cart/cart.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { Language } from '../../languages/language.ts';
import type { HostCart, LostTickets } from '../cart/host-cart.ts';
import { type HostCatalog, nameIn } from '../catalog/host-catalog.ts';
import { knownPriceList, knownProduct } from '../catalog/known-goods.ts';
import { isPeriodOver } from '../catalog/periods-on-sale.ts';
import { periodShown, priceTitleOf } from './line-view.ts';

/** What was never sold cannot be named. */
const lostLine = (
  catalog: HostCatalog,
  lost: LostTickets,
  language: Language,
  today: LocalDate,
): readonly LostLine[] => {
  const product = knownProduct(catalog, lost.productId);
  const list = product && knownPriceList(catalog, product, lost.priceListId);
  if (product === undefined || list === undefined) return [];
  return [
    {
      productTitle: nameIn(product.texts, language),
      priceTitle: priceTitleOf(product, list, language),
      period: periodShown(catalog, product, lost, language),
      quantity: lost.quantity,
      reason: isPeriodOver(catalog, lost, today) ? 'over' : 'taken',
    },
  ];
};

/** What a cart tells of tickets that it lost; nothing once it is paid. Whatever they were lost for, those whose day or season is over
 *  are told as such (D-DAY-OVER). */
export const lostLines = (
  catalog: HostCatalog,
  { state, lostTickets = [] }: HostCart,
  language: Language,
  today: LocalDate,
): readonly LostLine[] =>
  state === 'sold' ? [] : lostTickets.flatMap((lost) => lostLine(catalog, lost, language, today));
