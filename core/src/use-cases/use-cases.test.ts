import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { cartId } from '../ids.ts';
import { aCart, aDay, aPriceList, aTicket, aTicketQuote } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubPorts, stubRandom, stubShop } from '../testing/stub-ports.ts';
import { makeUseCases, observedUseCases } from './use-cases.ts';

it('the use cases of one visitor share the jar', async () => {
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

it('an observer gets each refusal with its use case, and the caller the same result', async () => {
  const refusals: unknown[] = [];
  const ports = stubPorts({ cookies: memoryCookies(), random: stubRandom({ token: () => 'key' }) });
  const useCases = observedUseCases(makeUseCases(ports), (...refusal) => refusals.push(refusal));
  const refused = { kind: 'notFound', what: 'cart' };
  expect((await useCases.extendHold('sl'))._unsafeUnwrapErr()).toEqual(refused);
  expect((await useCases.loadCart('sl'))._unsafeUnwrap()).toBeUndefined();
  expect([useCases.newIntent(), refusals]).toEqual(['key', [['extendHold', refused]]]);
});
