import type { LostLine } from '../../cart/cart.ts';
import type { Language } from '../../languages/language.ts';
import type { HostCart, LostTickets } from '../cart/host-cart.ts';
import { type HostCatalog, nameIn } from '../catalog/host-catalog.ts';
import { knownPriceList, knownProduct } from '../catalog/known-goods.ts';
import { periodShown, priceTitleOf } from './line-view.ts';

/** What was never sold cannot be named. */
const lostLine = (catalog: HostCatalog, lost: LostTickets, language: Language): readonly LostLine[] => {
  const product = knownProduct(catalog, lost.productId);
  const list = product && knownPriceList(catalog, product, lost.priceListId);
  if (product === undefined || list === undefined) return [];
  return [
    {
      productTitle: nameIn(product.texts, language),
      priceTitle: priceTitleOf(product, list, language),
      period: periodShown(catalog, product, lost, language),
      quantity: lost.quantity,
    },
  ];
};

/** What a cart tells of tickets that it lost; nothing once it is paid. */
export const lostLines = (
  catalog: HostCatalog,
  { state, lostTickets = [] }: HostCart,
  language: Language,
): readonly LostLine[] => (state === 'sold' ? [] : lostTickets.flatMap((lost) => lostLine(catalog, lost, language)));
