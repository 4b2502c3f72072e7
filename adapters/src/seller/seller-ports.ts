import { hash } from 'node:crypto';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import { codeTriesOfCart } from '@shop/core/limits/tries';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { LoadCartError, ShopPort } from '@shop/core/ports/shop-port';
import { normalisedCode } from '@shop/core/seller/cart/promo-use';
import { attemptCases } from '@shop/core/seller/checkout/order-records';
import { isRunning } from '@shop/core/seller/checkout/settlement';
import { type CommandName, type CommandOf, visitorsCart } from '@shop/core/seller/commands';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { backgroundWork } from './background-work.ts';
import { cartOpenings } from './cart-openings.ts';
import type { RunCommand } from './commands/outcome.ts';
import { commandRunner } from './commands/run-command.ts';
import { countedUnder } from './digests.ts';
import { noReports, type PaymentParts, type PaymentReports } from './payment-parts.ts';
import { paymentReturn } from './payment-return.ts';
import { paymentSettler } from './payment-settler.ts';
import { type PaymentWatch, paymentWatch, type WatchTimes, watchTimes } from './payment-watch.ts';
import { sellerCheckout } from './seller-checkout.ts';
import { sellerShop } from './seller-shop.ts';
import type { SellerStore, StoreFailure, Try, TryStore } from './seller-store.ts';
import type { OnSoldOut } from './sold-out-log.ts';

type SettleCart = (id: CartId) => ResultAsync<void, StoreFailure>;

/** Returns a runner that, before a frozen cart refuses a command, queries its payment and runs the command again: a
 *  payment that ended without a report unfreezes the cart. An unreachable provider changes nothing, and a slow one
 *  does not delay the answer. */
const settlingRunner =
  (run: RunCommand, settleCart: SettleCart): RunCommand =>
  <Name extends CommandName>(command: CommandOf<Name>) =>
    run<Name>(command).orElse((error) => {
      const cartId = visitorsCart(command);
      if (error.kind !== 'cartFrozen' || cartId === undefined) return errAsync(error);
      return settleCart(cartId)
        .mapErr(() => error)
        .andThen(() => run<Name>(command));
    });

const tooMany: ErrorOf<'tooManyPromoCodes'> = { kind: 'tooManyPromoCodes' };

/** Returns a try of a promo code for a cart. For an unknown client only the cart's limit applies. */
const tryOf = (cartId: CartId, code: string, client: string | undefined, { codeTries }: ClientLimits): Try => ({
  under: [
    { name: hash('sha256', `codes of cart ${cartId}`), most: codeTriesOfCart },
    ...(client === undefined || codeTries === undefined
      ? []
      : [{ name: countedUnder('codes of client', client), most: codeTries }]),
  ],
  same: hash('sha256', `code ${JSON.stringify([cartId, code])}`),
});

/** Adds two guards to a shop. It limits tries of promo codes per minute by cart and client, whatever their result;
 *  removing a code does not count. It queries the payment of a frozen cart before the cart is shown. */
const guardedShop = (shop: ShopPort, settleCart: SettleCart, tries: TryStore, limits: ClientLimits): ShopPort => ({
  ...shop,
  loadCart: (query) =>
    shop.loadCart(query).andThen((cart) => {
      if (!cart.frozen) return okAsync<typeof cart, LoadCartError>(cart);
      return settleCart(query.cartId)
        .orElse(() => ok())
        .andThen(() => shop.loadCart(query));
    }),
  applyPromoCode: (cartId, text, client) => {
    const code = normalisedCode(text);
    if (code === '') return shop.applyPromoCode(cartId, text, client);
    return tries
      .take(tryOf(cartId, code, client, limits))
      .andThen((may) => (may ? shop.applyPromoCode(cartId, text, client) : errAsync(tooMany)));
  },
});

/** Returns a function that queries the payment for which a cart is frozen, if any, without waiting for a slow
 *  provider. */
const cartSettler =
  (store: SellerStore, watch: PaymentWatch): SettleCart =>
  (cartId) =>
    store
      .read((seller) => seller.orders(cartId, {}))
      .andThen((records) => {
        const attempt = attemptCases(records).find(({ attempt: one }) => isRunning(one))?.attempt;
        return attempt === undefined ? okAsync() : ResultAsync.fromSafePromise(watch.look(attempt.attemptId));
      });

export type SellerParts = Omit<PaymentParts, 'limits' | 'onSessionEnd' | 'onRefused' | 'run'> & {
  /** Runs commands. Default: in transactions of the store; tests wrap them. */
  readonly run?: RunCommand | undefined;
  readonly tries: TryStore;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly limits?: ClientLimits | undefined;
  readonly onSoldOut?: OnSoldOut | undefined;
};

/** Implements the shop's ports with a store and a payment provider. */
export const sellerPorts = (
  settings: SellerParts,
  reports: PaymentReports = noReports,
  times: WatchTimes = watchTimes,
) => {
  const { limits = clientLimits, tries, clock, run = commandRunner(settings.store), onSoldOut } = settings;
  const { onSessionEnd, onRefused } = reports;
  const parts: PaymentParts = { ...settings, run, limits, onSessionEnd, onRefused };
  const { store, provider, random } = parts;
  const settler = paymentSettler(store, run, provider, parts.publicOrigin, reports);
  const background = backgroundWork(reports);
  // Two watches, because a buyer may have paid between viewing the cart and the order.
  const watchOf = () => paymentWatch(settler, background, reports, times);
  const settleCart = cartSettler(store, watchOf());
  const orderWatch = watchOf();
  return {
    shop: guardedShop(
      sellerShop(store, settlingRunner(run, settleCart), random, limits, cartOpenings(limits, clock), onSoldOut),
      settleCart,
      tries,
      limits,
    ),
    checkout: sellerCheckout(parts, settler, orderWatch, background),
    returnFrom: paymentReturn(parts, settler, orderWatch, background),
    settler,
    run,
    close: background.close,
  };
};
