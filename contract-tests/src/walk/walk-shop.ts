import { hostPorts } from '@shop/adapters/host/host-ports';
import { reconcileOnce } from '@shop/adapters/host/reconcile-payments';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import type { Cart } from '@shop/core/cart/cart';
import { type AttemptId, type CartId, type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { walkBank } from './walk-bank.ts';
import type { Tab, Visitor } from './walk-visitors.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** A host with its bank, as visitors and operators reach it. */
export const walkShop = (world: WalkWorld) => {
  const { store, clock } = world;
  const bank = walkBank(clock);
  const ports = hostPorts({
    store,
    provider: bank.provider,
    random: seededRandom('walk'),
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: ['https://bank.example'],
  });
  let keysUsed = 0;
  const defects: unknown[] = [];
  const onDefect = (cause: unknown): void => void defects.push(cause);

  const load = async (cartId: CartId): Promise<Cart | undefined> =>
    (await ports.shop.loadCart({ cartId, language: 'sl' })).unwrapOr(undefined);

  return {
    ...ports,
    bank,
    load,
    /** Sessions that a visitor was sent to; nobody can pay any other. */
    reachable: [] as AttemptId[],
    look: async ({ cartId }: Visitor, tab: Tab): Promise<void> => {
      tab.shown = cartId === undefined ? undefined : await load(cartId);
    },
    /** A key nobody has used. */
    newKey: (): IdempotencyKey => {
      keysUsed += 1;
      return idempotencyKey(`walk-${keysUsed}`);
    },
    reconcile: () => reconcileOnce({ store, settler: ports.settler, onDefect }),
    /** Bugs that a round stepped over; there must be none. */
    defects,
  };
};

export type WalkShop = ReturnType<typeof walkShop>;
