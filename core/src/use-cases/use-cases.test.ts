import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { emptyDraft } from '../customer/customer-rules.ts';
import { cartId, cartItemId } from '../ids.ts';
import { aCart, aDay, aPriceList, aTicket, aTicketLine, aTicketQuote } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubPorts, stubRandom, stubShop } from '../testing/stub-ports.ts';
import { makeUseCases, observedUseCases } from './use-cases.ts';

it('the use cases of a visitor share their cookies', async () => {
  const shop = stubShop({
    addTicket: () => okAsync({ cartId: cartId('cart-1'), upsells: [] }),
    loadCart: ({ cartId: id }) => okAsync(aCart({ id })),
  });
  const random = stubRandom({ token: () => 'key', secret: () => 'key' });
  const { addTicket, loadCart } = makeUseCases(stubPorts({ shop, random, cookies: memoryCookies() }));
  expect((await loadCart('sl'))._unsafeUnwrap()).toBeUndefined();
  await addTicket({
    ticket: aTicket(),
    language: 'sl',
    date: aDay,
    choices: [{ priceListId: aPriceList().priceListId, quantity: 1 }],
    quote: aTicketQuote({ ticketsAvailable: 1 }),
  });
  expect((await loadCart('sl'))._unsafeUnwrap()?.id).toBe('cart-1');
});

it('an observer receives each refusal with the name of its use case, and the caller the same result', async () => {
  const refusals: unknown[] = [];
  const ports = stubPorts({ cookies: memoryCookies(), random: stubRandom({ token: () => 'key' }) });
  const useCases = observedUseCases(makeUseCases(ports), (...refusal) => refusals.push(refusal));
  const refused = { kind: 'notFound', what: 'cart' };
  expect((await useCases.extendHold('sl'))._unsafeUnwrapErr()).toEqual(refused);
  expect((await useCases.loadCart('sl'))._unsafeUnwrap()).toBeUndefined();
  expect([useCases.newIntent(), refusals]).toEqual(['key', [['extendHold', refused]]]);
});

it('an observer receives the name of every use case that is refused without a cart', async () => {
  const named: string[] = [];
  const ports = stubPorts({ cookies: memoryCookies(), random: stubRandom({ token: () => 'key' }) });
  const useCases = observedUseCases(makeUseCases(ports), (name) => named.push(name));
  const ofLine = { cartItemId: cartItemId('line-1'), language: 'sl' } as const;
  await useCases.addUpsell({ items: [], language: 'sl' });
  await useCases.changeQuantity({ ...ofLine, quantity: 1 });
  await useCases.removeItem(ofLine);
  await useCases.restoreItem(aTicketLine(), 'sl');
  await useCases.applyPromoCode('CODE');
  await useCases.loadCustomer('sl');
  await useCases.saveCustomer({ draft: emptyDraft, language: 'sl' });
  await useCases.checkReservation();
  await useCases.startPayment('payment');
  await useCases.stopPayment();
  expect(named).toEqual([
    ...['addUpsell', 'changeQuantity', 'removeItem', 'restoreItem', 'applyPromoCode', 'loadCustomer', 'saveCustomer'],
    ...['checkReservation', 'startPayment', 'stopPayment'],
  ]);
});
