import { resolve } from 'node:path';
import { chosenClock, followingClock, resortZone } from '@shop/adapters/platform/clock/clocks';
import type { EmbeddedShopOptions } from '@shop/adapters/shop/embedded-shop';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Target } from '../arguments/target.ts';
import type { Terminal } from '../terminal.ts';

/** A shop of our own whose database this process opens. */
export type OwnTarget = Extract<Target, { type: 'database' | 'postgres' }>;

export const isOwn = (target: Target): target is OwnTarget => target.type === 'database' || target.type === 'postgres';

/** Returns the clock of a shop: a fixed moment when `--at` is set, else the time of the shared database, else the
 *  system's. */
export const clockOf = ({ target, at }: Pick<ShopSettings, 'target' | 'at'>): HostClock =>
  target.type === 'postgres' && at === undefined ? followingClock(resortZone) : chosenClock(at);

/** Returns where the data of a shop of our own are stored, with its clock. Hosts that share a database use its time.
 *  No shop is created: a folder without one is refused. */
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
