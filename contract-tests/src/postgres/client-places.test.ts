import { clientPlacesContract } from '@shop/adapters/store/testing/client-places.contract';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { start, visitDay } from '@shop/adapters/store/testing/test-shop';
import { plusDays } from '@shop/core/dates/local-date';
import { expect, test, vi } from 'vitest';
import { openRigOnPostgres } from './postgres-worlds.ts';
import { race } from './race.ts';

clientPlacesContract(openRigOnPostgres);

/** SQL that ends every hold, in its cart and in the ledger, without a limit on taking it again. */
const endAll = `
  update carts set revision = revision + 1, document = jsonb_set(document, '{lines}', (
    select jsonb_agg(one || jsonb_build_object('firstAddedAt', ${start},
      'hold', one -> 'hold' || jsonb_build_object('until', ${start - 1})))
    from jsonb_array_elements(document -> 'lines') as one));
  update holds set ends_at = ${start - 1}`;

test('concurrent carts of a client that take the same days again never deadlock', async () => {
  const { url, hosts, first } = await race(400, [0, 0]);
  const days = [0, 1, 7, 8].map((later) => plusDays(visitDay, later));
  const cartOf = async (dates: typeof days) => {
    const [one = visitDay, ...others] = dates;
    const { cartId } = (await first.take(1, undefined, undefined, one))._unsafeUnwrap();
    for (const date of others) (await first.take(1, undefined, cartId, date))._unsafeUnwrap();
    return cartId;
  };
  const carts = [];
  for (let pair = 0; pair < 4; pair += 1) carts.push(await cartOf(days), await cartOf(days.toReversed()));
  const client = { digest: 'ana', mostPersons: 20 };
  for (let round = 0; round < 8; round += 1) {
    await asKeeper(url, endAll);
    const begun = carts.map((cartId, at) =>
      (hosts[at % hosts.length] ?? first).run<'beginCheckout'>({ type: 'beginCheckout', cartId, client }),
    );
    expect((await Promise.all(begun)).every((answer) => answer.isOk())).toBe(true);
  }
  expect(await asKeeper(url, `select count(*)::int as lines from holds where client = 'ana'`)).toEqual([{ lines: 32 }]);
  await Promise.all(hosts.map(({ database }) => database.close()));
  const counted = 'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()';
  const gone = "select from pg_stat_activity where application_name = 'shop' and datname = current_database()";
  await vi.waitUntil(async () => (await asKeeper(url, gone)).length === 0, { timeout: 30_000 });
  expect(await asKeeper(url, counted)).toEqual([{ deadlocks: 0 }]);
});
