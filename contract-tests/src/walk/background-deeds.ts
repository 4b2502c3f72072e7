import type { PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import { sellerDesk } from '@shop/adapters/seller/seller-desk';
import { plusMilliseconds } from '@shop/core/dates/instant';
import { attemptId, orderRef, pressKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { mailId } from '@shop/core/seller/mail/seller-mail';
import type { SellerState } from '@shop/core/seller/state';
import { at, type BackgroundDeed, inOrder } from './deeds.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** Returns the mails of all orders by their ids, each with its order. */
const mailsIn = ({ orders }: SellerState) =>
  new Map(
    [...orders.values()].flatMap(({ ref, mails }) =>
      mails.map((mail) => [mailId({ orderRef: ref, about: mail.about }), { ...mail, orderRef: ref }] as const),
    ),
  );

/** Runs one step of the shop's background work. */
export const inBackground = async (
  { store, run, clock, state }: WalkWorld,
  notify: (message: PaymentNotification) => Promise<void>,
  deed: BackgroundDeed,
): Promise<void> => {
  const shop = await state();
  const { carts, orders } = shop;
  const order = 'order' in deed ? at(inOrder(orders), deed.order) : undefined;
  switch (deed.type) {
    case 'sendMail': {
      const mail = at(inOrder(mailsIn(shop)), deed.mail);
      if (mail === undefined) return;
      const { orderRef: ref, about } = mail;
      await run<'takeMail'>({ type: 'takeMail', orderRef: ref, about });
      const { copy, tries } = mailsIn(await state()).get(mailId(mail)) ?? mail;
      const attempted = { orderRef: ref, about, copy, tries: deed.isStale ? tries - 1 : tries };
      await run<'noteMail'>({ type: 'noteMail', ...attempted, result: deed.result });
      return;
    }
    case 'cancelByOffice':
      await run<'cancelByOffice'>({
        type: 'cancelByOffice',
        orderNumber: order?.number ?? 'none',
        key: pressKey(`office ${deed.press}`),
        refund: deed.refund === 'some' ? cents(3_00) : deed.refund,
        evenUsed: deed.evenUsed,
        isRefunded: false,
        reason: 'asked',
      });
      return;
    case 'resendMail':
      await sellerDesk(store, run).resend(order?.number ?? 'none');
      return;
    case 'forgetCart': {
      const cart = at(inOrder(carts), deed.cart);
      if (cart === undefined) return;
      const since = plusMilliseconds(cart.updatedAt, deed.isOld ? 1 : 0);
      await run<'forgetCart'>({ type: 'forgetCart', cartId: cart.cartId, since });
      return;
    }
    case 'forgetBuyer':
      if (order === undefined) return;
      await run<'forgetBuyer'>({
        type: 'forgetBuyer',
        orderRef: order.ref,
        since: plusMilliseconds(order.placedAt, deed.isOld ? 1 : 0),
      });
      return;
    case 'reportStray': {
      const ids = { attemptId: attemptId(`stray-${deed.stray}`), orderRef: orderRef(`unknown-${deed.stray}`) };
      const money = { amount: cents(4400), currency: 'EUR' } as const;
      return notify({ ...ids, ...money, eventId: `stray ${deed.stray} ${deed.as}`, state: deed.as, at: clock.now() });
    }
  }
};
