import { expect, test } from 'vitest';
import { unlikeCalls } from './unlike-calls.ts';

const call = (name: string, request: object = {}, error?: object) =>
  JSON.stringify({ call: name, request, ...(error === undefined ? { answer: {} } : { error }) });

const [add, pay] = [call('addTicket', { Quantity: 2 }), call('startPayment')];
const refused = call('startPayment', {}, { errorCodes: ['ShopCheckOut.PaymentStart.CustomerMissing'] });

test('a call that is refused may be missing in a browser, where it is not offered', () => {
  expect(unlikeCalls([add, pay], [add, pay])).toEqual([]);
  expect(unlikeCalls([add, refused, pay], [add, pay])).toEqual([]);
  expect(unlikeCalls([add, refused, pay], [add, refused, pay])).toEqual([]);
});

test('any other difference is told: a call that is missing, added, made otherwise, in another order or refused in other words', () => {
  const three = call('addTicket', { Quantity: 3 });
  const otherwise = call('startPayment', {}, { errorCodes: ['ShopCheckOut.PaymentStart.CartEmpty'] });
  expect(unlikeCalls([add, pay], [add])).toEqual([`- ${pay}`]);
  expect(unlikeCalls([add], [add, pay])).toEqual([`+ ${pay}`]);
  expect(unlikeCalls([add, pay], [three, pay])).toEqual([`- ${add}`, `+ ${three}`]);
  expect(unlikeCalls([add, pay], [pay, add])).toEqual([`- ${add}`, `+ ${pay}`]);
  expect(unlikeCalls([add, refused], [add, otherwise])).toEqual([`+ ${otherwise}`]);
  expect(unlikeCalls([add], [add, refused])).toEqual([`+ ${refused}`]);
});
