import { chosenClock, followingClock, resortZone } from '@shop/adapters/clock/clocks';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ShopSettings } from '../arguments/global-options.ts';

/** The clock of whoever acts on a shop: that of the database which hosts share, unless a moment is chosen (D-STORE-CLOCK). */
export const clockOf = ({ target, at }: Pick<ShopSettings, 'target' | 'at'>): HostClock =>
  target.type === 'postgres' && at === undefined ? followingClock(resortZone) : chosenClock(at);
