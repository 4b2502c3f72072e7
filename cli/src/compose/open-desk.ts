import { resortZone } from '@shop/adapters/clock/system-clock';
import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import type { OpenDesk } from '../ports/operator.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { asOperator } from './as-operator.ts';

/** What staff ask a shop for. */
export const openDesk = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenDesk, Failure> =>
  asOperator<OpenDesk>(settings, terminal, {
    own: async (store) => {
      const { openEmbeddedDesk } = await import('@shop/adapters/assemble/embedded-desk');
      return openEmbeddedDesk(store).map((desk) => ({ ...desk, zone: resortZone }));
    },
    running: async (shop) => {
      const { httpOperator } = await import('@shop/adapters/operator/http-operator');
      return { desk: httpOperator(shop).desk, zone: resortZone, close: async () => undefined };
    },
    never: 'only a shop of our own has staff',
  });
