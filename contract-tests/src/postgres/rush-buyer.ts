import { setTimeout as pause } from 'node:timers/promises';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
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
import type { Result, ResultAsync } from 'neverthrow';
import { cardFor } from '../contracts/cards.ts';
import { anna } from '../contracts/shopping.ts';

type Shop = ReturnType<typeof portsOver>;

/** What all of a rush want: one place on a day. */
export type WantedPlace = {
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  readonly date: LocalDate;
};

/** How a buyer fared. `bought`: the shop has said that the order is completed. `left`: paid, and never came back. */
export type Fared =
  | { readonly type: 'bought' | 'left'; readonly ref: OrderRef }
  | { readonly type: 'soldOut' }
  | { readonly type: 'failed'; readonly at: string; readonly error: ShopError };

/** So long a buyer asks again and again. Units: milliseconds. */
const patience = 60_000;

const shops = new Map<string, Shop>();

const shopAt = (origin: string): Shop => {
  const shop = shops.get(origin) ?? portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));
  shops.set(origin, shop);
  return shop;
};

/** Somebody who asks each host in turn, and the next one the same again when one does not answer, under the same key. */
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
  /** Tells the rounds of a campaign apart. */
  readonly round: string;
  readonly comesBack: boolean;
};

/** One of a rush from the empty cart to the completed order, at whichever hosts answer. */
export const buyOnePlace = async (number: number, terms: RushTerms): Promise<Fared> => {
  const { origins, wanted, round, comesBack } = terms;
  const { productId, priceListId, date } = wanted;
  const ask = asking(origins, number);
  const failed = (at: string, error: ShopError): Fared => ({ type: 'failed', at, error });
  const order = {
    productId,
    language: 'sl',
    period: { type: 'day', date },
    lines: [{ priceListId, quantity: 1 }],
  } as const;
  const key = idempotencyKey(`rush ${round} ${number}`);
  const client = clientSecret(`${round} ${number}`.padStart(32, '0'));
  const added = await ask((shop) => shop.addTicket(order, key, client));
  if (added.isErr()) return added.error.kind === 'capacityFull' ? { type: 'soldOut' } : failed('cart', added.error);
  const { cartId } = added.value;
  const saved = await ask((shop) => shop.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }));
  if (saved.isErr()) return failed('personal data', saved.error);
  const started = await ask((shop) => shop.startPayment({ cartId, paymentType: 'payment', ...saved.value }));
  if (started.isErr()) return failed('payment', started.error);
  const paid = await payWithCard(started.value.returnUrl, cardFor('paid'), (address, init) => fetch(address, init));
  if (paid.isErr()) return failed('payment page', paid.error);
  const ref = orderRef(new URL(paid.value).searchParams.get('ref') ?? '');
  if (!comesBack) return { type: 'left', ref };
  const shown = await ask(
    (shop) => shop.showOrder(ref),
    ({ status }) => status === 'completed',
  );
  return shown.match(
    ({ status }): Fared =>
      status === 'completed' ? { type: 'bought', ref } : failed(`order ${status}`, { kind: 'notFound', what: 'order' }),
    (error) => failed('order', error),
  );
};
