import { fixedClock, followingClock } from '@shop/adapters/platform/clock/clocks';
import { browserRandom } from '@shop/adapters/platform/random/browser-random';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { daysBetween } from '@shop/core/dates/local-date';
import { makeNewIntent } from '@shop/core/use-cases/new-intent';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { ResultAsync } from 'neverthrow';
import { newReference } from '../failures/new-reference.ts';
import { firstUse } from '../lazy/first-use.ts';
import type { PageStart } from '../page-start.ts';
import type { LoadUseCases, Shop } from '../shop-context.tsx';

/** Tolerance when the clock follows an answer's time, which has whole seconds and the network's delay. Units:
 *  milliseconds. */
const tolerance = 2000;

const day = 24 * 60 * 60_000;

/** Creates the shop's clock from the page's time, or else from its day; each answer then corrects it. */
const shopClock = ({ settings: { zone, clockStands }, now, today }: Start) => {
  if (clockStands && now !== undefined) return { clock: fixedClock(now, zone), sync: () => undefined };
  const clock = followingClock(zone);
  const daysBehind = daysBetween(clock.today(), today);
  if (now !== undefined) clock.sync(now, 0);
  else if (daysBehind !== 0) clock.sync(plusMilliseconds(clock.now(), daysBehind * day), 0);
  return { clock, sync: (reported: Instant) => clock.sync(reported, tolerance) };
};

type Start = Pick<PageStart, 'settings' | 'now' | 'today' | 'reference'>;

/** What a page uses to act, and the reference of its failures. */
type Composed = Pick<Shop, 'loadUseCases' | 'newIntent' | 'clock'> & { readonly reference: string };

/** Returns a loader that fetches the code of the use cases on the first call and caches it. A call after a failed one
 *  fetches again. */
export const loadOnce = (fetchCode: () => Promise<UseCases>): LoadUseCases => {
  let loading: Promise<UseCases> | undefined;
  return () => {
    loading ??= fetchCode();
    return ResultAsync.fromPromise(loading, () => {
      loading = undefined;
      return { kind: 'unreachable', cause: 'network' };
    });
  };
};

/** Creates what the first page needs at once; everything else loads on use (24 KB less on the first load). Plain
 *  function calls, as a dependency injection container would cost 7 KB. */
export const composeBrowser = (start: Start): Composed => {
  const random = browserRandom;
  const { clock, sync } = shopClock(start);
  const loadUseCases = loadOnce(() =>
    import('./browser-use-cases.ts').then(({ browserUseCases }) => browserUseCases({ clock, random }, sync)),
  );
  void firstUse().then(loadUseCases);
  return {
    loadUseCases,
    newIntent: makeNewIntent({ random }),
    clock,
    reference: start.reference ?? newReference(random),
  };
};
