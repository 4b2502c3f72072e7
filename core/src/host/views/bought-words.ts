import type { CartLine } from '../../cart/cart-line.ts';
import { plainText } from '../../content/plain-text.ts';
import type { Language } from '../../languages/language.ts';
import { type HostCatalog, nameIn, type SoldProduct, textIn } from '../catalog/host-catalog.ts';
import { knownPriceList, knownProduct, knownSeason, knownUpsell } from '../catalog/known-goods.ts';
import { priceTitleOf } from './line-view.ts';

const productOf = (catalog: HostCatalog, line: CartLine): SoldProduct | undefined =>
  line.kind === 'upsell' || line.productId === undefined ? undefined : knownProduct(catalog, line.productId);

/** A line that was bought in one language in the words of another, as far as the catalog still knows what it is of. */
export const boughtLineIn = (catalog: HostCatalog, line: CartLine, language: Language): CartLine => {
  if (line.kind === 'upsell') {
    const upsell = line.upsellId === undefined ? undefined : knownUpsell(catalog, line.upsellId);
    return upsell === undefined ? line : { ...line, productTitle: nameIn(upsell.texts, language) };
  }
  const product = productOf(catalog, line);
  const list = product && line.priceListId && knownPriceList(catalog, product, line.priceListId);
  if (product === undefined || !list) return line;
  const named = {
    ...line,
    productTitle: nameIn(product.texts, language),
    priceTitle: priceTitleOf(product, list, language),
  };
  if (named.kind === 'giftCard' || named.period.type === 'day' || named.period.id === undefined) return named;
  const season = knownSeason(catalog, product, named.period.id);
  return season === undefined ? named : { ...named, period: { ...named.period, name: nameIn(season.texts, language) } };
};

/** Whether a card is worth money instead of standing for something. */
export const isWorthMoney = (catalog: HostCatalog, line: CartLine): boolean => {
  const product = line.kind === 'giftCard' ? productOf(catalog, line) : undefined;
  return product !== undefined && 'isValueCard' in product && product.isValueCard;
};

/** How long a gift card is good for, as its product says today; nothing where it does not say. */
export const validityIn = (catalog: HostCatalog, line: CartLine, language: Language): string => {
  const product = line.kind === 'giftCard' ? productOf(catalog, line) : undefined;
  const text = product && textIn(product.texts, language)?.validityText;
  return text === undefined ? '' : plainText(text);
};
