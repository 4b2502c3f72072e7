import { sqlDrafts } from '@shop/adapters/store/seller/sql-drafts';
import { draftsContract } from '@shop/adapters/store/testing/drafts.contract';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { adult } from '@shop/adapters/store/testing/test-shop';
import { cartId, checkoutSession } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';
import { hostOn } from './race.ts';

draftsContract(openTestShop);

const idOf = (visitor: number) => `visitor ${visitor}`;

/** Starts three hosts for a number of visitors, each with a cart and a session. */
const threeHosts = async (count: number) => {
  const { url, add } = await openTestShop();
  const { cartId: filled } = (await add([[adult, 1]]))._unsafeUnwrap();
  await asKeeper(
    url,
    `insert into carts (id, revision, document)
     select 'visitor ' || number, 1, document from carts, generate_series(0, ${count - 1}) as number where id = '${filled}'`,
  );
  let tries = 0;
  const hosts = Array.from({ length: 3 }, () => {
    const { database, clock } = hostOn(url);
    const counted: typeof database = {
      ...database,
      transaction: (terms, work) =>
        database.transaction(terms, (tx) => {
          tries += 1;
          return work(tx);
        }),
    };
    return sqlDrafts(counted, clock);
  });
  const visitors = Array.from({ length: count }, (_none, visitor) => ({
    owner: { cartId: cartId(idOf(visitor)), session: checkoutSession(idOf(visitor).padEnd(32)) },
    /** Returns the drafts at a host, which alternates with the number of the text. */
    at: (text: number) => hosts[(visitor + text) % hosts.length] ?? expect.fail('no host'),
  }));
  /** Saves a number of texts for all visitors concurrently; each visitor saves the next one when the previous one is
   *  stored. */
  const typeAll = (texts: number) =>
    Promise.all(
      visitors.map(async ({ owner, at }) => {
        for (let text = 1; text <= texts; text += 1)
          await at(text).keep(owner, aCustomerDraft({ firstName: `text ${text}` }));
      }),
    );
  /** Returns the different texts that visitors find in their forms. */
  const found = async () =>
    new Set(await Promise.all(visitors.map(async ({ owner, at }) => (await at(0).find(owner))?.firstName)));
  return { typeAll, found, tries: () => tries };
};

test('240 drafts of 60 visitors at three hosts take one transaction each, and none is rolled back', async () => {
  const { typeAll, tries } = await threeHosts(60);
  await typeAll(4);
  expect(tries()).toBe(240);
});

test('the last of three drafts of each of 150 visitors at three hosts is the stored one', async () => {
  const { typeAll, found } = await threeHosts(150);
  await typeAll(3);
  expect(await found()).toEqual(new Set(['text 3']));
});
