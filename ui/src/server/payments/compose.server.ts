import { join } from 'node:path';
import { systemClock } from '@shop/adapters/clock/system-clock';
import { type ServeStandinError, servePaymentStandin } from '@shop/adapters/payment-standin/serve-payment-standin';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { err, ok, type Result } from 'neverthrow';
import type { RunningShop } from '../running-shop.ts';
import type { ServerSettings } from '../settings.ts';

/** The payment page stand-in as a process of its own, with its own ledger. Error: one line for who starts it. */
export const openPayments = async (settings: ServerSettings): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, DATA_DIR, PAYMENT_SECRET, PUBLIC_ORIGIN, SHOP_ZONE } = settings;
  if (PAYMENT_SECRET === undefined)
    return err('PAYMENT_SECRET: must be set to what the shop uses, 16 characters or more');
  const ledgerFile = join(DATA_DIR, 'payments.jsonl');
  const started = await servePaymentStandin({
    host: HOST,
    port: PORT,
    ledgerFile,
    secret: PAYMENT_SECRET,
    clock: systemClock(SHOP_ZONE),
    random: cryptoRandom,
    fetch,
    ...(PUBLIC_ORIGIN === undefined ? {} : { publicUrl: PUBLIC_ORIGIN }),
  });
  if (started.isErr()) return err(startText(started.error));
  return ok({ address: started.value.address, dataFile: ledgerFile, close: started.value.close });
};

const startText = (error: ServeStandinError): string => {
  switch (error.kind) {
    case 'ledgerUnusable':
      return `the ledger ${error.file} cannot be used (${error.reason}); make it writable or set DATA_DIR to another folder`;
    case 'ledgerDamaged':
      return `the ledger ${error.file} is damaged in line ${error.line}; restore it from a backup, nothing has been changed`;
    case 'cannotListen':
      return `cannot listen on ${error.host}:${error.port} (${error.reason}); set HOST or PORT to another one`;
  }
};
