import { expect, test } from 'vitest';
import { bookedAddress, bookingIn, partyAddress, partyIn } from './booking-query.ts';

const list = '/sl/vstopnice-bazeni';

const booked = (search: string): string => {
  const sent = bookingIn(search) ?? expect.fail('no booking');
  return bookedAddress(list, 'termalija & savna', 'day', sent);
};

test('a sent booking leads to the day of the ticket with its persons', () => {
  const address = booked('area=termalija&date=2026-12-01&adults=2&children=1');
  expect(address).toBe(`${list}/termalija%20%26%20savna?adults=2&children=1&kind=day&date=2026-12-01`);
  expect(partyIn(address.split('?')[1] ?? '')).toEqual({ kind: 'day', adults: 2, children: 1 });
});

test('a booking without a day leads to the ticket, which asks for the day and keeps the persons', () => {
  expect(booked('area=termalija&adults=2')).toMatch(/[?]adults=2&children=0&kind=day&date=$/);
});

test('an address without an area is no booking, and one without persons or price group has no party', () => {
  expect(bookingIn('date=2026-12-01&adults=2')).toBeUndefined();
  for (const search of ['', 'kind=day', 'kind=day&adults=0&children=0', 'adults=2', 'kind=day&adults=x'])
    expect(partyIn(search)).toBeUndefined();
});

test('numbers of an address are limited', () => {
  expect(partyIn('kind=day&adults=100000&children=-3')).toEqual({ kind: 'day', adults: 99, children: 0 });
});

test('the steps of a ticket keep the party in their address', () => {
  expect(partyAddress('/sl/x/y', undefined)).toBe('/sl/x/y');
  expect(partyAddress('/sl/x/y', { kind: 'day', adults: 0, children: 3 })).toBe('/sl/x/y?adults=0&children=3&kind=day');
});
