import { resolve } from 'node:path';
import type { EmbeddedShopOptions } from '@shop/adapters/open/embedded-shop';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { Target } from '../arguments/target.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A shop of our own, whose data this process may open. */
export type OwnTarget = Extract<Target, { type: 'database' | 'postgres' }>;

export const isOwn = (target: Target): target is OwnTarget => target.type === 'database' || target.type === 'postgres';

/** Where the data of a shop of our own lie, and by whose time it goes. */
export type OwnStore = Pick<EmbeddedShopOptions, 'dataDir' | 'databaseName' | 'shared' | 'clock'>;

/** Hosts that share a database go by its time, and so does whoever looks into it (D-STORE-CLOCK). */
export const ownStore = (target: OwnTarget, clock: HostClock, { env, folder }: Terminal): OwnStore => {
  if (target.type === 'database') return { dataDir: target.folder, databaseName: target.file, clock };
  return {
    dataDir: resolve(folder, env.DATA_DIR || '.data'),
    shared: { url: target.url, onTime: clock.hear },
    clock,
  };
};
