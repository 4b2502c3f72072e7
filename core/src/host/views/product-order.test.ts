import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSorts } from '../../catalog/product-list.ts';
import { productId } from '../../ids.ts';
import { type Language, languages } from '../../languages/language.ts';
import { cents } from '../../money/cents.ts';
import { aHost, at } from '../../testing/host-builders.ts';
import { isTicket, type SoldGiftCard, type SoldProduct, textIn } from '../catalog/host-catalog.ts';
import type { HostState } from '../state.ts';
import { categoriesView, productListView } from './product-list-view.ts';

const isCard = (product: SoldProduct): product is SoldGiftCard => !isTicket(product);
const model = [...aHost().catalog.products.values()].find(isCard) ?? expect.fail();
const text = textIn(model.texts, 'sl') ?? expect.fail();

type Card = { readonly name: string; readonly price: number; readonly categories?: readonly string[] };

/** A host that sells these cards, in this order. */
const selling = (cards: readonly Card[], language: Language = 'sl'): HostState => {
  const host = aHost();
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

describe('the order of a list', () => {
  it.each<readonly [Language, readonly string[]]>([
    ['sl', ['Cankar', 'Čaj', 'Dan', 'Sauna', 'Šal', 'Zdravje', 'Žar']],
    ['hr', ['Crna', 'Čaj', 'Ćevap', 'Dan', 'Đerdan', 'Luka', 'Ljeto', 'Noć', 'Njega', 'Žar']],
    ['de', ['Apfel', 'Ärzte', 'Ofen', 'Öl', 'Straße', 'Strauß', 'Zug']],
    ['it', ['Acqua', 'Età', 'Etere', 'Ètna', 'Zenzero']],
    ['en', ['apple', 'Banana', 'cherry']],
  ])('by name in %s is that of its alphabet', (language, names) => {
    const state = selling(
      names.toReversed().map((name) => ({ name, price: 1000 })),
      language,
    );
    const { items } = productListView(state, { ...query, language, sort: 'name' }, at);
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  const anyCards = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'č'), price: fc.constantFrom(100, 200) }), {
    maxLength: 12,
  });

  it('is the same however it is cut into loads, in every sort and language, and ties keep the order of the catalog', () => {
    fc.assert(
      fc.property(
        anyCards,
        fc.constantFrom(...productSorts),
        fc.constantFrom(...languages),
        fc.integer({ min: 1, max: 5 }),
        (cards, sort, language, take) => {
          const state = selling(cards);
          const asked = { ...query, language, sort };
          const whole = productListView(state, asked, at).items;
          const loads = [];
          for (let skip = 0; skip === 0 || skip < whole.length; skip += take) {
            const page = productListView(state, { ...asked, skip, take }, at);
            expect([page.totalCount, page.hasMoreItems]).toEqual([cards.length, skip + take < cards.length]);
            loads.push(...page.items);
          }
          expect(loads).toEqual(whole);
          const same = (a: (typeof whole)[number], b: (typeof whole)[number]): boolean =>
            sort === 'recommended' || (sort === 'name' ? a.name === b.name : a.price === b.price);
          for (const [index, item] of whole.entries()) {
            const next = whole[index + 1];
            if (next === undefined) continue;
            if (sort === 'priceUp') expect(item.price).toBeLessThanOrEqual(next.price);
            if (sort === 'priceDown') expect(item.price).toBeGreaterThanOrEqual(next.price);
            if (same(item, next)) expect(Number(item.id.slice(5))).toBeLessThan(Number(next.id.slice(5)));
          }
        },
      ),
    );
  });

  it('tells only categories that something is in, in their own order', () => {
    const state = selling([
      { name: 'a', price: 1, categories: ['first'] },
      { name: 'b', price: 1, categories: ['last', 'first'] },
    ]);
    expect(categoriesView(state.catalog, 'de').map(({ id }) => id)).toEqual(['last', 'first']);
  });
});
