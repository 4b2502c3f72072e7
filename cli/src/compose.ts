import 'reflect-metadata/lite';
import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { resortZone, systemClock } from '@shop/adapters/clock/system-clock';
import { type FileCookies, fileCookies } from '@shop/adapters/cookies/file-cookies';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import { makeUseCases } from '@shop/core/use-cases';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';
import type { DataPorts } from './data-ports.ts';
import type { Failure } from './failure.ts';
import type { OpenShop, ShopSettings } from './shop-access.ts';
import type { Target } from './target.ts';
import type { Terminal } from './terminal.ts';
import { CHECKOUT, CLOCK, CONTENT, COOKIES, RANDOM, SHOP, USE_CASES } from './tokens.ts';

/** What a run of its own begins with; the data ports come later, since opening them takes time and may fail. */
const wireVisitor = (settings: ShopSettings, cookies: FileCookies, { argv }: Terminal): DependencyContainer => {
  const wiring = container.createChildContainer();
  const { at, seed } = settings;
  wiring.register(CLOCK, { useValue: at === undefined ? systemClock() : fixedClock(at) });
  // Decision: a seed counts per command line and cart, since two commands with the same ids would get in each other's way.
  const random = seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));
  wiring.register(RANDOM, { useValue: random });
  wiring.register(COOKIES, { useValue: cookies });
  return wiring;
};

type LiveTarget = Exclude<Target, { type: 'trace' }>;

/** Each way to the data is loaded only when it is asked for: the database alone is larger than all the rest. */
const openData = async (
  target: LiveTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
): Promise<Result<DataPorts, Failure>> => {
  if (target.type !== 'database') {
    const { remoteData } = await import('./remote/compose.ts');
    return ok(remoteData(target, terminal));
  }
  const { embeddedData } = await import('./embedded/compose.ts');
  return embeddedData(target, { clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) });
};

const wireData = (wiring: DependencyContainer, { shop, checkout, content }: DataPorts): DependencyContainer =>
  wiring
    .register(SHOP, { useValue: shop })
    .register(CHECKOUT, { useValue: checkout })
    .register(CONTENT, { useValue: content })
    .register(USE_CASES, {
      useFactory: instanceCachingFactory((from) =>
        makeUseCases({
          shop: from.resolve(SHOP),
          checkout: from.resolve(CHECKOUT),
          content: from.resolve(CONTENT),
          cookies: from.resolve(COOKIES),
          clock: from.resolve(CLOCK),
          random: from.resolve(RANDOM),
        }),
      ),
    });

/** A shop that answers, and a trace of it when that is wanted. */
const openLive =
  (target: LiveTarget, { record }: ShopSettings, terminal: Terminal): OpenData =>
  async (wiring) => {
    const data = await openData(target, wiring, terminal);
    if (record === undefined || data.isErr()) return data;
    const { recordedData } = await import('./trace/compose.ts');
    const recorded = recordedData(data.value, record, wiring.resolve(CLOCK));
    if (recorded.isErr()) await data.value.close();
    return recorded;
  };

type OpenData = (wiring: DependencyContainer) => Promise<Result<DataPorts, Failure>>;

const open = async (
  settings: ShopSettings,
  terminal: Terminal,
  dataOf: OpenData,
): Promise<Result<OpenShop, Failure>> => {
  const jar = fileCookies(settings.jar);
  if (jar.isErr())
    return err({ type: 'unusable', message: `the jar ${jar.error.path} cannot be read: ${jar.error.message}` });
  const wiring = wireVisitor(settings, jar.value, terminal);
  const data = await dataOf(wiring);
  if (data.isErr()) return err(data.error);
  const { origin, payWithCard, fault, close } = data.value;
  wireData(wiring, data.value);
  const jarFault = (): string | undefined => {
    const error = jar.value.fault();
    return error && `the jar ${error.path} cannot be written: ${error.message}`;
  };
  return ok({
    useCases: wiring.resolve(USE_CASES),
    clock: wiring.resolve(CLOCK),
    zone: resortZone,
    payWithCard: (pageAddress, card) =>
      payWithCard(new URL(pageAddress, origin).href, card).map((address) =>
        paymentReturn(new URL(address).searchParams),
      ),
    fault: () => fault() ?? jarFault(),
    close,
  });
};

/** Takes place at the recorded moment, so that tomorrow is the same day as it was then. */
const openReplay = async (file: string, settings: ShopSettings, terminal: Terminal) => {
  const { replayedData } = await import('./trace/compose.ts');
  const replay = replayedData(file, settings.jar);
  if (replay.isErr()) return err(replay.error);
  const { at, data } = replay.value;
  return open({ at, ...settings }, terminal, async () => ok(data));
};

/** The composition root of whatever acts on a shop. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> => {
  const { target } = settings;
  return new ResultAsync(
    target.type === 'trace'
      ? openReplay(target.file, settings, terminal)
      : open(settings, terminal, openLive(target, settings, terminal)),
  );
};
