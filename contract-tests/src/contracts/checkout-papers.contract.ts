import { freshPress } from '@shop/adapters/seller/testing/shopper';
import { orderKey } from '@shop/core/ids';
import { refusal, value } from '@shop/core/testing/answers';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { missing } from './world.ts';

/** Makes a paid order for a number of persons. Returns it with its key. */
const paidOrder = async ({ world, buy }: Given, persons?: number) => {
  const { ref, order } = await buy(persons);
  const key = order.orderKey ?? missing('what opens the order');
  return { ref, key, order, papers: () => value(world.checkout.showPapers(key)) };
};

/** The contract of orders opened by their key, and of ticket codes at the door, for every CheckoutPort. */
export const checkoutPapersContract = ({ own: test }: ContractTest): void => {
  describe('an order key', () => {
    test('is returned to the buyer’s session, and to no other session with the reference', async (given) => {
      const { ref, key, papers } = await paidOrder(given);
      const codes = (await papers()).tickets.map(({ code }) => code);
      const stranger = await given.readyToPay();
      for (const asking of [undefined, stranger.session]) {
        const answer = JSON.stringify(await given.show(ref, asking));
        for (const secret of [key, ...codes]) expect(answer).not.toContain(secret);
      }
    });

    test('opens the order with its buyer and a code of 80 bits for each person', async (given) => {
      const { ref, key, order, papers } = await paidOrder(given, 3);
      const { orderKey: _, ...shown } = order;
      const opened = await papers();
      expect(opened).toMatchObject({ order: { ...shown, cancelId: order.cancelId }, buyerName: 'Ana Čuček-Šmid' });
      const codes = opened.tickets.map(({ code }) => code);
      expect(codes).toHaveLength(3);
      for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      expect(new Set<string>([key, ref, order.cancelId ?? '', ...codes]).size).toBe(6);
      expect(await papers()).toEqual(opened);
    });

    test('cannot be replaced by a reference, a cancellation id, a ticket code or a random text', async (given) => {
      const { ref, order, papers } = await paidOrder(given);
      const [ticket] = (await papers()).tickets;
      for (const key of [ref, order.cancelId ?? '', ticket?.code ?? '', 'f'.repeat(32), 'x']) {
        expect(await refusal(given.world.checkout.showPapers(orderKey(key)))).toEqual({
          kind: 'notFound',
          what: 'order',
        });
      }
    });

    test('opens a canceled order without codes and without a cancellation', async (given) => {
      const { order, papers } = await paidOrder(given);
      await value(given.world.checkout.cancelOrder(order.cancelId ?? expect.fail()));
      const opened = await papers();
      expect(opened).toMatchObject({ order: { outcome: 'canceled' }, tickets: [] });
      expect(opened.order.cancelId).toBeUndefined();
    });
  });

  describe('the door', () => {
    test('admits once with a code on its day when five doors scan it at the same moment, each in another spelling (R-EXPECT-21)', async (given) => {
      const { desk: door, clock } = given.world;
      const { order, papers } = await paidOrder(given, 1);
      const [ticket] = (await papers()).tickets;
      const code = ticket?.code ?? expect.fail();
      const early = (await door.admit(code, freshPress()))._unsafeUnwrap();
      expect(early.type).toBe('wrongDay');
      const first = early.type === 'wrongDay' ? early.first : expect.fail();
      clock.advance(Date.parse(`${first}T10:00:00Z`) - clock.now());
      const spelled = spelledTicketCode(code);
      const lookAlikes = spelled.replaceAll('0', 'O').replaceAll('1', 'l');
      const spellings = [code, spelled, code.toLowerCase(), spelled.replaceAll('-', ' '), lookAlikes];
      const answers = await Promise.all(
        spellings.map(async (one) => (await door.admit(one, freshPress()))._unsafeUnwrap()),
      );
      expect(answers.map(({ type }) => type).sort()).toEqual(['admitted', ...Array(4).fill('alreadyAdmitted')].sort());
      expect((await papers()).tickets).toEqual([{ ...ticket, admittedAt: clock.now(), isUsedUp: true }]);
      for (const none of ['F'.repeat(16), 'f'.repeat(32), `${code}0`, 'none', '', '\u0000'])
        expect((await door.admit(none, freshPress()))._unsafeUnwrap()).toEqual({ type: 'unknown' });
      const cancelId = order.cancelId ?? expect.fail();
      expect(await refusal(given.world.checkout.cancelOrder(cancelId))).toEqual({ kind: 'cancelFailed' });
      expect((await papers()).order.cancelId).toBeUndefined();
    });

    test('refuses a code of a canceled order', async (given) => {
      const door = given.world.desk;
      const { order, papers } = await paidOrder(given, 1);
      const [ticket] = (await papers()).tickets;
      await value(given.world.checkout.cancelOrder(order.cancelId ?? expect.fail()));
      expect((await door.admit(ticket?.code ?? expect.fail(), freshPress()))._unsafeUnwrap()).toEqual({
        type: 'canceled',
      });
    });
  });
};
