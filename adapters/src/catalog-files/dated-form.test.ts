import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { isRecord } from '../wire/codec/json-value.ts';
import { type CatalogForm, catalogJsonSchema } from './catalog-form.ts';
import { datedForm } from './dated-form.ts';

const first = localDate('2027-01-15');

const product = { pageGroup: 'tickets', image: '', name: 'N', priceGroups: [] };

/** Relative days in every member that accepts them, and a date with each. */
const form: CatalogForm = {
  facilities: [
    {
      id: 'pool',
      days: { from: -14, to: 30, capacity: 9, except: [{ on: [0, '2027-02-01'], from: 1, to: 2, closed: true }] },
    },
    { id: 'never' },
  ],
  categories: [],
  products: [
    {
      ...product,
      id: 'day',
      type: 'dailyTicket',
      url: 'day',
      days: { from: 3, to: 4, except: [{ on: [5], from: 6, to: '2027-03-01', discount: 10 }] },
    },
    {
      ...product,
      id: 'pass',
      type: 'multiDayTicket',
      url: 'pass',
      seasons: [{ id: 'spring', name: 'P', firstDay: 45, lastDay: '2027-05-31', capacity: 5 }],
    },
  ],
  upsells: [],
  promoCodes: [{ code: 'TEN', description: '', percent: 10, validFrom: -1, validUntil: 1 }],
};

const dated: CatalogForm = {
  facilities: [
    {
      id: 'pool',
      days: {
        from: '2027-01-01',
        to: '2027-02-14',
        capacity: 9,
        except: [{ on: ['2027-01-15', '2027-02-01'], from: '2027-01-16', to: '2027-01-17', closed: true }],
      },
    },
    { id: 'never' },
  ],
  categories: [],
  products: [
    {
      ...product,
      id: 'day',
      type: 'dailyTicket',
      url: 'day',
      days: {
        from: '2027-01-18',
        to: '2027-01-19',
        except: [{ on: ['2027-01-20'], from: '2027-01-21', to: '2027-03-01', discount: 10 }],
      },
    },
    {
      ...product,
      id: 'pass',
      type: 'multiDayTicket',
      url: 'pass',
      seasons: [{ id: 'spring', name: 'P', firstDay: '2027-03-01', lastDay: '2027-05-31', capacity: 5 }],
    },
  ],
  upsells: [],
  promoCodes: [{ code: 'TEN', description: '', percent: 10, validFrom: '2027-01-14', validUntil: '2027-01-16' }],
};

test('every relative day of a catalog becomes a date, and a date is unchanged', () => {
  expect(datedForm(form, first)).toEqual(dated);
});

/** Returns the members of the schema that accept a relative day, each with its list. */
const dayMembers = (schema: unknown, list = ''): readonly string[] => {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const isDay = (member: unknown): boolean =>
    /a number of days after/.test(String(isRecord(member) && member.description));
  const isDays = (member: unknown): boolean => isRecord(member) && isDay(member.items);
  return own.flatMap(([name, member]) =>
    isDay(member) || isDays(member)
      ? [`${list}/${name}`]
      : dayMembers(isRecord(member) && member.items !== undefined ? member.items : member, `${list}/${name}`),
  );
};

test('only the dated members of a catalog accept a relative day', () => {
  const rules = (days: string) => [
    `${days}/from`,
    `${days}/to`,
    ...['on', 'from', 'to'].map((name) => `${days}/except/${name}`),
  ];
  expect(dayMembers(catalogJsonSchema()).toSorted()).toEqual(
    [
      ...rules('/facilities/days'),
      ...rules('/products/days'),
      ...['firstDay', 'lastDay'].map((name) => `/products/seasons/${name}`),
      ...['validFrom', 'validUntil'].map((name) => `/promoCodes/${name}`),
    ].toSorted(),
  );
});
