import { expect, test } from 'vitest';
import { flashOfPosted, postedIn } from './posted-flash.ts';

const errors = { carriedBy: () => undefined, errorIn: () => undefined };
const posted = { does: 'addTicket', fields: { adults: '2' } } as const;
const address = { path: '/en/tickets', search: 'date=2027-01-20' };
const flash = flashOfPosted(posted, address, errors);

test('a form that was not accepted is restored on the address that it was posted to', () => {
  expect(postedIn(flash, address, errors)).toEqual(posted);
});

test.each([
  ['with another query', { ...address, search: 'date=2027-01-21' }],
  ['without a query', { ...address, search: '' }],
  ['with a longer query', { ...address, search: `${address.search}&page=2` }],
])('a form that was not accepted is not restored on the same path %s', (_, other) => {
  expect(postedIn(flash, other, errors)).toBeUndefined();
});
