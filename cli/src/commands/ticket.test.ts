import type { Admission } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { openedOperator } from '../testing/opened-operator.ts';
import { runShop } from '../testing/run-shop.ts';

const goods = { productTitle: 'Vrednostni bon', priceTitle: '' };

/** A desk with one value card. */
const check = (...typed: readonly string[]) => {
  const admit = (_: string, whole = false) =>
    okAsync<Admission>(
      whole ? { type: 'admitted', at: instant(0), ...goods } : { type: 'valueCard', worth: cents(1_050_00), ...goods },
    );
  return runShop(['ticket', 'check', 'code', ...typed], { access: { openOperator: openedOperator({ admit }) } });
};

it('says what a value card is worth, and ends with a code of its own, since nothing was taken', async () => {
  const { exitCode, stderr } = await check();
  expect(exitCode).toBe(14);
  expect(stderr).toMatch(/Vrednostni bon.*€1,050\.00.*--whole.*Ticket\.valueCard/);
});

it('takes a value card with --whole', async () => {
  const { exitCode, stdout } = await check('--whole');
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/admitted.*Vrednostni bon/)]);
});
