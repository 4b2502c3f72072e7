import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { isRecord } from '../codec/json-value.ts';
import { catalogDifferences } from './catalog-differences.ts';
import { type CatalogForm, catalogJsonSchema } from './catalog-form.ts';
import { catalogFormOf } from './offered-form.ts';
import { offeredOf } from './offered-of.ts';
import { compiledCatalog, firstOfAll, type StoredCatalog, storedCatalogOf } from './stored-catalog.ts';

const html = {
  sl: '<p>Kopanje</p>',
  en: '<p>Bathing</p>',
  de: '<p>Baden</p>',
  it: '<p>Bagno</p>',
  hr: '<p>Kupanje</p>',
};

const day: CatalogForm['products'][number] = {
  id: 'day',
  type: 'dailyTicket',
  pageGroup: 'tickets',
  image: '/media/day.jpg',
  categories: ['play', 'rest'],
  name: { sl: 'Dnevna', en: 'Day', de: 'Tag', it: 'Giorno', hr: 'Dnevna' },
  url: 'day',
  shortDescription: 'Kratko',
  description: html,
  termsText: '<p>Pogoji</p>',
  helpText: '<p>Pomoč</p>',
  validityText: '<p>Velja</p>',
  calendarText: '<p>Koledar</p>',
  selectText: '<p>Izberi</p>',
  textBeforePrice: 'od',
  textAfterPrice: 'na osebo',
  quantityDiscountText: 'Ceneje',
  numberOfPeople: '1',
  facility: 'pool',
  windowDays: 30,
  priceGroups: [
    {
      id: 'all-day',
      name: 'Ves dan',
      description: '<p>Vse</p>',
      weekdays: ['mon', 'sun'],
      enabled: false,
      holidays: 'included',
      until: '16:00',
      sameStayAs: 'evening',
      priceLists: [
        {
          id: 'adult',
          name: 'Odrasli',
          price: 16.1,
          priceWithDiscount: 0,
          enabled: false,
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          holidays: 'excluded',
          category: 'adult',
        },
        {
          id: 'family',
          name: 'Družina',
          price: 40,
          package: [
            { category: 'adult', quantity: 2 },
            { category: 'child', quantity: 2 },
            { category: 'senior', quantity: 1 },
          ],
        },
      ],
    },
    { id: 'evening', name: 'Zvečer', priceLists: [] },
  ],
  days: {
    discount: 10,
    except: [
      { weekdays: ['sat'], discount: 20 },
      { on: ['2027-02-01'], closed: true },
    ],
  },
};

/** Sold on all days of the same pool. */
const night: CatalogForm['products'][number] = {
  id: 'night',
  type: 'hourlyTicket',
  pageGroup: 'tickets',
  image: '',
  name: 'Nočna',
  url: 'night',
  facility: 'pool',
  priceGroups: [],
};

const pass: CatalogForm['products'][number] = {
  id: 'pass',
  type: 'multiDayTicket',
  pageGroup: 'tickets',
  image: '',
  name: 'Sezonska',
  url: 'pass',
  priceGroups: [
    { id: 'season', name: 'Sezona', priceLists: [{ id: 'ten', name: 'Deset', price: 90, visits: 10, personsADay: 2 }] },
  ],
  seasons: [
    { id: 'spring', name: 'Pomlad', firstDay: '2027-03-01', lastDay: '2027-05-31', capacity: 50, discount: 5 },
    { id: 'autumn', name: 'Jesen', firstDay: '2027-09-01', lastDay: '2027-11-30' },
  ],
};

const card: CatalogForm['products'][number] = {
  id: 'card',
  type: 'giftCard',
  pageGroup: 'cards',
  image: '',
  quantityDiscountMinItems: 3,
  name: 'Bon',
  url: 'card',
  valueCard: true,
  validMonths: 24,
  priceLists: [{ id: 'value', name: 'Vrednost', price: 50, priceWithDiscount: 45 }],
};

const towel: CatalogForm['upsells'][number] = {
  id: 'towel',
  name: 'Brisača',
  description: 'Velika',
  image: '/media/towel.jpg',
  price: 5,
  priceWithDiscount: 4,
  boundToDay: true,
  parents: ['day', 'pass'],
};

/** Members in the order in which they are written. */
const whole: CatalogForm = {
  facilities: [
    {
      id: 'pool',
      days: {
        from: '2027-02-01',
        to: '2027-02-27',
        capacity: 100,
        except: [
          { weekdays: ['sat'], capacity: 150 },
          { weekdays: ['sun'], closed: true },
          { from: '2027-02-08', to: '2027-02-10', closed: true },
          { on: ['2027-02-14'], closed: false, capacity: 20 },
        ],
      },
    },
  ],
  categories: [{ id: 'rest', name: { sl: 'Počitek', de: 'Ruhe' } }],
  products: [day, night, pass, card],
  upsells: [towel],
  promoCodes: [
    { code: 'LESS', description: { sl: 'Manj', hr: 'Manje' }, amount: 5.5 },
    {
      code: 'TEN',
      description: 'Deset',
      percent: 10,
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
      kinds: ['ticket', 'giftCard'],
      products: ['card', 'day'],
      maxUses: 0,
    },
  ],
};

const nothing: CatalogForm = { facilities: [], categories: [], products: [], upsells: [], promoCodes: [] };

const offered = (form: CatalogForm) => offeredOf(form, localDate('2027-01-15'));

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isRecord(value) ? Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]) : [];
};

const namesOfSchema = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesOfSchema);
  if (!isRecord(schema)) return [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const inner = [schema.items, schema.anyOf].flatMap(namesOfSchema);
  return [...own.flatMap(([name, member]) => [name, ...namesOfSchema(member)]), ...inner];
};

test('a catalog with every member is written as it was read, to the byte', () => {
  expect(JSON.stringify(catalogFormOf(offered(whole)))).toBe(JSON.stringify(whole));
  const neverWritten = ['shared', 'ofMonth', 'everyWeeks'];
  expect(new Set([...namesIn(whole), ...neverWritten])).toEqual(new Set(namesOfSchema(catalogJsonSchema())));
});

test('goods that are not sold any more are stored as they were read, to the byte', () => {
  const { capacity: _, discount: __, ...spring } = pass.seasons?.[0] ?? expect.fail();
  const { days: ___, ...dayLeft } = day;
  const stored: StoredCatalog = {
    ...nothing,
    former: {
      products: [dayLeft, { ...pass, seasons: [spring] }, card],
      priceLists: [{ product: 'card', priceList: { id: 'old', name: 'Star', price: 30 } }],
      upsells: [towel],
      seasons: [{ id: 'winter', name: 'Zima', firstDay: '2026-12-01', lastDay: '2027-02-28' }],
    },
  };
  const { former } = compiledCatalog(stored);
  expect(JSON.stringify(storedCatalogOf(offeredOf(nothing, firstOfAll), former))).toBe(JSON.stringify(stored));
});

test('a product that is new differs by what its file says of it', () => {
  const difference = catalogDifferences(offered(nothing), offered({ ...nothing, products: [card] }));
  const [product] = difference.filter(({ path }) => path.join('/') === 'products/card');
  expect(JSON.stringify(product?.after)).toBe(JSON.stringify(card));
});
