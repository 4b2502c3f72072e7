import { startStandinServer } from '@shop/adapters/assemble/standin-server';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { err, type Result } from 'neverthrow';
import type { Mishaps, RunningShop } from '../../server/running-shop.ts';
import { standinSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { clockOf } from './clock-of.ts';
import { pulledLevers } from './levers.ts';

/** The payment stand-in alone. */
export const openStandin = async (settings: ServerSettings, mishaps: Mishaps): Promise<Result<RunningShop, string>> => {
  const standin = standinSettings(settings);
  if (standin.isErr()) return err(standin.error);
  const levers = pulledLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const clock = clockOf(settings);
  return startStandinServer({ ...standin.value, ...levers.value, ...mishaps, clock, random: cryptoRandom });
};
