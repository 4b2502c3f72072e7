import type { ShopData } from '@shop/adapters/assemble/shop-data';
import { resortZone } from '@shop/adapters/clock/system-clock';
import type { PersonCategories } from '@shop/core/packages/person-categories';
import { sellerSettings } from '@shop/core/papers/seller';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { LiveTarget, Target } from '../arguments/target.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Pulled, withLevers } from './levers.ts';
import { ownPayments } from './own-payments.ts';
import { isOwn, type OwnTarget, ownStore } from './own-store.ts';
import { CLOCK, RANDOM } from './tokens.ts';

/** Never dialled: the payment page of a shop inside this process is answered in it, too. */
const embeddedOrigin = 'http://shop.invalid';

/** The data behind a visit. Each way to them is loaded only when it is asked for: the database alone is larger than all the rest.
 *  Error: one line. */
export const openData = async (
  target: LiveTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
  personCategories: PersonCategories,
  pulled: Pulled,
): Promise<Result<ShopData, string>> => {
  const { fetch } = terminal;
  if (isOwn(target)) return openOwn(target, wiring, terminal, personCategories, pulled);
  if (target.type === 'gateway') {
    const { remoteShop } = await import('@shop/adapters/assemble/remote-shop');
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
): Promise<Result<ShopData, string>> => {
  const { env } = terminal;
  const seller = sellerSettings(env, resortZone);
  if (seller.isErr()) return err(seller.error);
  const payments = ownPayments(target, env);
  if (payments.isErr()) return err(payments.error);
  const { openEmbeddedShop } = await import('@shop/adapters/assemble/embedded-shop');
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
): Promise<Result<ShopData, string>> => {
  const { configuredRemoteShop } = await import('@shop/adapters/assemble/configured-remote-shop');
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
