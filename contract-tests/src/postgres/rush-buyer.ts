import { setTimeout as pause } from 'node:timers/promises';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { anna } from '@shop/adapters/seller/testing/shopper';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import {
  clientSecret,
  idempotencyKey,
  type OrderRef,
  orderRef,
  type PriceListId,
  type ProductId,
} from '@shop/core/ids';
import { ok, type Result, type ResultAsync } from 'neverthrow';
import { cardFor } from '../contracts/cards.ts';
import type { HostProcesses } from './host-processes.ts';

type Shop = ReturnType<typeof callsAt>;

/** The ticket that all buyers of a rush want: one place on a day. */
export type WantedPlace = {
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  readonly date: LocalDate;
};

/** The result of a buyer. `bought`: the shop reported a completed order. `left`: the buyer paid and did not come
 *  back. */
export type BuyerResult =
  | { readonly type: 'bought' | 'left'; readonly ref: OrderRef }
  | { readonly type: 'soldOut' }
  | { readonly type: 'failed'; readonly at: string; readonly error: ShopError };

/** How long a buyer retries. Units: milliseconds. */
const patience = 60_000;

const shops = new Map<string, Shop>();

const shopAt = (origin: string): Shop => {
  const shop = shops.get(origin) ?? callsAt(origin);
  shops.set(origin, shop);
  return shop;
};

/** Returns a function that calls hosts in rotation and repeats an unanswered request at the next one, with the same
 *  key. */
const asking = (origins: () => readonly string[], first: number) => {
  let turn = first;
  return async <Value>(
    call: (shop: Shop) => ResultAsync<Value, ShopError>,
    isDone: (value: Value) => boolean = () => true,
  ): Promise<Result<Value, ShopError>> => {
    const until = performance.now() + patience;
    for (;;) {
      turn += 1;
      const living = origins();
      const origin = living[turn % living.length];
      const answer = origin === undefined ? undefined : await call(shopAt(origin));
      const isFinal = answer?.match(isDone, ({ kind }) => kind !== 'unreachable' && kind !== 'paymentUnconfirmed');
      if (answer !== undefined && (isFinal || performance.now() > until)) return answer;
      await pause(50 + Math.random() * 100);
    }
  };
};

export type RushTerms = {
  readonly origins: () => readonly string[];
  readonly wanted: WantedPlace;
  /** A name that distinguishes the rounds of a campaign. */
  readonly round: string;
  readonly comesBack: boolean;
  /** Returns the address of a buyer; the connection's address when absent. */
  readonly addressOf?: (number: number) => string;
};

/** Makes a purchase from the empty cart to the completed order, at any host that answers. */
export const buyOnePlace = async (number: number, terms: RushTerms): Promise<BuyerResult> => {
  const { origins, wanted, round, comesBack, addressOf } = terms;
  const { productId, priceListId, date } = wanted;
  const ask = asking(origins, number);
  const failed = (at: string, error: ShopError): BuyerResult => ({ type: 'failed', at, error });
  const address = addressOf?.(number);
  const query = { productId, language: 'sl', period: { type: 'day', date } } as const;
  const order = { ...query, items: [{ priceListId, quantity: 1 }], client: address };
  const quote = await ask((shop) => shop.quoteTicket(query));
  if (quote.isErr()) return failed('quote', quote.error);
  const key = idempotencyKey(`rush ${round} ${number}`);
  const client = clientSecret(`${round} ${number}`.padStart(32, '0'));
  const added = await ask((shop) => shop.addTicket(order, key, client));
  if (added.isErr()) return added.error.kind === 'capacityFull' ? { type: 'soldOut' } : failed('cart', added.error);
  const { cartId } = added.value;
  const saved = await ask((shop) => shop.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }));
  if (saved.isErr()) return failed('personal data', saved.error);
  const started = await ask((shop) =>
    shop.startPayment({ cartId, paymentType: 'payment', ...saved.value, client: address }),
  );
  if (started.isErr()) return failed('payment', started.error);
  const { returnUrl } = started.value;
  // A free order is completed without the payment page.
  const isPaid = new URL(returnUrl).searchParams.has('ref');
  const paid = isPaid
    ? ok(returnUrl)
    : await payWithCard(returnUrl, cardFor('paid'), (page, init) => fetch(page, init));
  if (paid.isErr()) return failed('payment page', paid.error);
  const ref = orderRef(new URL(paid.value).searchParams.get('ref') ?? '');
  if (!comesBack) return { type: 'left', ref };
  const shownOrder = await ask(
    (shop) => shop.showOrder(ref),
    ({ status }) => status === 'completed',
  );
  return shownOrder.match(
    ({ status }): BuyerResult =>
      status === 'completed' ? { type: 'bought', ref } : failed(`order ${status}`, { kind: 'notFound', what: 'order' }),
    (error) => failed('order', error),
  );
};

/** Returns the days on sale with the cheapest single ticket for each, or with the free one. */
export const wantedPlaces = async (origin: string, cost?: 'nothing'): Promise<readonly WantedPlace[]> => {
  const shop = callsAt(origin);
  const page = cost === 'nothing' ? 'druzinski-dan-termalija' : 'termalija';
  const product = (await shop.showProduct('sl', page))._unsafeUnwrap();
  if (product.type !== 'dailyTicket') throw new Error('what is bought is no day ticket');
  const days = product.availability.filter((day) => day.ticketsAvailable > 100).map((day) => day.date);
  const [first] = days;
  if (first === undefined) throw new Error('no day is free');
  const period = { type: 'day', date: first } as const;
  const quote = (await shop.quoteTicket({ language: 'sl', productId: product.id, period }))._unsafeUnwrap();
  const lists = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
  const list = lists.find(
    ({ sale, kind, price }) => sale.type === 'onSale' && kind.type === 'default' && (price === 0 || cost !== 'nothing'),
  );
  if (list === undefined) throw new Error('there is no single ticket');
  return days.map((date) => ({ productId: product.id, priceListId: list.priceListId, date }));
};

type Day = Pick<WantedPlace, 'productId' | 'date'>;

/** Returns the SQL condition for the row of a day's places. */
export const dayOf = ({ productId, date }: Day): string =>
  `places where period = '${date}' and facility_id = '${productId}'`;

/** Sets the capacity of a day. */
export const setPlaces = (url: string, day: Day, places: number) =>
  asKeeper(url, `update ${dayOf(day).replace(' where', ` set capacity = ${places} where`)}`);

/** Returns the counters of a day. Units: persons. */
export const countsOf = async (url: string, day: Day) => {
  const [row] = await asKeeper(url, `select held, paying, sold from ${dayOf(day)}`);
  return { held: Number(row?.held), paying: Number(row?.paying), sold: Number(row?.sold) };
};

export type RushPlan = {
  readonly hosts: Pick<HostProcesses, 'origins'>;
  readonly wanted: WantedPlace;
  readonly round: string;
  readonly buyers: number;
  /** One in this many buyers pays and does not come back. */
  readonly everyLeaves: number;
  /** A disturbance, made once `after` buyers have finished. */
  readonly disturbance: { readonly after: number; readonly make: () => Promise<void> };
};

export type Rush = { readonly acknowledged: readonly OrderRef[]; readonly results: readonly BuyerResult[] };

/** Runs concurrent buyers who all want a place of one day, with a disturbance in the middle. */
export const rush = async (plan: RushPlan): Promise<Rush> => {
  const { hosts, wanted, round, buyers, everyLeaves, disturbance } = plan;
  let known = 0;
  let disturbed: Promise<void> = Promise.resolve();
  const buy = async (number: number): Promise<BuyerResult> => {
    const comesBack = (number + 1) % everyLeaves !== 0;
    const result = await buyOnePlace(number, { origins: hosts.origins, wanted, round, comesBack });
    known += 1;
    if (known === disturbance.after) disturbed = disturbance.make();
    return result;
  };
  const results = await Promise.all(Array.from({ length: buyers }, (_none, number) => buy(number)));
  await disturbed;
  return { acknowledged: results.flatMap((one) => (one.type === 'bought' ? [one.ref] : [])), results };
};

/** Returns how many buyers had each result. */
export const tally = ({ results }: Rush) => {
  const of = (type: BuyerResult['type']): number => results.filter((one) => one.type === type).length;
  return { bought: of('bought'), left: of('left'), soldOut: of('soldOut'), failed: of('failed') };
};
