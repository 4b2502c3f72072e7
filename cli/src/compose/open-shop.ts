import { existsSync } from 'node:fs';
import { loadBuiltInTranslations } from '@shop/adapters/content/translations/load-built-in-translations';
import { resortZone } from '@shop/adapters/platform/clock/clocks';
import { fileCookies } from '@shop/adapters/platform/cookies/file-cookies';
import { cryptoRandom, seededRandom } from '@shop/adapters/platform/random/crypto-random';
import type { LeverBoard } from '@shop/adapters/scenarios/levers/lever-board';
import type { OpenedProvider } from '@shop/adapters/seller/opened-provider';
import type { EmbeddedShopOptions } from '@shop/adapters/shop/embedded-shop';
import { openProvider, type ProviderSource } from '@shop/adapters/shop/open-provider';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import { defaultPaymentMinutes, paymentMinutesOf } from '@shop/core/checkout/payment-minutes';
import { sellerSettings } from '@shop/core/checkout/seller';
import { mergedWords } from '@shop/core/content/merged-words';
import type { CallFailure } from '@shop/core/errors/named-error';
import type { Language } from '@shop/core/languages/language';
import { isLoopback } from '@shop/core/paths/loopback';
import type { ClockPort, HostClock } from '@shop/core/ports/clock-port';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { RandomPort } from '@shop/core/ports/random-port';
import { makeMemberSession } from '@shop/core/use-cases/member-session';
import { makeUseCases, observedUseCases, type Ports, type UseCases } from '@shop/core/use-cases/use-cases';
import { err, errAsync, ok, okAsync, type Result, ResultAsync, safeTry } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { type Failure, unusable } from '../failures/failure.ts';
import { readableFile } from '../failures/readable-file.ts';
import type { Terminal } from '../terminal.ts';
import { ownFoldersOf, pictureCheckOf } from './own-content.ts';
import { clockOf, isOwn, type OwnTarget, ownStore } from './own-store.ts';

type OwnPorts = { readonly clock: HostClock; readonly random: RandomPort };

/** Returns the source of random values. With a seed it also depends on the arguments and the cart, since two
 *  commands must not generate the same ids. */
const randomOf = ({ seed }: ShopSettings, { argv }: Terminal, cookies: CookiePort): RandomPort =>
  seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));

/** Returns the use cases of a shop. Refused calls are recorded. */
const useCasesOver = (
  { shop, checkout, content, refused }: OpenedProvider,
  ports: Pick<Ports, 'cookies' | 'clock' | 'random'>,
): UseCases => {
  const useCases = makeUseCases({ shop, checkout, content, ...ports });
  return observedUseCases(useCases, (name, error) => refused(name, error, {}));
};

/** Draws an order as a PDF in its own language. Content's words take precedence over the built-in ones. The module
 *  is loaded on first use. */
const drawOrder = async (
  content: OpenedProvider['content'],
  mediaFolder: string | undefined,
  papers: OrderPapers,
): Promise<Uint8Array> => {
  const { orderPdf } = await import('@shop/adapters/papers/pdf/order-pdf');
  const own = await loadBuiltInTranslations(papers.language);
  const written = (await content.loadTranslations(papers.language)).unwrapOr({});
  const translations = mergedWords({ own, content: written, slovenian: {} });
  return orderPdf(papers, { translations, zone: resortZone, mediaFolder });
};

const paymentsMissing =
  'this shop is paid at its own page: set PAYMENT_URL and PAYMENT_SECRET, or PAYMENTS=stripe with its keys, as its servers have them';

/** Returns the payment page of our own shop, by the variables of its servers. Without them it is the test bank, which
 *  takes no money, so only for a database on this machine. Error: one line that names the missing settings. */
const ownPayments = (target: OwnTarget, env: Terminal['env']): Result<EmbeddedShopOptions['payments'], string> => {
  const { PAYMENTS, PAYMENT_URL, PAYMENT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (PAYMENTS === 'stripe' && STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return ok({
      type: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      address: env.STRIPE_URL || undefined,
      minutes: paymentMinutesOf(env.PAYMENT_MINUTES ?? '') ?? defaultPaymentMinutes,
    });
  if (PAYMENT_URL && PAYMENT_SECRET) return ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
  const isHere = target.type === 'database' || isLoopback(URL.parse(target.url));
  return PAYMENTS !== 'stripe' && isHere ? ok({ type: 'testBank', opens: 'whenAsked' }) : err(paymentsMissing);
};

/** Returns the origin of a shop inside this process. The test bank's pages are answered here, so nothing asks for its
 *  address; other payment pages send their buyers back to the shop's servers. */
export const embeddedOrigin = ({ type }: EmbeddedShopOptions['payments'], { PUBLIC_ORIGIN }: Terminal['env']): string =>
  (type !== 'testBank' && PUBLIC_ORIGIN) || 'http://shop.invalid';

/** What the settings choose for a shop of our own: who counts as adult and child, and the folder of its pages. */
type Chosen = { readonly personCategories: PersonCategories; readonly content: string | undefined };

const ownSource = (
  target: OwnTarget,
  { clock, random }: OwnPorts,
  terminal: Terminal,
  { personCategories, content }: Chosen,
): Result<ProviderSource, string> =>
  sellerSettings(terminal.env, resortZone).andThen((seller) =>
    ownPayments(target, terminal.env).map(
      (payments): ProviderSource => ({
        ...ownStore(target, clock, terminal),
        type: 'own',
        random,
        origin: embeddedOrigin(payments, terminal.env),
        personCategories,
        payments,
        seller,
        contentFolder: content === undefined ? undefined : { folder: content },
      }),
    ),
  );

/** Returns how the provider of a target is reached. Error: one line about a setting. */
const sourceOf = (
  { target, jar }: ShopSettings,
  ports: OwnPorts,
  terminal: Terminal,
  chosen: Chosen,
): Result<ProviderSource, string> => {
  if (target.type === 'trace') return ok({ ...target, jar });
  if (isOwn(target)) return ownSource(target, ports, terminal, chosen);
  const { env, fetch } = terminal;
  const remote = { url: target.url, fetch };
  if (target.type === 'gateway') return ok({ type: 'server', ...remote });
  const { PROFILE_URL, PROFILE_USER, PROFILE_PASSWORD } = env;
  return ok({
    ...remote,
    type: 'remote',
    credential: target,
    variables: env,
    paymentOrigins: (env.PAYMENT_ORIGINS ?? '').split(/[\s,]+/),
    profileUrl: PROFILE_URL || undefined,
    profileCredential:
      PROFILE_USER && PROFILE_PASSWORD ? { user: PROFILE_USER, password: PROFILE_PASSWORD } : undefined,
  });
};

/** Lever boards by file. Levers count calls per process, however many times a shop is opened in it. */
const boards = new Map<string, LeverBoard>();

/** Reads the faults to inject. Error: one line about the file, or about levers that a remote shop has to apply
 *  itself. */
const loadLevers = async (settings: ShopSettings): Promise<Result<{ readonly levers?: LeverBoard }, string>> => {
  const { levers: file, target } = settings;
  if (file === undefined) return ok({});
  const { readLeverFile } = await import('@shop/adapters/scenarios/levers/lever-board');
  const known = boards.get(file);
  const board = known === undefined ? readLeverFile(file) : ok<LeverBoard, string>(known);
  return board.andThen((levers) => {
    boards.set(file, levers);
    return levers.notification() === undefined || isOwn(target) || target.type === 'trace'
      ? ok({ levers })
      : err(
          `the levers ${file} are about notifications, which ${target.url} sends itself: start it with serve --levers`,
        );
  });
};

const answersIn = ({ listCategories }: UseCases, language: Language): ResultAsync<void, CallFailure> =>
  listCategories(language)
    .map(() => undefined)
    .orElse((error) => (error.kind === 'unreachable' ? errAsync(error) : okAsync()));

/** Opens the shop of the settings for a visitor with the jar's cookies. Error: one line. */
const openVisit = (settings: ShopSettings, terminal: Terminal) =>
  safeTry(async function* () {
    const jar = yield* fileCookies(settings.jar).mapErr(
      ({ path, message }) => `the jar ${path} cannot be read: ${message}`,
    );
    const personCategories = yield* chosenPersonCategories(terminal.env);
    const own = clockOf(settings);
    const random = randomOf(settings, terminal, jar);
    const levers = yield* await loadLevers(settings);
    const { content: folder, media } = await ownFoldersOf(settings.content, terminal);
    const chosen = { personCategories, content: folder };
    const source = yield* sourceOf(settings, { clock: own, random }, terminal, chosen);
    const { record } = settings;
    const data = yield* await openProvider(source, { ...levers, clock: own, random, zone: resortZone, record });
    const { content, profile, payWithCard, fault, close, replayed } = data;
    // A replay runs at the recorded time and with the recorded cart, so that "tomorrow" means the same day as in the
    // recording.
    const clock: ClockPort = replayed === undefined ? own : clockOf({ ...settings, at: settings.at ?? replayed.at });
    if (replayed?.cart !== undefined && jar.cartId() === undefined) jar.keepCartId(replayed.cart);
    const jarFault = (): string | undefined => {
      const error = jar.fault();
      return error && `the jar ${error.path} cannot be written: ${error.message}`;
    };
    const zone: string = resortZone;
    const useCases = useCasesOver(data, { cookies: jar, clock, random });
    return ok({
      useCases,
      /** Checks with one small call that the shop answers, for commands that may make no call themselves. In a replay
       *  it makes no call and succeeds. Errors: `unreachable`. */
      answers: (language: Language): ResultAsync<void, CallFailure> =>
        settings.target.type === 'trace' ? okAsync() : answersIn(useCases, language),
      /** Logs the visitor in and out, and loads the member whose token the jar contains. */
      member: makeMemberSession({ profile, random, jar }),
      clock,
      /** IANA name of the resort's time zone. */
      zone,
      /** Person categories that mean adult and child. */
      personCategories,
      /** Pays on the hosted payment page as a browser would, and returns the content of the return address. */
      payWithCard: (pageAddress: string, card: PaymentCard) =>
        payWithCard(pageAddress, card).map((address) => paymentReturn(new URL(address).searchParams)),
      /** Returns whether a picture of a page or product exists; `undefined` when this is unknown. */
      hasPicture: await pictureCheckOf(settings, terminal),
      drawOrder: (papers: OrderPapers) => ResultAsync.fromSafePromise(drawOrder(content, media, papers)),
      /** Returns why something was unusable or could not be stored; `undefined` without a fault. Read it before
       *  reporting success. */
      fault: () => fault() ?? jarFault(),
      close,
    });
  });

/** A shop that was opened for a visitor. */
export type OpenShop = Extract<Awaited<ReturnType<typeof openVisit>>, { value: unknown }>['value'];

/** Checks that the files can be read; a missing jar is not a mistake, as it is created. */
const readableInputs = ({ target, levers, jar }: ShopSettings): Result<void, Failure> =>
  (target.type === 'trace' ? readableFile(`the trace ${target.file}`, target.file) : ok<void, Failure>())
    .andThen(() => (levers === undefined ? ok() : readableFile(`the levers ${levers}`, levers)))
    .andThen(() => (existsSync(jar) ? readableFile(`the jar ${jar}`, jar) : ok()));

/** Opens the shop for a visitor. Errors: `usage` for a file that cannot be read, else `unusable`. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> =>
  readableInputs(settings).asyncAndThen(() => openVisit(settings, terminal).mapErr(unusable));
