import { goodsKinds } from '@shop/core/seller/catalog/seller-catalog';
import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { CatalogForm } from '../catalog-form.ts';
import { monthWeekNames, weekdayNames } from '../day-schemas.ts';
import type { priceList } from '../prices.ts';

type PriceListForm = z.input<typeof priceList>;
type ProductForm = CatalogForm['products'][number];

/** Generates a subset of a few ids in any order, so that two catalogs have some in common. */
const someOf = <const Id extends string>(ids: readonly Id[]) => fc.shuffledSubarray([...ids]);

const weekdays = fc.subarray([...weekdayNames], { minLength: 1 });
const anyText = fc.constantFrom('A', 'B', 'š & <b>"č"</b>', ' two  spaces\nand a line ', '12.50', 'yes', '- a', '# b');
const anyTexts = fc.oneof(anyText, fc.record({ sl: anyText, de: anyText }, { requiredKeys: ['sl'] }));
const anyEuros = fc.integer({ min: 0, max: 10_000 }).map((amount) => amount / 100);

const ruleDays = {
  on: fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 3 }),
  from: fc.nat(10),
  weekdays,
  ofMonth: fc.subarray([...monthWeekNames], { minLength: 1 }),
  everyWeeks: fc.integer({ min: 1, max: 3 }),
  closed: fc.boolean(),
};

const placesRule = fc.record({ ...ruleDays, capacity: fc.nat(3) }, { requiredKeys: [] });
const saleRule = fc.record({ ...ruleDays, discount: fc.nat(100) }, { requiredKeys: [] });

const anyPlaces = fc.record(
  { from: fc.nat(3), to: fc.integer({ min: 20, max: 40 }), capacity: fc.nat(3), except: fc.array(placesRule) },
  { requiredKeys: ['from', 'to', 'capacity'] },
);

const anySale = fc.record({ from: fc.nat(5), discount: fc.nat(100), except: fc.array(saleRule) }, { requiredKeys: [] });

const ofSeasons = { visits: fc.integer({ min: 1, max: 12 }), personsADay: fc.integer({ min: 1, max: 4 }) };

const priceListOf = (id: string, more: Partial<typeof ofSeasons>): fc.Arbitrary<PriceListForm> =>
  fc.record(
    {
      ...more,
      id: fc.constant(id),
      name: fc.constantFrom('Odrasli', 'Otroci'),
      price: anyEuros,
      enabled: fc.constant(false),
      weekdays,
      holidays: fc.constantFrom('included', 'excluded'),
      category: fc.constantFrom('adult', 'child', 'senior'),
    },
    { requiredKeys: ['id', 'name', 'price'] },
  );

const listsOf = (owner: string, more: Partial<typeof ofSeasons> = {}): fc.Arbitrary<PriceListForm[]> =>
  someOf(['1', '2', '3'])
    .filter((names) => names.length > 0)
    .chain((names) => fc.tuple(...names.map((name) => priceListOf(`${owner}-${name}`, more))))
    .map((lists) => [...lists]);

const common = (id: string) => ({
  id: fc.constant(id),
  pageGroup: fc.constantFrom('tickets', 'cards'),
  image: fc.constantFrom('', '/media/a.jpg', '/media/b.jpg'),
  name: anyTexts.map((name) => (typeof name === 'string' ? `N${name}` : { ...name, sl: `N${name.sl}` })),
  url: fc.constant(id),
  description: anyTexts,
});

const always = ['id', 'type', 'pageGroup', 'image', 'name', 'url'] as const;

const groupOf = (owner: string, more: Partial<typeof ofSeasons> = {}) =>
  fc
    .record(
      {
        id: fc.constant(`${owner}-group`),
        name: fc.constant('Dnevna'),
        until: fc.constantFrom('00:00', '16:00', '23:59'),
        priceLists: listsOf(owner, more),
      },
      { requiredKeys: ['id', 'name', 'priceLists'] },
    )
    .map((group) => [group]);

const dayTicket = (id: string): fc.Arbitrary<ProductForm> =>
  fc.record(
    {
      ...common(id),
      type: fc.constantFrom('dailyTicket', 'hourlyTicket'),
      facility: fc.constantFrom('pool', 'slides'),
      windowDays: fc.nat(60),
      priceGroups: groupOf(id),
      days: anySale,
    },
    { requiredKeys: [...always, 'facility', 'priceGroups'] },
  );

const seasonTicket = (id: string): fc.Arbitrary<ProductForm> =>
  fc.record(
    {
      ...common(id),
      type: fc.constant('multiDayTicket'),
      priceGroups: groupOf(id, ofSeasons),
      seasons: fc
        .record(
          {
            id: fc.constant(`${id}-now`),
            name: anyText.map((name) => `S${name}`),
            firstDay: fc.nat(5),
            lastDay: fc.integer({ min: 6, max: 60 }),
            capacity: fc.nat(9),
            discount: fc.nat(50),
          },
          { requiredKeys: ['id', 'name', 'firstDay', 'lastDay'] },
        )
        .map((season) => [season]),
    },
    { requiredKeys: [...always, 'priceGroups', 'seasons'] },
  );

const giftCard = (id: string): fc.Arbitrary<ProductForm> =>
  fc.record(
    {
      ...common(id),
      type: fc.constant('giftCard'),
      quantityDiscountMinItems: fc.integer({ min: 1, max: 5 }),
      priceLists: listsOf(id),
    },
    { requiredKeys: [...always, 'priceLists'] },
  );

const products = { day: dayTicket, night: dayTicket, season: seasonTicket, card: giftCard, bon: giftCard } as const;

const anyPromo = (code: string) =>
  fc.record(
    {
      code: fc.constant(code),
      description: anyTexts,
      percent: fc.nat(100),
      validFrom: fc.nat(9),
      maxUses: fc.nat(9),
      kinds: fc.subarray([...goodsKinds], { minLength: 1 }),
    },
    { requiredKeys: ['code', 'description', 'percent'] },
  );

const anyUpsell = (parents: readonly string[]) => (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      name: anyText.map((name) => `U${name}`),
      image: fc.constant(''),
      price: anyEuros,
      boundToDay: fc.boolean(),
      parents: fc.subarray([...parents]),
    },
    { requiredKeys: ['id', 'name', 'image', 'price', 'boundToDay', 'parents'] },
  );

/** Generates small catalogs without mistakes. Their ids are few, so that two catalogs have some in common. */
export const anyCatalogForm: fc.Arbitrary<CatalogForm> = fc
  .tuple(someOf(['day', 'night', 'season', 'card', 'bon']), someOf(['towel', 'box']), someOf(['TEN', 'LESS', 'MORE']))
  .chain(([ids, upsells, codes]) =>
    fc.record({
      facilities: fc.tuple(anyPlaces, anyPlaces).map(([pool, slides]) => [
        { id: 'pool', days: pool },
        { id: 'slides', days: slides },
      ]),
      categories: someOf(['rest', 'play']).map((tags) => tags.map((id) => ({ id, name: id }))),
      products: fc.tuple(...ids.map((id) => products[id](id))),
      upsells: fc.tuple(...upsells.map(anyUpsell(ids))),
      promoCodes: fc.tuple(...codes.map(anyPromo)),
    }),
  );
