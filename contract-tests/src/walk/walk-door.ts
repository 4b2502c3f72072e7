import { hostDesk } from '@shop/adapters/host/host-desk';
import type { HostTicket } from '@shop/core/host/checkout/host-order';
import { expect } from 'vitest';
import type { WalkWorld } from './walk-worlds.ts';

/** Somebody shows a ticket at the door: it lets in once, and only whoever has paid for it and is not paid back. */
export const expectAdmission = async (world: WalkWorld, { code, admitted }: HostTicket): Promise<void> => {
  const answer = (await hostDesk(world.store).admit(code))._unsafeUnwrap();
  if (answer.type !== 'admitted') return;
  const { tickets, orders, attempts } = await world.state();
  const order = [...orders.values()].find(({ ref }) => ref === tickets.get(code)?.orderRef);
  const paid = order?.paidAttempt === undefined ? undefined : attempts.get(order.paidAttempt)?.state;
  expect(
    { admitted, outcome: order?.outcome, paid: order?.total === 0 ? 'paid' : paid },
    `let in with ${code}`,
  ).toEqual({
    admitted: undefined,
    outcome: 'completed',
    paid: 'paid',
  });
};
