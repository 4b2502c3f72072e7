import { chosenClock, followingClock } from '@shop/adapters/clock/clocks';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ServerSettings } from '../../server/settings/settings.ts';

/** Hosts that share a database go by its time, unless a test chose one (D-STORE-CLOCK). */
export const clockOf = ({ SHOP_AT, SHOP_ZONE, DATABASE_URL }: ServerSettings): HostClock =>
  DATABASE_URL === undefined || SHOP_AT !== undefined ? chosenClock(SHOP_AT, SHOP_ZONE) : followingClock(SHOP_ZONE);
