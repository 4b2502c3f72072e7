import { describe, expect, it } from 'vitest';
import type { productSorts } from '../../catalog/product-list.ts';
import { productId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { cents } from '../../money/cents.ts';
import { aSeller, at } from '../../testing/seller-builders.ts';
import { stockOf } from '../../testing/whole-state.ts';
import { isTicket, type SoldGiftCard, type SoldProduct, textIn } from '../catalog/seller-catalog.ts';
import type { SellerState } from '../state.ts';
import { categoriesView, productListView } from './product-list-view.ts';

const isCard = (product: SoldProduct): product is SoldGiftCard => !isTicket(product);
const model = [...aSeller().catalog.products.values()].find(isCard) ?? expect.fail();
const text = textIn(model.texts, 'sl') ?? expect.fail();

type Card = { readonly name: string; readonly price: number; readonly categories?: readonly string[] };

/** A state with these gift cards on sale, in this order. */
const selling = (cards: readonly Card[], language: Language = 'sl'): SellerState => {
  const host = aSeller();
  const products = cards.map(
    ({ name, price, categories = [] }, number): SoldGiftCard => ({
      ...model,
      id: productId(`card-${number}`),
      categories,
      texts: new Map([[language, { ...text, name, url: `card-${number}` }]]),
      priceLists: model.priceLists.map((list) => ({ ...list, price: cents(price) })),
    }),
  );
  const named = (id: string) => [id, new Map([['sl', { name: id }]] as const)] as const;
  const categories = new Map(['last', 'unused', 'first'].map(named));
  return {
    ...host,
    catalog: { ...host.catalog, categories, products: new Map(products.map((card) => [card.id, card])) },
  };
};

const query = { language: 'sl', group: model.pageGroup, skip: 0, take: 999 } as const;

describe('the order of a product list', () => {
  it.each<readonly [Language, readonly string[]]>([
    ['sl', ['Cankar', 'Čaj', 'Dan', 'Sauna', 'Šal', 'Zdravje', 'Žar']],
    ['hr', ['Crna', 'Čaj', 'Ćevap', 'Dan', 'Đerdan', 'Luka', 'Ljeto', 'Noć', 'Njega', 'Žar']],
    ['de', ['Apfel', 'Ärzte', 'Ofen', 'Öl', 'Straße', 'Strauß', 'Zug']],
    ['it', ['Acqua', 'Età', 'Etere', 'Ètna', 'Zenzero']],
    ['en', ['apple', 'Banana', 'cherry']],
  ])('by name in %s follows its alphabet', (language, names) => {
    const state = selling(
      names.toReversed().map((name) => ({ name, price: 1000 })),
      language,
    );
    const { items } = productListView(stockOf(state, at), { ...query, language, sort: 'name' }, at);
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  const cards = ['b', 'a', 'b', 'a'].map((name, at) => ({ name, price: at < 2 ? 200 : 100 }));

  it.each<readonly [(typeof productSorts)[number], readonly number[]]>([
    ['recommended', [0, 1, 2, 3]],
    ['name', [1, 3, 0, 2]],
    ['priceUp', [2, 3, 0, 1]],
    ['priceDown', [0, 1, 2, 3]],
  ])('by %s keeps the order of the catalog for equal values, and is the same for any page size', (sort, order) => {
    const state = selling(cards);
    for (const take of [1, 2, 3, 4, 5]) {
      const loads = [];
      for (let skip = 0; skip < cards.length; skip += take) {
        const page = productListView(stockOf(state, at), { ...query, sort, skip, take }, at);
        expect([page.totalCount, page.hasMoreItems]).toEqual([cards.length, skip + take < cards.length]);
        loads.push(...page.items.map(({ id }) => Number(id.slice(5))));
      }
      expect(loads).toEqual(order);
    }
  });

  it('has only categories with products, in the order of the catalog', () => {
    const state = selling([
      { name: 'a', price: 1, categories: ['first'] },
      { name: 'b', price: 1, categories: ['last', 'first'] },
    ]);
    expect(categoriesView(state.catalog, 'de').map(({ id }) => id)).toEqual(['last', 'first']);
  });
});
