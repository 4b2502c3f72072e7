import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { clientNetwork, isThisMachine } from '@shop/core/limits/client-network';
import { mayOpenCart, newCartWindow } from '@shop/core/limits/new-carts';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** Counts a new cart of a client and returns a function that undoes the count. `undefined` when the client is at its
 *  limit. `client` is the address that the server sees. */
export type TakeOpening = (client: string | undefined) => (() => void) | undefined;

/** Counts nothing and allows every cart. */
export const unlimitedOpenings: TakeOpening = () => () => undefined;

/** Maximum number of client networks in memory. */
const mostNetworks = 100_000;

/** Returns a counter of new carts by client network, in this process: counting in the store would need one more
 *  transaction. The shop's own machine is not limited. */
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
