import { cleanedRemoteShop } from '@shop/adapters/shop/cleaned-remote-shop';
import type { OddAnswer } from '@shop/adapters/wire/client/foreign-answers';
import { idempotencyKey } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import type { DialectName } from './dialect.ts';
import { startHost, tomorrow } from './raw-host.ts';

/** Returns the value of an answer; fails the test on an error. */
export const answerOf = async <Value>(answer: ResultAsync<Value, unknown>): Promise<Value> =>
  (await answer).match(
    (value) => value,
    (error) => expect.fail(JSON.stringify(error)),
  );

export const errorOf = async <Failure>(answer: ResultAsync<unknown, Failure>): Promise<Failure> =>
  (await answer)._unsafeUnwrapErr();

/** Opens our shop with a foreign host as its provider. Also returns the reports about odd answers. */
export const openFront = async (dialect: DialectName) => {
  const host = await startHost(dialect);
  const odd: OddAnswer[] = [];
  const provider = cleanedRemoteShop({ url: host.url, paymentOrigins: [], onOddAnswer: (one) => void odd.push(one) });
  const { shop } = provider;
  let presses = 0;
  const key = () => {
    presses += 1;
    return idempotencyKey(`press-${presses}`);
  };
  /** Loads a product of a list. */
  const product = async (group: 'poolTickets' | 'giftVouchers', at: number) => {
    const { items } = await answerOf(shop.listProducts({ language: 'sl', group, skip: 0, take: 999 }));
    return answerOf(shop.showProduct('sl', items[at]?.url ?? ''));
  };
  /** Makes a cart with two adults tomorrow, at 17,45 each. */
  const cart = async () => {
    const { id: productId } = await product('poolTickets', 0);
    const period = { type: 'day', date: tomorrow } as const;
    const quote = await answerOf(shop.quoteTicket({ productId, language: 'sl', period }));
    const items = (quote.priceGroups[0]?.priceLists ?? [])
      .slice(0, 1)
      .map(({ priceListId }) => ({ priceListId, quantity: 2 }));
    return (await answerOf(shop.addTicket({ productId, language: 'sl', period, items }, key()))).cartId;
  };
  return { host, odd, ...provider, key, product, cart };
};
