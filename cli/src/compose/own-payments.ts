import type { EmbeddedShopOptions } from '@shop/adapters/assemble/embedded-shop';
import { isLoopbackHost } from '@shop/core/paths/loopback-host';
import { err, ok, type Result } from 'neverthrow';
import type { Terminal } from '../terminal/terminal.ts';
import type { OwnTarget } from './own-store.ts';

/** The page that a shop of our own is paid at. The stand-in takes no money: it is for a database on this machine. Error: one line. */
export const ownPayments = (
  target: OwnTarget,
  { PAYMENT_URL, PAYMENT_SECRET }: Terminal['env'],
): Result<EmbeddedShopOptions['payments'], string> => {
  if (target.type === 'database') return ok({ type: 'standin', ledger: 'whenAsked' });
  if (PAYMENT_URL && PAYMENT_SECRET) return ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
  return isLoopbackHost(URL.parse(target.url)?.hostname ?? '')
    ? ok({ type: 'standin', ledger: 'whenAsked' })
    : err(
        'a shop that hosts share is paid at its own page: set PAYMENT_URL and PAYMENT_SECRET as its servers have them',
      );
};
