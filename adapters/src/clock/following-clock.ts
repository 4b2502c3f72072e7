import { dayIn, instant } from '@shop/core/dates/instant';
import type { ClockPort, HearTime } from '@shop/core/ports/clock-port';
import { correctedClock } from './corrected-clock.ts';

/** A clock that goes by what another one tells again and again, whatever the machine's own is set to (D-STORE-CLOCK). */
export type FollowingClock = ClockPort & { readonly hear: HearTime };

/** How much time passes is the machine's to say; what time it is, whoever is heard. Nobody heard yet: the machine's own time. */
export const followingClock = (
  zone: string,
  own: Pick<ClockPort, 'now'> = { now: () => instant(Math.round(performance.timeOrigin + performance.now())) },
): FollowingClock => {
  let followed: ClockPort = { now: own.now, today: () => dayIn(zone, own.now()), zone };
  return {
    now: () => followed.now(),
    today: () => followed.today(),
    zone,
    hear: (told, within) => {
      const ahead = followed.now() - told;
      if (ahead < 0 || ahead > within) followed = correctedClock(own, told, zone);
    },
  };
};
