import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { serving } from '@shop/adapters/server/testing/serving';
import type { CallContext } from '@shop/adapters/wire/calls/call';
import { type CallName, callNames, type RequestOf, type Transport } from '@shop/adapters/wire/calls/call-table';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { transportOver } from '@shop/adapters/wire/calls/transport-over';
import { fetchTransport } from '@shop/adapters/wire/client/fetch-transport';
import { cartId, mediaId, memberToken } from '@shop/core/ids';
import { shopPath } from '@shop/core/paths/shop-paths';
import { refusal, value } from '@shop/core/testing/answers';
import { expect, onTestFinished, test } from 'vitest';
import { givenOf } from './contract-test.ts';
import { firstOf } from './shopping.ts';
import { missing } from './world.ts';
import { memoryWorld } from './worlds.ts';

type Answered = { readonly name: CallName; readonly reply?: unknown; readonly error?: unknown };

/** Appends the answer of each call to `answers`. */
const recorded = (transport: Transport, answers: Answered[]): Transport => ({
  call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) =>
    transport
      .call(name, request, context)
      // A log-in over HTTP writes its token into the answer as well.
      .andTee((reply) => void answers.push({ name, reply: name === 'logIn' ? reply.memberToken : reply }))
      .orTee((error) => void answers.push({ name, error })),
});

/** Opens a shop in memory behind client, socket and server, and records the answers on both sides of the wire. */
const openBoth = async () => {
  const inner = await memoryWorld();
  onTestFinished(inner.close);
  const [returned, received]: [Answered[], Answered[]] = [[], []];
  const ports = portsOver(recorded(transportOver(inner), returned));
  const server = await serving({ shop: ports, checkout: ports, content: ports, profile: ports });
  onTestFinished(server.close);
  const calls = portsOver(recorded(fetchTransport({ baseUrl: server.url, timeoutMs: 20_000 }), received));
  const world = { ...inner, shop: calls, checkout: calls, content: calls, profile: calls };
  return { ...givenOf(world), calls, returned, received };
};

test('a caller over HTTP receives what the port returns, for each call and for refusals (R-DRIVE-6)', async () => {
  const given = await openBoth();
  const { calls, world, filledCart, addSingles, giftCard, setQuantity, remove, applyCode, save } = given;
  const language = 'sl';

  await value(calls.listCategories(language));
  const { cart, line, day } = await filledCart();
  const query = { cartId: cart.id, language } as const;
  const { upsells } = await addSingles(day, 1, cart.id);
  const { id, parentProductIds } = upsells.find(({ dates }) => dates.includes(day.date)) ?? missing('an upsell');
  await value(
    calls.addUpsell({ ...query, items: [{ id, parentProductIds, quantity: 1, date: day.date }] }, freshKey()),
  );
  const { card, list } = await giftCard('fixed');
  const items = [{ priceListId: list.priceListId, quantity: 1 }];
  await value(calls.addGiftCard({ ...query, productId: card.id, items }, freshKey()));
  await value(setQuantity(cart, line, 1));
  await remove(cart, firstOf(await given.load(cart.id)));
  await value(calls.extendHold({ cartId: (await addSingles(day, 2)).cartId, language }));
  await value(applyCode(cart.id, world.promoCodes.percent.code));
  await value(calls.loadCustomer(query));
  await value(calls.checkReservation(cart.id));
  const session = await save(cart.id);
  await given.payPage(cart.id, session);
  await value(calls.stopPayment({ cartId: cart.id, session }));
  const ref = await world.pay(await given.payPage(cart.id, session), 'paid');
  const { orderKey = missing('the key of the order'), cancelId = missing('the id to cancel') } = await given.show(
    ref,
    session,
  );
  await value(calls.showPapers(orderKey));
  await value(calls.cancelOrder(cancelId));

  const { email, password } = await world.openAccount();
  const token = await value(calls.logIn(email, password));
  await value(calls.loadMember(token));
  await value(calls.logOut(token));

  await value(calls.loadPage(language, shopPath('home', language)));
  await value(calls.loadSite(language));
  await value(calls.loadTranslations(language));
  await value(calls.loadRouteKeys());

  await refusal(calls.loadMedia(language, mediaId('nothing')));
  await refusal(calls.loadCart({ cartId: cartId('nothing'), language }));
  await refusal(applyCode(cart.id, 'NOTHING'));
  await value(calls.loadMember(memberToken('nothing')));

  for (const name of callNames) {
    const [returned, received] = [given.returned, given.received].map((all) => all.filter((one) => one.name === name));
    expect(received?.length, name).toBeGreaterThan(0);
    // Calls that are made together may be answered in another order.
    for (const answer of received ?? []) expect(returned, name).toContainEqual(answer);
  }
});
