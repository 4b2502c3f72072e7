import { expect } from 'vitest';
import type { OpenRig } from './test-checkout.ts';

type Rig = Pick<Awaited<ReturnType<OpenRig>>, 'orders' | 'fillCart' | 'start' | 'payAt'>;

/** Returns the mails of all orders. */
export const mailsIn = async ({ orders }: Pick<Rig, 'orders'>) => (await orders()).flatMap(({ mails }) => mails);

/** Makes a number of paid orders, each with a mail, in a new shop. */
export const sell = async (rig: Rig, orders: number): Promise<void> => {
  for (let sold = 0; sold < orders; sold += 1) {
    await rig.payAt((await rig.start(await rig.fillCart(1)))._unsafeUnwrap().returnUrl);
  }
  await expect.poll(() => mailsIn(rig)).toHaveLength(orders);
};
