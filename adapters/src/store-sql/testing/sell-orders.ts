import { expect } from 'vitest';
import type { OpenRig } from './test-checkout.ts';

type Rig = Pick<Awaited<ReturnType<OpenRig>>, 'rows' | 'fillCart' | 'start' | 'payAt'>;

/** The mails of all orders, as they stand in the outbox. */
export const mailsIn = ({ rows }: Pick<Rig, 'rows'>) => rows('order_mails');

/** So many orders that are paid, each with a mail; the first ones of a shop. */
export const sell = async (rig: Rig, orders: number): Promise<void> => {
  for (let sold = 0; sold < orders; sold += 1) {
    await rig.payAt((await rig.start(await rig.fillCart(1)))._unsafeUnwrap().returnUrl);
  }
  await expect.poll(() => mailsIn(rig)).toHaveLength(orders);
};
