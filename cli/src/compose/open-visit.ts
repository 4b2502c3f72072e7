import 'reflect-metadata/lite';
import { resortZone } from '@shop/adapters/clock/clocks';
import { type FileCookies, fileCookies } from '@shop/adapters/cookies/file-cookies';
import type { OpenedProvider } from '@shop/adapters/open/opened-provider';
import { cryptoRandom, seededRandom } from '@shop/adapters/random/crypto-random';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { type PaymentReturn, paymentReturn } from '@shop/core/checkout/payment-callback';
import { mergedWords } from '@shop/core/content/merged-words';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type MemberSession, makeMemberSession } from '@shop/core/member/member-session';
import type { Translations } from '@shop/core/paths/route-key';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import { makeUseCases, observedUseCases, type UseCases } from '@shop/core/use-cases';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { clockOf } from './own-store.ts';
import { CHECKOUT, CLOCK, CONTENT, COOKIES, RANDOM, SHOP, USE_CASES } from './tokens.ts';

/** A shop that a command can act on. */
export type OpenShop = {
  readonly useCases: UseCases;
  /** Who is logged in, as far as the jar knows. */
  readonly member: MemberSession;
  readonly clock: ClockPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly personCategories: PersonCategories;
  /** Goes through the hosted payment page as a browser would, up to the address it is sent back to. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<PaymentReturn, ShopError>;
  /** An order as a PDF, in its own language. */
  drawOrder(papers: OrderPapers): ResultAsync<Uint8Array, never>;
  /** What turned out on the way not to be usable or not to be kept, in words; to be read before saying that all went well. */
  fault(): string | undefined;
  close(): Promise<void>;
};

/** What a visit of its own begins with; the data ports come later, since opening them takes time and may fail. */
const wireVisitor = (settings: ShopSettings, cookies: FileCookies, { argv }: Terminal): DependencyContainer => {
  const { seed } = settings;
  // Two commands with the same ids would get in each other's way (D-SEED).
  const random = seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));
  return container
    .createChildContainer()
    .register(CLOCK, { useValue: clockOf(settings) })
    .register(RANDOM, { useValue: random })
    .register(COOKIES, { useValue: cookies });
};

/** The use cases over the data of a shop. */
const wireData = (
  wiring: DependencyContainer,
  { shop, checkout, content, refused }: OpenedProvider,
): DependencyContainer =>
  wiring
    .register(SHOP, { useValue: shop })
    .register(CHECKOUT, { useValue: checkout })
    .register(CONTENT, { useValue: content })
    .register(USE_CASES, {
      useFactory: instanceCachingFactory((from) => {
        const useCases = makeUseCases({
          shop: from.resolve(SHOP),
          checkout: from.resolve(CHECKOUT),
          content: from.resolve(CONTENT),
          cookies: from.resolve(COOKIES),
          clock: from.resolve(CLOCK),
          random: from.resolve(RANDOM),
        });
        return observedUseCases(useCases, (name, error) => refused(name, error, {}));
      }),
    });

/** In content's words, and in the program's own where no content answers. What draws is loaded when it is first needed. */
const orderDrawer =
  ({ content }: Pick<OpenedProvider, 'content'>): OpenShop['drawOrder'] =>
  (papers) => {
    const { language } = papers;
    const drawn = async (): Promise<Uint8Array> => {
      const { orderPdf } = await import('@shop/adapters/order-pdf/order-pdf');
      const told: Translations = (await content.loadTranslations(language)).unwrapOr({});
      const words = { own: await loadBuiltInTranslations(language), content: told, slovenian: {} };
      return orderPdf(papers, { translations: mergedWords(words), zone: resortZone });
    };
    return ResultAsync.fromSafePromise(drawn());
  };

type DataOf = (wiring: DependencyContainer, categories: PersonCategories) => Promise<Result<OpenedProvider, string>>;

/** A visit with the jar's cookies, over the data that are opened for it. Error: one line. */
export const openVisit = async (
  settings: ShopSettings,
  terminal: Terminal,
  dataOf: DataOf,
): Promise<Result<OpenShop, string>> => {
  const jar = fileCookies(settings.jar);
  if (jar.isErr()) return err(`the jar ${jar.error.path} cannot be read: ${jar.error.message}`);
  const categories = chosenPersonCategories(terminal.env);
  if (categories.isErr()) return err(categories.error);
  const wiring = wireVisitor(settings, jar.value, terminal);
  const data = await dataOf(wiring, categories.value);
  if (data.isErr()) return err(data.error);
  const { payWithCard, fault, close, replayed } = data.value;
  if (replayed !== undefined) {
    // At the recorded moment, so that tomorrow is the same day as it was then, and with the recorded visitor's cart.
    wiring.register(CLOCK, { useValue: clockOf({ ...settings, at: settings.at ?? replayed.at }) });
    if (replayed.cart !== undefined && jar.value.cartId() === undefined) jar.value.keepCartId(replayed.cart);
  }
  wireData(wiring, data.value);
  const jarFault = (): string | undefined => {
    const error = jar.value.fault();
    return error && `the jar ${error.path} cannot be written: ${error.message}`;
  };
  return ok({
    useCases: wiring.resolve(USE_CASES),
    member: makeMemberSession({ profile: data.value.profile, random: wiring.resolve(RANDOM), jar: jar.value }),
    clock: wiring.resolve(CLOCK),
    zone: resortZone,
    personCategories: categories.value,
    payWithCard: (pageAddress, card) =>
      payWithCard(pageAddress, card).map((address) => paymentReturn(new URL(address).searchParams)),
    drawOrder: orderDrawer(data.value),
    fault: () => fault() ?? jarFault(),
    close,
  });
};
