import { instant } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strayPaymentIn } from '../seller/order-records.ts';
import type { OpenRig } from './test-checkout.ts';

/** Contract: money without an order, in any store. */
export const strayPaymentsContract = (openRig: OpenRig): void => {
  const ids = Array.from({ length: 20 }, (_none, at) => attemptId(`stray-${String(at).padStart(3, '0')}`));

  /** Each is held, captured, and its capture is notified twice. */
  const notifications = ids.flatMap((id) =>
    (['authorized', 'captured', 'captured'] as const).map((state) => ({
      ...{ eventId: `${id} ${state}`, attemptId: id, orderRef: orderRef(`order of ${id}`), state },
      ...{ amount: cents(44_00), currency: 'EUR', at: instant(0) },
    })),
  );

  test('payments without an order are listed once each as captured, in any order of concurrent notifications', async () => {
    const inSomeOrder = fc.shuffledSubarray(notifications, { minLength: notifications.length });
    await fc.assert(
      fc.asyncProperty(inSomeOrder, async (sent) => {
        const { rows, settler, store } = await openRig();
        const answers = await Promise.all(sent.map((one) => settler.settleNotification(one)));
        expect(answers.filter((answer) => answer.isErr())).toEqual([]);
        const strays = (await rows('stray_payments')).map(strayPaymentIn);
        expect(strays.map(({ attemptId: id, state }) => [id, state]).sort()).toEqual(ids.map((id) => [id, 'captured']));
        expect((await store.attention())._unsafeUnwrap().payments).toHaveLength(ids.length);
      }),
      { numRuns: 2, seed: 1 },
    );
  });
};
