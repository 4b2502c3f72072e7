import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId, mediaId, memberToken, orderRef } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { callTable, type Transport } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { against, againstCalls, json, query } from './testing/against.ts';
import type { Fault } from './testing/fault-server.ts';

const connect = async (...turns: readonly Fault[]): Promise<Transport> => (await against(...turns)).transport;

describe('a foreign provider', () => {
  const shopError = async (status: number, body: unknown): Promise<ShopError> =>
    (await (await connect(json(status, body))).call('loadCart', query))._unsafeUnwrapErr();

  test.each([
    [400, { errorCodes: ['X.Y'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [400, { errorCodes: ['X.Y', 'DateIsNotSelected'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [400, { errorCodes: ['Shop.AddTicketToCart.CapacityFull'] }, { kind: 'capacityFull' }],
    [
      400,
      { errorCodes: ['Shop.Cart.TooManyPersons'] },
      { kind: 'refusedByProvider', code: 'Shop.Cart.TooManyPersons' },
    ],
    [400, { errorCodes: [] }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: 'X' }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: [7] }, { kind: 'unreachable', cause: 'status' }],
    [400, {}, { kind: 'unreachable', cause: 'status' }],
    [404, {}, { kind: 'notFound', what: 'cart' }],
    [401, {}, { kind: 'unreachable', cause: 'status' }],
    [403, {}, { kind: 'unreachable', cause: 'status' }],
    [302, { errorCodes: ['X.Y'] }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: null }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: [{}] }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: { 0: 'X.Y' } }, { kind: 'unreachable', cause: 'status' }],
    [400, { errorCodes: ['x'.repeat(201)] }, { kind: 'unreachable', cause: 'status' }],
    [400, '<h1>Bad request</h1>', { kind: 'unreachable', cause: 'status' }],
    [400, null, { kind: 'unreachable', cause: 'status' }],
    [500, { errorCodes: ['X.Y'] }, { kind: 'unreachable', cause: 'status' }],
    [200, { success: false }, { kind: 'notFound', what: 'cart' }],
    [200, { success: false, errorCodes: ['X.Y'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [200, { status: 400, errorCodes: ['DateIsNotSelected'] }, { kind: 'dateNotSelected' }],
    [200, { status: 500 }, { kind: 'notFound', what: 'cart' }],
  ])('%i %j is %j', async (status, body, error) => {
    expect(await shopError(status, body)).toEqual(error);
  });

  test.each([400, 404, 409, 422])('a code counts at %i', async (status) => {
    const errorCodes = ['Shop.AddTicketToCart.CapacityFull'];
    expect(await shopError(status, { errorCodes })).toEqual({ kind: 'capacityFull' });
  });

  test.each([302, 399, 401, 402, 403, 405, 408, 410, 421, 423, 429, 499, 500, 503])(
    'a code counts for nothing at %i',
    async (status) => {
      const errorCodes = ['Shop.AddTicketToCart.CapacityFull'];
      expect(await shopError(status, { errorCodes })).toEqual({ kind: 'unreachable', cause: 'status' });
    },
  );

  test('a payment that started says so with its own status and an address', async () => {
    const request = { cartId: cartId('a'), paymentType: 'payment' } as const;
    const start = async (body: unknown) => portsOver(await connect(json(200, body))).startPayment(request);
    expect((await start({ status: 200, returnUrl: 'https://pay.example', errorCodes: null })).isOk()).toBe(true);
    expect((await start({ status: 400, returnUrl: null, errorCodes: ['P.1'] }))._unsafeUnwrapErr()).toEqual({
      kind: 'refusedByProvider',
      code: 'P.1',
    });
    expect((await start({ status: 400 }))._unsafeUnwrapErr()).toEqual({ kind: 'refusedByProvider', code: 'Error' });
    expect((await start({ status: 200, returnUrl: '' }))._unsafeUnwrapErr().kind).toBe('unreachable');
  });

  test.each([
    [400, {}, { kind: 'refusedByProvider', code: 'Error' }],
    [400, '<h1>Bad request</h1>', { kind: 'refusedByProvider', code: 'Error' }],
    [400, { errorCodes: ['X.Y'] }, { kind: 'refusedByProvider', code: 'X.Y' }],
    [399, {}, { kind: 'unreachable', cause: 'status' }],
    [401, {}, { kind: 'unreachable', cause: 'status' }],
    [500, {}, { kind: 'unreachable', cause: 'status' }],
  ])('checkout data that are answered with %i %j are %j', async (status, body, error) => {
    const { loadCustomer } = portsOver(await connect(json(status, body)));
    expect((await loadCustomer(query))._unsafeUnwrapErr()).toEqual(error);
  });

  test('a reservation that is not allowed, and an answer without a member (R-STATE-2, R-VALID-26)', async () => {
    const checkout = portsOver(await connect(json(200, { success: false, moznostRezervacije: true })));
    expect((await checkout.checkReservation(cartId('a')))._unsafeUnwrap()).toBe(false);
    const profile = portsOver(await connect(json(200, { success: false, user: { name: 'Ana' } })));
    expect((await profile.loadMember(memberToken('t')))._unsafeUnwrap()).toBeUndefined();
  });

  test('a log-in that failed, in the words of the server; the fixed environment goes along (R-ROLE-4)', async () => {
    const bodies: string[] = [];
    const calls = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };
    const { transport } = await againstCalls(calls, (response, request) => {
      request.on('data', (part: Buffer) => bodies.push(part.toString()));
      request.on('end', () => json(200, { success: false, message: 'Napačno geslo' })(response, request));
    });
    const profile = portsOver(transport);
    const message = (await profile.logIn('a@b.si', 'x'))._unsafeUnwrapErr();
    expect(message).toEqual({ kind: 'loginFailed', message: 'Napačno geslo' });
    expect(bodies.join('')).toBe('{"email":"a@b.si","password":"x","environment":999}');
  });

  test('an order that is found without more words has its type and the reference that was asked, and no more', async () => {
    const checkout = portsOver(await connect(json(200, { success: true, productType: 2 })));
    expect((await checkout.showOrder(orderRef('ref-1')))._unsafeUnwrap()).toEqual({
      ref: 'ref-1',
      productType: 'dailyTicket',
      items: [],
    });
  });

  test.each([
    ['notConfirmed', { declineReason: 'notConfirmed' }],
    ['a reason that nobody knows here', {}],
  ])('an order that was declined for %s tells a reason only where it is known', async (declineReason, reason) => {
    const body = { success: true, productType: 2, paymentStatus: 3, declineReason };
    const checkout = portsOver(await connect(json(200, body)));
    expect((await checkout.showOrder(orderRef('ref-1')))._unsafeUnwrap()).toEqual({
      ref: 'ref-1',
      productType: 'dailyTicket',
      status: 'error',
      ...reason,
      items: [],
    });
  });

  test.each([
    [{}],
    [{ productType: 2 }],
    [{ success: true }],
    [{ success: 'true', productType: 2 }],
    [{ success: true, productType: 2, paymentStatus: '4' }],
    [{ success: true, productType: 2, paymentStatus: 5 }],
    [{ success: true, productType: 2, outcome: 'paid' }],
    [{ success: true, productType: 2, total: '22.00' }],
    [{ success: true, productType: 2, placedAt: 0 }],
    [{ success: true, productType: 2, orderNumber: 7 }],
    [[]],
    [null],
  ])('%j is no order', async (body) => {
    const checkout = portsOver(await connect(json(200, body)));
    expect((await checkout.showOrder(orderRef('ref-1')))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'malformed',
    });
  });

  test('an answer of no success is no such order', async () => {
    const checkout = portsOver(await connect(json(200, { success: false })));
    const error = (await checkout.showOrder(orderRef('ref-1')))._unsafeUnwrapErr();
    expect(error).toEqual({ kind: 'notFound', what: 'order' });
  });

  test.each([[404], [410]])('media: %i', async (status) => {
    const content = portsOver(await connect(json(status, { title: 'Not found' })));
    const error = (await content.loadMedia('sl', mediaId('m')))._unsafeUnwrapErr();
    expect(error).toEqual(
      status === 404 ? { kind: 'notFound', what: 'media' } : { kind: 'unreachable', cause: 'status' },
    );
  });
});
