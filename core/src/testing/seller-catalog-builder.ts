import {
  categoryId,
  facilityId,
  type PriceListId,
  type ProductId,
  priceGroupId,
  priceListId,
  productId,
  upsellId,
} from '../ids.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import {
  isTicket,
  type ProductText,
  type SellerCatalog,
  type SoldGiftCard,
  type SoldPriceList,
  type SoldProduct,
  type Texts,
} from '../seller/catalog/seller-catalog.ts';
import { cleanMarkup } from './clean-markup.ts';

const cleanText = cleanMarkup('');

export const pool = productId('pool');
export const card = productId('card');
export const adult = priceListId('adult');
export const infant = priceListId('infant');
/** Two adults and two children: four persons. */
export const family = priceListId('family');
export const voucher = priceListId('voucher');
export const valueCard = productId('value-card');
export const anyValue = priceListId('any-value');
export const towel = upsellId('towel');

const named = <Text>(text: Text): Texts<Text> => new Map([['sl', text]]);

const productText = (name: string): ProductText => ({
  name,
  url: name,
  shortDescription: '',
  description: cleanText,
  termsText: cleanText,
  helpText: cleanText,
  validityText: cleanText,
  calendarText: cleanText,
  selectText: cleanText,
  textBeforePrice: '',
  textAfterPrice: '',
  quantityDiscountText: '',
  numberOfPeople: '',
});

const aList = (id: PriceListId, price: number, kind: SoldPriceList['kind'] = { type: 'default' }): SoldPriceList => ({
  priceListId: id,
  price: cents(price),
  kind,
  enabled: true,
  texts: named({ name: id }),
});

const twoAndTwo: SoldPriceList['kind'] = {
  type: 'package',
  items: [
    { categoryId: categoryId('adult'), quantity: 2 },
    { categoryId: categoryId('child'), quantity: 2 },
  ],
};

const soldCard = (
  type: SoldGiftCard['type'],
  id: ProductId,
  list: PriceListId,
  price: number,
  name: string,
): SoldGiftCard => ({
  ...{ id, type, pageGroup: 'giftVouchers', image: '', categories: [], isValueCard: type === 'wellcardGiftCard' },
  ...{ priceLists: [aList(list, price)], texts: named(productText(name)) },
});

/** A catalog: a pool ticket at 22 EUR, a free one, and a family ticket of four persons at 70 EUR; a gift card at 50 EUR
 *  and a value card; a towel for hire, cheaper with its ticket; a promo code of 10 percent, and one of 5 EUR with one
 *  use. */
export const aSellerCatalog = (): SellerCatalog => ({
  version: 1,
  personCategories: { adult: categoryId('adult'), child: categoryId('child') },
  products: new Map<ProductId, SoldProduct>([
    [
      pool,
      {
        id: pool,
        type: 'dailyTicket',
        facilityId: facilityId('pool'),
        pageGroup: 'poolTickets',
        image: '',
        categories: [],
        windowDays: 60,
        seasons: [],
        texts: new Map([
          ['sl', productText('Bazen')],
          ['en', productText('Pool')],
        ]),
        priceGroups: [
          {
            priceGroupId: priceGroupId('day'),
            enabled: true,
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            priceLists: [aList(adult, 22_00), aList(infant, 0), aList(family, 70_00, twoAndTwo)],
            texts: named({ name: 'Dnevna', description: cleanText }),
          },
        ],
      },
    ],
    [card, soldCard('giftCard', card, voucher, 50_00, 'Bon')],
    [valueCard, soldCard('wellcardGiftCard', valueCard, anyValue, 0, 'Vrednostni bon')],
  ]),
  categories: new Map(),
  upsells: new Map([
    [
      towel,
      {
        id: towel,
        price: cents(4_00),
        priceWithDiscount: cents(3_00),
        image: '',
        isBoundToDay: true,
        parents: [pool],
        texts: named({ name: 'Brisača', description: '' }),
      },
    ],
  ]),
  soldPeriods: new Map(),
  promos: new Map([
    ['TEN', { promo: { type: 'percent', percent: percent(10) }, texts: named({ description: '' }) }],
    ['ONCE', { promo: { type: 'amount', amount: cents(5_00) }, maxUses: 1, texts: named({ description: '' }) }],
  ]),
});

/** Returns the catalog with another price of the adult ticket. Units: cents. */
export const repriced = (catalog: SellerCatalog, price: number): SellerCatalog => {
  const products = [...catalog.products].map(([id, product]): readonly [typeof id, SoldProduct] => {
    if (!isTicket(product)) return [id, product];
    const priceGroups = product.priceGroups.map((group) => ({
      ...group,
      priceLists: group.priceLists.map((list) =>
        list.priceListId === adult ? { ...list, price: cents(price) } : list,
      ),
    }));
    return [id, { ...product, priceGroups }];
  });
  return { ...catalog, version: catalog.version + 1, products: new Map(products) };
};
