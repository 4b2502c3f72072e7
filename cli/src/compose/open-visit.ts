import 'reflect-metadata/lite';
import { resortZone } from '@shop/adapters/clock/clocks';
import { type FileCookies, fileCookies } from '@shop/adapters/cookies/file-cookies';
import type { OpenedProvider } from '@shop/adapters/open/opened-provider';
import { cryptoRandom, seededRandom } from '@shop/adapters/random/crypto-random';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import { mergedWords } from '@shop/core/content/merged-words';
import { makeMemberSession } from '@shop/core/member/member-session';
import type { ClockPort, HostClock } from '@shop/core/ports/clock-port';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { RandomPort } from '@shop/core/ports/random-port';
import { makeUseCases, observedUseCases, type Ports, type UseCases } from '@shop/core/use-cases';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { container, type DependencyContainer, type InjectionToken } from 'tsyringe';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { clockOf } from './own-store.ts';

/** A name of the container that knows its type, so that `resolve` does too. */
const token = <Part>(name: string): symbol & InjectionToken<Part> => Symbol(name);

export const CLOCK = token<HostClock>('clock');
export const RANDOM = token<RandomPort>('random');
export const COOKIES = token<CookiePort>('cookies');

/** What a visit of its own begins with; the data ports come later, since opening them takes time and may fail. */
const wireVisitor = (settings: ShopSettings, cookies: FileCookies, { argv }: Terminal): DependencyContainer => {
  const { seed } = settings;
  // Two commands with the same ids would get in each other's way.
  const random = seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));
  return container
    .createChildContainer()
    .register(CLOCK, { useValue: clockOf(settings) })
    .register(RANDOM, { useValue: random })
    .register(COOKIES, { useValue: cookies });
};

/** The use cases over the data of a shop. */
const useCasesOver = (
  { shop, checkout, content, refused }: OpenedProvider,
  ports: Pick<Ports, 'cookies' | 'clock' | 'random'>,
): UseCases => {
  const useCases = makeUseCases({ shop, checkout, content, ...ports });
  return observedUseCases(useCases, (name, error) => refused(name, error, {}));
};

/** Draws an order as a PDF in its own language, with content's words or the program's own. Loaded on first use. */
const drawOrder = async (content: OpenedProvider['content'], papers: OrderPapers): Promise<Uint8Array> => {
  const { orderPdf } = await import('@shop/adapters/order-pdf/order-pdf');
  const own = await loadBuiltInTranslations(papers.language);
  const written = (await content.loadTranslations(papers.language)).unwrapOr({});
  return orderPdf(papers, { translations: mergedWords({ own, content: written, slovenian: {} }), zone: resortZone });
};

type DataOf = (wiring: DependencyContainer, categories: PersonCategories) => Promise<Result<OpenedProvider, string>>;

/** A visit with the jar's cookies, over the data that are opened for it. Error: one line. */
export const openVisit = async (settings: ShopSettings, terminal: Terminal, dataOf: DataOf) => {
  const jar = fileCookies(settings.jar);
  if (jar.isErr()) return err(`the jar ${jar.error.path} cannot be read: ${jar.error.message}`);
  const categories = chosenPersonCategories(terminal.env);
  if (categories.isErr()) return err(categories.error);
  const wiring = wireVisitor(settings, jar.value, terminal);
  const data = await dataOf(wiring, categories.value);
  if (data.isErr()) return err(data.error);
  const { content, profile, payWithCard, fault, close, replayed } = data.value;
  if (replayed !== undefined) {
    // At the recorded moment, so that tomorrow is the same day as it was then, and with the recorded visitor's cart.
    wiring.register(CLOCK, { useValue: clockOf({ ...settings, at: settings.at ?? replayed.at }) });
    if (replayed.cart !== undefined && jar.value.cartId() === undefined) jar.value.keepCartId(replayed.cart);
  }
  const jarFault = (): string | undefined => {
    const error = jar.value.fault();
    return error && `the jar ${error.path} cannot be written: ${error.message}`;
  };
  const [clock, random]: [ClockPort, RandomPort] = [wiring.resolve(CLOCK), wiring.resolve(RANDOM)];
  const zone: string = resortZone;
  return ok({
    useCases: useCasesOver(data.value, { cookies: jar.value, clock, random }),
    /** Who is logged in, as far as the jar knows. */
    member: makeMemberSession({ profile, random, jar: jar.value }),
    clock,
    /** IANA name of the resort's time zone. */
    zone,
    /** Which sub price categories mean an adult and a child. */
    personCategories: categories.value,
    /** Goes through the hosted payment page as a browser would, up to the address it is sent back to. */
    payWithCard: (pageAddress: string, card: PaymentCard) =>
      payWithCard(pageAddress, card).map((address) => paymentReturn(new URL(address).searchParams)),
    drawOrder: (papers: OrderPapers) => ResultAsync.fromSafePromise(drawOrder(content, papers)),
    /** What turned out to be unusable or could not be stored, in words; to be read before reporting success. */
    fault: () => fault() ?? jarFault(),
    close,
  });
};

/** A shop that a command can act on. */
export type OpenShop = Extract<Awaited<ReturnType<typeof openVisit>>, { value: unknown }>['value'];
