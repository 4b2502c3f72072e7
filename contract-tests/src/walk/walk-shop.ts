import { type HostPorts, hostPorts } from '@shop/adapters/host/host-ports';
import { reconcileOnce } from '@shop/adapters/host/payment-settler';
import { watchTimes } from '@shop/adapters/host/payment-watch';
import type { PaymentNotification } from '@shop/adapters/payment/provider-api';
import { seededRandom } from '@shop/adapters/random/crypto-random';
import { memoryTryStore } from '@shop/adapters/store-memory/memory-try-store';
import type { Cart } from '@shop/core/cart/cart';
import {
  type AttemptId,
  type CartId,
  type CheckoutSession,
  type ClientSecret,
  clientSecret,
  type IdempotencyKey,
  idempotencyKey,
} from '@shop/core/ids';
import { crowd } from '@shop/core/testing/crowd';
import { walkBank } from './walk-bank.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** A page that shows the cart as it was when it was loaded. */
export type Tab = { shown: Cart | undefined };

/** A visitor with two tabs on one cart. */
export type Visitor = {
  readonly client: ClientSecret;
  cartId: CartId | undefined;
  session: CheckoutSession | undefined;
  /** For a repeat under the same key. */
  lastAddition: (() => Promise<void>) | undefined;
  readonly tabs: readonly [Tab, Tab];
};

const visitor = (secret: string): Visitor => ({
  client: clientSecret(secret),
  cartId: undefined,
  session: undefined,
  lastAddition: undefined,
  tabs: [{ shown: undefined }, { shown: undefined }],
});

export const visitors = (): readonly Visitor[] => ['1', '2', '3'].map((digit) => visitor(digit.repeat(32)));

/** What visitors call and the bank sends, and the way to both. */
export type Called = Pick<HostPorts, 'shop' | 'checkout'> & {
  readonly notify: (message: PaymentNotification) => Promise<void>;
};
export type Way = (host: Called) => Promise<Called>;

export const straight: Way = async (host) => host;

/** A host with its bank, as visitors and operators reach it. */
export const walkShop = async (world: WalkWorld, way: Way = straight) => {
  const { store, clock } = world;
  const bank = walkBank(clock);
  const parts = {
    store,
    tries: memoryTryStore(clock),
    limits: crowd,
    provider: bank.provider,
    random: { ...seededRandom('walk'), secret: seededRandom('secrets of the walk').token },
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: ['https://bank.example'],
  };
  // With the machine's clock, its speed would decide when the bank is queried again.
  const ports = hostPorts(parts, undefined, { ...watchTimes, time: clock.now });
  const called = await way({
    ...ports,
    notify: async (message) => void (await ports.settler.settleNotification(message)),
  });
  let keysUsed = 0;
  const defects: unknown[] = [];
  const onDefect = (cause: unknown): void => void defects.push(cause);

  const load = async (cartId: CartId): Promise<Cart | undefined> =>
    (await called.shop.loadCart({ cartId, language: 'sl' })).unwrapOr(undefined);

  return {
    ...called,
    bank,
    load,
    /** Sessions that visitors were sent to; others cannot be paid. */
    reachable: [] as AttemptId[],
    look: async ({ cartId }: Visitor, tab: Tab): Promise<void> => {
      tab.shown = cartId === undefined ? undefined : await load(cartId);
    },
    /** An unused key. */
    newKey: (): IdempotencyKey => {
      keysUsed += 1;
      return idempotencyKey(`walk-${keysUsed}`);
    },
    reconcile: () => reconcileOnce({ store, settler: ports.settler, onDefect }),
    /** Bugs that a round stepped over; there must be none. */
    defects,
  };
};

export type WalkShop = Awaited<ReturnType<typeof walkShop>>;
