import { instant } from '@shop/core/dates/instant';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { aCustomer } from '@shop/core/testing/builders';
import { okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const customer = aCustomer();
const records = {
  orders: [
    {
      ...{ number: '2026-000001', placedAt: instant(0), outcome: 'completed' as const, customer, isUnderWay: true },
      kept: { ...customer, email: '', phoneNumber: '' },
      cancelNote: 'her child is ill',
    },
    { number: '2026-000002', placedAt: instant(0), outcome: 'open' as const, customer, isUnderWay: false },
  ],
  entries: [],
  drafts: 2,
};

const run = (typed: readonly string[], erase: PeoplePort['erase'] | undefined) => {
  const people: PeoplePort = {
    buyerOf: () => okAsync(customer),
    recordsOf: () => okAsync(records),
    erase: erase ?? (() => okAsync({ type: 'underWay', orders: ['2026-000001'] })),
  };
  const openOperator = operatorStub({}, people);
  return runShop(['person', ...typed], { access: { openOperator } });
};

it('person show prints all stored data, as lines and as JSON', async () => {
  const { exitCode, stdout } = await run(['show', customer.email], undefined);
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/2026-000001 .*under way.*\n.*invoice.*\n.*her child is ill\n.*2026-000002.*\n.*2\n/),
  ]);
  const { firstName, lastName, address, postCode, city, country } = customer;
  const invoiced = `${firstName} ${lastName}, ${address}, ${postCode} ${city}, ${country}`;
  expect(stdout.split('\n').filter((line) => line.includes('invoice'))).toEqual([`  its invoice keeps  ${invoiced}`]);
  const { orders } = JSON.parse((await run(['show', customer.email, '--json'], undefined)).stdout);
  expect(orders[0]).toMatchObject({ placedAt: '1970-01-01T00:00:00.000Z', customer: { email: customer.email } });
});

it.each(['', 'ana@'])(
  'person show and person erase refuse "%s", which is not an e-mail address, with 2',
  async (typed) => {
    for (const verb of ['show', 'erase']) {
      const { exitCode, stdout, stderr } = await run([verb, typed], undefined);
      expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringContaining('is no e-mail address')]);
    }
  },
);

it('person erase does nothing without --yes', async () => {
  const erase = vi.fn<PeoplePort['erase']>();
  const { exitCode, stdout } = await run(['erase', customer.email], erase);
  expect([exitCode, stdout, erase.mock.calls]).toEqual([0, expect.stringContaining('nothing was erased'), []]);
});

it('person erase prints what is erased and what remains', async () => {
  const counted = {
    forgotten: [],
    reduced: ['2026-000001'],
    entries: 1,
    drafts: 2,
    account: true,
    mails: 3,
    unsent: 4,
  };
  const { exitCode, stdout } = await run(['erase', customer.email, '--yes'], () =>
    okAsync({ type: 'erased', ...counted }),
  );
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/name on their invoice +2026-000001\n.*1, 2, 3\n.*not sent.* 4\n.*closed/);
});

it('person erase ends with 3 and the reason when the file of payments is locked', async () => {
  const reason = "the payment page's file payments.db cannot be used (database is locked)";
  const { exitCode, stdout, stderr } = await run(['erase', customer.email, '--yes', '--json'], () =>
    okAsync({ type: 'paymentsInUse', reason }),
  );
  expect([exitCode, JSON.parse(stdout)]).toEqual([3, { type: 'paymentsInUse', reason }]);
  expect(stderr).toContain('"Person.PaymentsInUse"');
  const people = await run(['erase', customer.email, '--yes'], () => okAsync({ type: 'paymentsInUse', reason }));
  expect(people.stderr).toContain(`nothing was erased: ${reason}`);
});

it('person erase ends with 3 during a payment', async () => {
  const { exitCode, stderr } = await run(['erase', customer.email, '--yes'], undefined);
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('2026-000001')]);
});
