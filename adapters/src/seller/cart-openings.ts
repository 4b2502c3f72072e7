import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { clientNetwork, isThisMachine } from '@shop/core/limits/client-network';
import { mayOpenCart, newCartWindow } from '@shop/core/limits/new-carts';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** Counts a cart that a client opens; `undefined` where it has as many as it may, else takes the cart back. `client` is
 *  its address as the server knows it. */
export type TakeOpening = (client: string | undefined) => (() => void) | undefined;

/** Counts nothing. */
export const unlimitedOpenings: TakeOpening = () => () => undefined;

/** Units: client networks. */
const mostNetworks = 100_000;

/** Counts the carts of each client network in this process: in the store each would be one more transaction. This
 *  machine is not limited. */
export const cartOpenings = (
  { newCarts }: Pick<ClientLimits, 'newCarts'>,
  clock: Pick<ClockPort, 'now'>,
): TakeOpening => {
  if (newCarts === undefined) return unlimitedOpenings;
  const opened = new Map<string, readonly Instant[]>();
  const put = (network: string, moments: readonly Instant[]): void => {
    opened.delete(network);
    if (moments.length > 0) opened.set(network, moments);
    const [oldest] = opened.keys();
    if (opened.size > mostNetworks && oldest !== undefined) opened.delete(oldest);
  };

  return (client) => {
    if (client === undefined || isThisMachine(client)) return unlimitedOpenings(client);
    const network = clientNetwork(client);
    const now = clock.now();
    const since = plusMilliseconds(now, -newCartWindow);
    const recent = (opened.get(network) ?? []).filter((at) => at > since);
    if (!mayOpenCart(recent, newCarts, now)) return undefined;
    put(network, [...recent, now]);
    return () => {
      const counted = opened.get(network) ?? [];
      put(network, counted.toSpliced(counted.indexOf(now), counted.includes(now) ? 1 : 0));
    };
  };
};
