import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { listenThenOpen } from '@shop/adapters/server/listen-then-open';
import { staffOf } from '@shop/adapters/server/staff-tokens';
import { startTestBankServer, type TestBankServerOptions } from '@shop/adapters/shop/test-bank-server';
import { staffTokensOf } from '@shop/core/ports/staff-tokens';
import { err, type Result } from 'neverthrow';
import type { FailureCallbacks, RunningShop } from '../../server/running-shop.ts';
import { testBankSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { watchOf, withOperations } from './open-operations.ts';
import { openSite } from './open-site.ts';
import { chosenLevers, clockOf } from './provider-source.ts';
import type { Client } from './site-start.ts';

/** Starts the server of the settings: the shop, or the test bank alone. Error: one line for the operator. */
export const openShop = (
  settings: ServerSettings,
  client: Client,
  callbacks: FailureCallbacks,
): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, ONLY, PUBLIC_ORIGIN, LEAVE_SECONDS, CLIENT_ADDRESS_HEADER: addressHeader } = settings;
  const staff = staffOf(staffTokensOf(settings));
  const isStaff = (authorization: string | undefined): boolean => staff(authorization) !== undefined;
  const { onCut, onLost } = callbacks;
  return withOperations(settings, (operations) => {
    const watch = watchOf(operations);
    if (ONLY === 'payments') return openTestBank(settings, { ...callbacks, watch });
    const listening = { host: HOST, port: PORT, onCut, watch, leaveMs: LEAVE_SECONDS * 1000, isStaff, addressHeader };
    return listenThenOpen(listening, async (url, isIdle) => {
      const address = PUBLIC_ORIGIN ?? url;
      const site = await openSite({ settings, server: { address, onLost }, client, isIdle, operations });
      return site.map((opened) => ({ ...opened, address }));
    });
  });
};

/** Starts the test bank alone. */
const openTestBank = async (
  settings: ServerSettings,
  watched: FailureCallbacks & Pick<TestBankServerOptions, 'watch'>,
): Promise<Result<RunningShop, string>> => {
  const bank = testBankSettings(settings);
  if (bank.isErr()) return err(bank.error);
  const levers = chosenLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const clock = clockOf(settings);
  return startTestBankServer({ ...bank.value, ...levers.value, ...watched, clock, random: cryptoRandom });
};
