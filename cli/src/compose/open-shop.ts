import type { ShopData } from '@shop/adapters/assemble/shop-data';
import { resortZone } from '@shop/adapters/clock/system-clock';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { LiveTarget } from '../arguments/target.ts';
import type { Failure } from '../failures/failure.ts';
import type { OpenShop } from '../ports/open-shop.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { pulledLevers } from './levers.ts';
import { openData } from './open-data.ts';
import { openVisit } from './open-visit.ts';
import { isOwn } from './own-store.ts';
import { CLOCK, COOKIES } from './tokens.ts';

/** The shop that a command acts on. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> => {
  const { target } = settings;
  const opened =
    target.type === 'trace' ? openReplay(target.file, settings, terminal) : openLive(target, settings, terminal);
  return new ResultAsync(opened).mapErr((message): Failure => ({ type: 'unusable', message }));
};

/** A shop that answers, and a trace of it when that is wanted. */
const openLive = (target: LiveTarget, settings: ShopSettings, terminal: Terminal): Promise<Result<OpenShop, string>> =>
  openVisit(settings, terminal, async (wiring, categories) => {
    const levers = await pulledLevers(settings, target);
    if (levers.isErr()) return err(levers.error);
    const data = await openData(target, wiring, terminal, categories, levers.value);
    if (settings.record === undefined || data.isErr()) return data;
    const { recordedShop } = await import('@shop/adapters/assemble/recorded-shop');
    const recorded = recordedShop(await withWorld(data.value, target, wiring, terminal), settings.record, {
      clock: wiring.resolve(CLOCK),
      zone: resortZone,
      seed: settings.seed,
    });
    if (recorded.isErr()) await data.value.close();
    return recorded.map(({ traceFault, ...shop }) => ({ ...shop, fault: () => shop.fault() ?? traceFault() }));
  });

/** A shop that another program answers for, and what it tells of its world to whoever filled a cart there. */
const withWorld = async (
  data: ShopData,
  target: LiveTarget,
  wiring: DependencyContainer,
  { fetch }: Terminal,
): Promise<ShopData> => {
  if (isOwn(target)) return data;
  const { remoteWorld } = await import('@shop/adapters/assemble/remote-world');
  const cookies = wiring.resolve(COOKIES);
  return { ...data, readWorld: remoteWorld({ url: target.url, fetch, secret: () => cookies.clientSecret() }) };
};

/** Takes place at the recorded moment, so that tomorrow is the same day as it was then. */
const openReplay = async (file: string, settings: ShopSettings, terminal: Terminal) => {
  const { replayedShop } = await import('@shop/adapters/assemble/replayed-shop');
  return replayedShop(file, settings.jar).match(
    async ({ at, data }) => openVisit({ at, ...settings }, terminal, async () => ok(data)),
    async (message) => err(message),
  );
};
