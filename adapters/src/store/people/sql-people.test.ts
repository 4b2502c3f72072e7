import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CustomerEntry } from '@shop/core/ports/checkout-port';
import { errAsync, ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { peopleContract } from '../testing/people.contract.ts';
import { aBuyer, openRig } from '../testing/test-checkout.ts';
import { sqlPeople } from './sql-people.ts';

peopleContract(openRig);

test('no file contains an erased person any more, not even in pages deleted before', async () => {
  const { add, checkout, database, file, time } = await openRig();
  const folder = dirname(file);
  const { cartId } = (await add(1))._unsafeUnwrap();
  const { customer } = aBuyer(cartId);
  let entered: Partial<CustomerEntry> = {};
  for (const address of ['Street 1', 'A street with a far longer name 2', 'S']) {
    const entry = { ...customer, address, email: 'zinka@pool.example' };
    entered = (await checkout.saveCustomer(aBuyer(cartId, { ...entered, customer: entry })))._unsafeUnwrap();
  }
  const content = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  expect(content()).toMatch(/zinka/i);
  const people = sqlPeople({
    ...{ database, now: time.clock.now, buyerOf: () => errAsync({ kind: 'unreachable', cause: 'store' }) },
    ...{ erasePayments: () => ok(), eraseMails: async () => 0 },
  });
  (await people.erase('zinka@pool.example'))._unsafeUnwrap();
  expect(content()).not.toMatch(/zinka/i);
});
