import { resolve } from 'node:path';
import { chosenClock, followingClock, resortZone } from '@shop/adapters/platform/clock/clocks';
import type { EmbeddedShopOptions } from '@shop/adapters/shop/embedded-shop';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Target } from '../arguments/target.ts';
import type { Terminal } from '../terminal.ts';

/** A shop of our own, whose data this process may open. */
export type OwnTarget = Extract<Target, { type: 'database' | 'postgres' }>;

export const isOwn = (target: Target): target is OwnTarget => target.type === 'database' || target.type === 'postgres';

/** The clock of a shop: that of the database which hosts share, unless a moment is chosen. */
export const clockOf = ({ target, at }: Pick<ShopSettings, 'target' | 'at'>): HostClock =>
  target.type === 'postgres' && at === undefined ? followingClock(resortZone) : chosenClock(at);

/** Where the data of a shop of our own lie, and which clock it has: hosts that share a database go by its time.
 *  Commands make no shop on the way: a wrong folder is refused. */
export const ownStore = (
  target: OwnTarget,
  clock: HostClock,
  { env, folder }: Terminal,
): Pick<EmbeddedShopOptions, 'dataDir' | 'databaseName' | 'shared' | 'clock' | 'makesNone'> =>
  target.type === 'database'
    ? { dataDir: target.folder, databaseName: target.file, clock, makesNone: true }
    : {
        dataDir: resolve(folder, env.DATA_DIR || '.data'),
        shared: { url: target.url, onTime: clock.sync },
        clock,
        makesNone: true,
      };
