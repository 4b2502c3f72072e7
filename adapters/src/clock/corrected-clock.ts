import { dayIn, type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** A machine's own clock, put right by what another one `told` just now: a visitor's may be hours or days off. It goes on at
 *  the pace of its own, so that time that the machine sleeps through counts too. */
export const correctedClock = (own: Pick<ClockPort, 'now'>, told: Instant, zone: string): ClockPort => {
  const error = own.now() - told;
  const now = () => plusMilliseconds(own.now(), -error);
  return { now, today: () => dayIn(zone, now()), zone };
};
