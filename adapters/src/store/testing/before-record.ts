import type { OrderHistory } from '@shop/core/checkout/order-history';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, checkoutSession, clientSecret, idempotencyKey, orderKey, orderRef, priceListId } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { isRecord } from '../../wire/codec/json-value.ts';
import type { BeforeRecord } from './before-folder.ts';
import { recordOf } from './fixture-record.ts';
import type { openFixtureShop } from './fixture-shop.ts';
import { termalija } from './test-shop.ts';

type Shop = Awaited<ReturnType<typeof openFixtureShop>>;

/** The account with orders in the record. */
const member = { email: 'zala@example.com', password: 'kopalna plahta' };

const idsOf = <Id>(ids: BeforeRecord['carts'], make: (id: string) => Id): Readonly<Record<string, Id>> =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, make(id)]));

/** Calls `ask` for each thing, one after the other, and returns the answers and errors. */
const answersOf = async <Thing, Shown>(
  things: Readonly<Record<string, Thing>>,
  ask: (thing: Thing, name: string) => ResultAsync<Shown, unknown>,
): Promise<Readonly<Record<string, unknown>>> => {
  const answers: Record<string, unknown> = {};
  for (const [name, thing] of Object.entries(things))
    answers[name] = await ask(thing, name).match<unknown>(
      (shown) => shown,
      (error) => error,
    );
  return answers;
};

/** Orders of both versions of the catalog and of each kind of goods. Reading the catalog for all orders takes
 *  seconds. */
const pricedAgain: readonly string[] = ['oldCatalog', 'everything', 'season', 'gifts', 'free'];

/** Returns an order's papers without what release 0.2.0 did not store about tickets. */
const papersThen = ({ tickets, ...papers }: OrderPapers) => ({
  ...papers,
  tickets: tickets.map(({ code, cartItemId: itemId, admittedAt }) => ({ code, itemId, admittedAt })),
});

/** Returns an order's history without what release 0.2.0 did not store, under its names. */
const historyThen = (history: OrderHistory | undefined) =>
  history && {
    ...history,
    entries: history.entries.map(({ by: _, goods: __, what, ...entry }) => ({
      ...entry,
      what: what === 'statusChanged' ? 'statusTold' : what,
    })),
  };

/** Renames ids of lines and numbers of orders to their names in release 0.2.0. */
const namesThen = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(namesThen);
  if (!isRecord(value)) return value;
  const former = (name: string): string => {
    if (name === 'cartItemId' && 'kind' in value) return 'id';
    return name === 'orderNumber' && 'placedAt' in value ? 'number' : name;
  };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [former(name), namesThen(part)]));
};

/** Returns the free places at Termalija, the carts' product, on each of 50 days, in persons. */
const placesLeftIn = ({ shop, clock }: Shop) => {
  const days = Array.from({ length: 50 }, (_, number) => plusDays(clock.today(), number));
  return answersOf(Object.fromEntries(days.map((date) => [date, date])), (date) =>
    shop
      .quoteTicket({ productId: termalija, language: 'sl', period: { type: 'day', date } })
      .map(({ ticketsAvailable }) => ticketsAvailable),
  );
};

/** Repeats the addition under its key, which returns the same cart and uses no places. */
const repeatedIn = ({ shop }: Shop, { date, list, quantity, key, client }: BeforeRecord['addition']) =>
  shop.addTicket(
    {
      productId: termalija,
      language: 'sl',
      period: { type: 'day', date },
      items: [{ priceListId: priceListId(list), quantity }],
    },
    idempotencyKey(key),
    clientSecret(client),
  );

/** Returns the answers of a shop to the questions of the record, in the same order. */
export const shownLike = async (shop: Shop, record: BeforeRecord) => {
  const [carts, orders] = [idsOf(record.carts, cartId), idsOf(record.orders, orderRef)];
  const shown = await recordOf(shop, carts, orders);
  const histories = await answersOf(orders, (ref) => shop.desk.history(ref).map(historyThen));
  const some = Object.fromEntries(Object.entries(orders).filter(([name]) => pricedAgain.includes(name)));
  const replays = await answersOf(some, (ref) => shop.desk.replay(ref));
  const papers = await answersOf(record.orderKeys, (key) => shop.checkout.showPapers(orderKey(key)).map(papersThen));
  const attention = (await shop.desk.attention())._unsafeUnwrap();
  const token = (await shop.profile.logIn(member.email, member.password))._unsafeUnwrap();
  const membersOrders = (await shop.accounts.ordersOf(token))._unsafeUnwrap();
  const catalogVersions = (await shop.catalog?.listVersions())?._unsafeUnwrap();
  const placesLeft = await placesLeftIn(shop);
  const repeated = (await repeatedIn(shop, record.addition))._unsafeUnwrap().cartId;
  const drafts: Record<string, unknown> = {};
  for (const [name, session] of Object.entries(record.sessions))
    drafts[name] = await shop.drafts?.find({
      cartId: cartId(record.carts[name] ?? ''),
      session: checkoutSession(session),
    });
  // Last, because it takes expired places again.
  const forms = await answersOf(record.sessions, (session, name) =>
    shop.checkout
      .loadCustomer({ cartId: cartId(record.carts[name] ?? ''), session: checkoutSession(session), language: 'sl' })
      .map(({ draft }) => draft),
  );
  return namesThen({
    ...shown,
    histories,
    replays,
    papers,
    attention,
    membersOrders,
    catalogVersions,
    placesLeft,
    repeated,
    drafts,
    forms,
  });
};
