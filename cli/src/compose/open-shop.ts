import { resortZone } from '@shop/adapters/clock/clocks';
import type { EmbeddedShopOptions } from '@shop/adapters/open/embedded-shop';
import type { OpenedProvider } from '@shop/adapters/open/opened-provider';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { sellerSettings } from '@shop/core/checkout/seller';
import { isLoopback } from '@shop/core/paths/loopback';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { LiveTarget, Target } from '../arguments/target.ts';
import { type Failure, unusable } from '../failures/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Pulled, pulledLevers, withLevers } from './levers.ts';
import { type OpenShop, openVisit } from './open-visit.ts';
import { isOwn, type OwnTarget, ownStore } from './own-store.ts';
import { CLOCK, COOKIES, RANDOM } from './tokens.ts';

/** The page that a shop of our own is paid at. The stand-in takes no money: it is for a database on this machine. Error: one line. */
const ownPayments = (
  target: OwnTarget,
  { PAYMENT_URL, PAYMENT_SECRET }: Terminal['env'],
): Result<EmbeddedShopOptions['payments'], string> => {
  if (target.type === 'database') return ok({ type: 'standin', ledger: 'whenAsked' });
  if (PAYMENT_URL && PAYMENT_SECRET) return ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
  return isLoopback(target.url)
    ? ok({ type: 'standin', ledger: 'whenAsked' })
    : err(
        'a shop that hosts share is paid at its own page: set PAYMENT_URL and PAYMENT_SECRET as its servers have them',
      );
};

/** Never dialled: the payment page of a shop inside this process is answered in it, too. */
const embeddedOrigin = 'http://shop.invalid';

/** The data behind a visit. Each way to them is loaded only when it is asked for: the database alone is larger than all the rest.
 *  Error: one line. */
const openData = async (
  target: LiveTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
  personCategories: PersonCategories,
  pulled: Pulled,
): Promise<Result<OpenedProvider, string>> => {
  const { fetch } = terminal;
  if (isOwn(target)) return openOwn(target, wiring, terminal, personCategories, pulled);
  if (target.type === 'gateway') {
    const { remoteShop } = await import('@shop/adapters/open/remote-shop');
    return ok(await withLevers(remoteShop({ url: target.url, fetch }), pulled, wiring));
  }
  const remote = await openProvider(target, terminal);
  return remote.isErr() ? err(remote.error) : ok(await withLevers(remote.value, pulled, wiring));
};

const openOwn = async (
  target: OwnTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
  personCategories: PersonCategories,
  pulled: Pulled,
): Promise<Result<OpenedProvider, string>> => {
  const { env } = terminal;
  const seller = sellerSettings(env, resortZone);
  if (seller.isErr()) return err(seller.error);
  const payments = ownPayments(target, env);
  if (payments.isErr()) return err(payments.error);
  const { openEmbeddedShop } = await import('@shop/adapters/open/embedded-shop');
  return openEmbeddedShop({
    ...ownStore(target, wiring.resolve(CLOCK), terminal),
    random: wiring.resolve(RANDOM),
    origin: embeddedOrigin,
    personCategories,
    ...(seller.value === undefined ? {} : { seller: seller.value }),
    ...pulled,
    payments: payments.value,
  });
};

const openProvider = async (
  target: Extract<Target, { type: 'provider' }>,
  { env, fetch }: Terminal,
): Promise<Result<OpenedProvider, string>> => {
  const { configuredRemoteShop } = await import('@shop/adapters/open/cleaned-remote-shop');
  const paymentOrigins = (env.PAYMENT_ORIGINS ?? '').split(/[\s,]+/);
  const { PROFILE_URL, PROFILE_USER, PROFILE_PASSWORD } = env;
  return configuredRemoteShop(env, {
    ...{ url: target.url, fetch, credential: target, paymentOrigins },
    ...(PROFILE_URL ? { profileUrl: PROFILE_URL } : {}),
    ...(PROFILE_USER && PROFILE_PASSWORD
      ? { profileCredential: { user: PROFILE_USER, password: PROFILE_PASSWORD } }
      : {}),
  });
};

/** The shop that a command acts on. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> => {
  const { target } = settings;
  const opened =
    target.type === 'trace' ? openReplay(target.file, settings, terminal) : openLive(target, settings, terminal);
  return new ResultAsync(opened).mapErr(unusable);
};

/** A shop that answers, and a trace of it when that is wanted. */
const openLive = (target: LiveTarget, settings: ShopSettings, terminal: Terminal): Promise<Result<OpenShop, string>> =>
  openVisit(settings, terminal, async (wiring, categories) => {
    const levers = await pulledLevers(settings, target);
    if (levers.isErr()) return err(levers.error);
    const data = await openData(target, wiring, terminal, categories, levers.value);
    if (settings.record === undefined || data.isErr()) return data;
    const { recordedShop } = await import('@shop/adapters/open/recorded-shop');
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
  data: OpenedProvider,
  target: LiveTarget,
  wiring: DependencyContainer,
  { fetch }: Terminal,
): Promise<OpenedProvider> => {
  if (isOwn(target)) return data;
  const { remoteWorld } = await import('@shop/adapters/open/remote-world');
  const cookies = wiring.resolve(COOKIES);
  return { ...data, readWorld: remoteWorld({ url: target.url, fetch, secret: () => cookies.clientSecret() }) };
};

/** Takes place at the recorded moment, so that tomorrow is the same day as it was then. */
const openReplay = async (file: string, settings: ShopSettings, terminal: Terminal) => {
  const { replayedShop } = await import('@shop/adapters/open/replayed-shop');
  return replayedShop(file, settings.jar).match(
    async ({ at, data }) => openVisit({ ...settings, at: settings.at ?? at }, terminal, async () => ok(data)),
    async (message) => err(message),
  );
};
