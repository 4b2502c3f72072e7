import { instant } from '@shop/core/dates/instant';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { seededRandom } from '../../platform/random/crypto-random.ts';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from '../../shop/open-embedded-provider.ts';
import { fixtureBank } from './fixture-bank.ts';

/** Opens the embedded provider on a folder or a shared database, with a stopped clock and a bank whose answers are
 *  set. */
export const openFixtureShop = async (
  dataDir: string,
  now: number,
  where: Pick<EmbeddedProviderOptions, 'shared'> = {},
) => {
  const clock = fixedClock(instant(now));
  const bank = fixtureBank(clock.now);
  const provider = (
    await openEmbeddedProvider({
      dataDir,
      ...where,
      clock,
      random: seededRandom(`fixture ${now}`),
      paymentProvider: bank.provider,
      publicOrigin: () => 'https://shop.example',
      paymentOrigins: ['https://bank.example'],
    })
  )._unsafeUnwrap();
  return { ...provider, clock, decide: bank.decide };
};

export type FixtureShop = Pick<Awaited<ReturnType<typeof openFixtureShop>>, 'clock' | 'decide'> & {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly desk: DeskPort;
};
