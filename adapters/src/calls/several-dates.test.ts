import { expect, test } from 'vitest';
import { decode } from '../codec/codec.ts';
import { ticketOrder } from './ticket-codec.ts';

const asked = (Dates: readonly string[]) =>
  decode(ticketOrder, {
    ProductId: 'p',
    Language: 'sl',
    Dates: [...Dates],
    Items: [{ PriceListId: 'l', Quantity: 1 }],
  });

test('several days in one request are refused with a code of their own', () => {
  expect(asked(['2026-12-01', '2026-12-02'])._unsafeUnwrapErr()).toEqual({ kind: 'severalDates' });
});

test('one day, also twice, is that day; none is left to the host, who knows whether the ticket needs one', () => {
  const period = { type: 'day', date: '2026-12-01' };
  expect(asked(['2026-12-01'])._unsafeUnwrap().period).toEqual(period);
  expect(asked(['2026-12-01', '2026-12-01'])._unsafeUnwrap().period).toEqual(period);
  expect(asked([])._unsafeUnwrap().period).toBeUndefined();
});
