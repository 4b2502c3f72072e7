import { localDate, plusDays } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { isRecord } from '../wire/codec/json-value.ts';
import { type CatalogForm, catalogJsonSchema } from './catalog-form.ts';
import { datedForm } from './dated-form.ts';

const first = localDate('2027-01-15');

const product = { pageGroup: 'tickets', image: '', name: 'N', priceGroups: [] };

type Day = number | string;

/** Returns a catalog with a relative day in every member that accepts one, written by `day`, and a date with each. */
const formWith = (day: (count: number) => Day): CatalogForm => ({
  facilities: [
    {
      id: 'pool',
      days: {
        ...{ from: day(-14), to: day(30), capacity: 9 },
        except: [{ on: [day(0), '2027-02-01'], from: day(1), to: day(2), closed: true }],
      },
    },
    { id: 'never' },
  ],
  categories: [],
  products: [
    {
      ...{ ...product, id: 'day', type: 'dailyTicket', url: 'day' },
      days: {
        ...{ from: day(3), to: day(4) },
        except: [{ on: [day(5)], from: day(6), to: day(45), discount: 10 }],
      },
    },
    {
      ...{ ...product, id: 'pass', type: 'multiDayTicket', url: 'pass' },
      seasons: [{ id: 'spring', name: 'P', firstDay: day(45), lastDay: day(136), capacity: 5 }],
    },
  ],
  upsells: [],
  promoCodes: [{ code: 'TEN', description: '', percent: 10, validFrom: day(-1), validUntil: day(1) }],
});

test('every relative day of a catalog becomes a date, and a date is unchanged', () => {
  expect(
    datedForm(
      formWith((count) => count),
      first,
    ),
  ).toEqual(formWith((count) => plusDays(first, count)));
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
