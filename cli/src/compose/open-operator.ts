import { resortZone } from '@shop/adapters/clock/system-clock';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import type { OpenOperator } from '../ports/operator.ts';
import type { ShopAccess } from '../ports/shop-access.ts';
import { clockOf } from './clock-of.ts';
import { isOwn, ownStore } from './own-store.ts';

/** Opens a shop of our own for its operator: a running one by its token, or its store (D-OPERATOR). */
export const openOperator: ShopAccess['openOperator'] = (settings, terminal, makesShop) => {
  const { target } = settings;
  const { env, fetch } = terminal;
  const open = async (): Promise<Result<OpenOperator, Failure>> => {
    if (isOwn(target)) {
      const { openEmbeddedOperator } = await import('@shop/adapters/assemble/embedded-operator');
      const store = ownStore(target, clockOf(settings), terminal);
      return (await openEmbeddedOperator({ ...store, makesNone: !makesShop }))
        .map((operator) => ({ ...operator, zone: resortZone }))
        .mapErr((message): Failure => ({ type: 'unusable', message }));
    }
    if (target.type !== 'gateway')
      return err(usage('only a shop of our own has operators', ['--on <address | folder>']));
    const token = env.OPERATOR_TOKEN;
    if (!token)
      return err(
        usage('a running shop needs its operator token', [
          'set OPERATOR_TOKEN in the environment to what the server was started with',
        ]),
      );
    const { httpOperator } = await import('@shop/adapters/operator/http-operator');
    return ok({ ...httpOperator({ url: target.url, token, fetch }), zone: resortZone, close: async () => undefined });
  };
  return new ResultAsync(open());
};
