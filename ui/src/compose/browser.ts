import { correctedClock, fixedClock, systemClock } from '@shop/adapters/clock/clocks';
import { browserRandom } from '@shop/adapters/random/browser-random';
import { makeNewIntent } from '@shop/core/cart/new-intent';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import { firstUse } from '../lazy/first-use.ts';
import type { PageStart } from '../page-start.ts';
import { lazyUseCases } from '../use-cases/lazy-use-cases.ts';

/** What the first page needs at once; everything else loads on use (24 KB less before). Plain calls: a container would
 *  cost 7 KB. */
export const composeBrowser = ({
  settings: { zone, clockStands },
  now,
}: Pick<PageStart, 'settings' | 'now'>): { readonly useCases: UseCases; readonly clock: ClockPort } => {
  const random = browserRandom;
  const clock = clockStands ? fixedClock(now, zone) : correctedClock(systemClock(zone), now, zone);
  let made: Promise<UseCases> | undefined;
  const load = (): Promise<UseCases> => {
    made ??= import('@shop/adapters/open/browser-use-cases').then(
      ({ browserUseCases }) => browserUseCases({ clock, random }),
      (failure: unknown) => {
        made = undefined;
        throw failure;
      },
    );
    return made;
  };
  void firstUse()
    .then(load)
    .catch(() => undefined);
  return { useCases: lazyUseCases({ load, newIntent: makeNewIntent({ random }) }), clock };
};
