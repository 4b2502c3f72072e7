import 'reflect-metadata/lite';
import { resolve } from 'node:path';
import type { EmbeddedShopOptions } from '@shop/adapters/assemble/embedded-shop';
import type { ShopData } from '@shop/adapters/assemble/shop-data';
import { chosenClock } from '@shop/adapters/clock/chosen-clock';
import { followingClock } from '@shop/adapters/clock/following-clock';
import { resortZone } from '@shop/adapters/clock/system-clock';
import { type FileCookies, fileCookies } from '@shop/adapters/cookies/file-cookies';
import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { paymentReturn } from '@shop/core/checkout/payment-callback';
import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import { mergedWords } from '@shop/core/content/merged-words';
import type { Translations } from '@shop/core/content/route-key';
import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { makeMemberSession } from '@shop/core/member/member-session';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import { sellerSettings } from '@shop/core/papers/seller';
import { isLoopbackHost } from '@shop/core/paths/loopback-host';
import type { HostClock } from '@shop/core/ports/clock-port';
import { makeUseCases } from '@shop/core/use-cases';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';
import { type Failure, usage } from './failure.ts';
import type { ScenarioAccess } from './scenario/scenario-access.ts';
import type {
  CapsuleBench,
  CatalogFolders,
  MovedShop,
  OpenCatalog,
  OpenDesk,
  OpenShop,
  PriceFiles,
  ShopAccess,
  ShopSettings,
  VisitorsBrowser,
} from './shop-access.ts';
import { parsePostgres, type Target } from './target.ts';
import type { Terminal } from './terminal.ts';
import { CHECKOUT, CLOCK, CONTENT, COOKIES, RANDOM, SHOP, USE_CASES } from './tokens.ts';

type LiveTarget = Exclude<Target, { type: 'trace' }>;
type OpenData = (wiring: DependencyContainer, categories: PersonCategories) => Promise<Result<ShopData, string>>;

/** Never dialled: the payment page of a shop inside this process is answered in it, too. */
const embeddedOrigin = 'http://shop.invalid';

/** The composition root of whatever acts on a shop. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> => {
  const { target } = settings;
  const opened =
    target.type === 'trace' ? openReplay(target.file, settings, terminal) : openLive(target, settings, terminal);
  return new ResultAsync(opened).mapErr((message): Failure => ({ type: 'unusable', message }));
};

/** What a shop sells, for its operator: of a running one by its token, or of a data folder that no server owns (D-OPERATOR). */
export const openCatalog = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenCatalog, Failure> =>
  new ResultAsync(catalogOf(settings, terminal));

/** What staff ask a shop for, opened as what it sells is (D-OPERATOR). */
export const openDesk = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenDesk, Failure> =>
  new ResultAsync(deskOf(settings, terminal));

/** Folders of catalog files, their days counted from a moment. */
export const catalogFolders = async (at?: Instant): Promise<CatalogFolders> => {
  const { checkedFolders } = await import('@shop/adapters/assemble/catalog-folders');
  return checkedFolders(chosenClock(at));
};

/** Prices as files below a folder, days of catalogs counted from a moment. */
export const priceFiles = async (folder: string, at?: Instant): Promise<PriceFiles> => {
  const { priceFiles: files } = await import('@shop/adapters/assemble/price-files');
  return files(folder, chosenClock(at));
};

/** Recorded calls as files below a folder. */
export const capsules = async (folder: string): Promise<CapsuleBench> =>
  (await import('@shop/adapters/assemble/capsule-bench')).capsuleBench(folder);

/** Scenario files below a folder, and worlds for them. */
export const scenarios = async (folder: string): Promise<ScenarioAccess> =>
  (await import('@shop/adapters/assemble/scenario-access')).scenarioAccess(folder);

type OwnTarget = Extract<Target, { type: 'database' | 'postgres' }>;

const isOwn = (target: Target): target is OwnTarget => target.type === 'database' || target.type === 'postgres';

/** Hosts that share a database go by its time, and so does whoever looks into it (D-STORE-CLOCK). */
const ownStore = (target: OwnTarget, clock: HostClock, { env, folder }: Terminal) => {
  if (target.type === 'database') return { dataDir: target.folder, databaseName: target.file, clock };
  return {
    dataDir: resolve(folder, env.DATA_DIR || '.data'),
    shared: { url: target.url, onTime: clock.hear },
    clock,
  };
};

const clockOf = (target: Target, at: Instant | undefined): HostClock =>
  target.type === 'postgres' && at === undefined ? followingClock(resortZone) : chosenClock(at);

/** The stand-in takes no money: it is for a database on this machine. */
const paymentsOf = (
  target: OwnTarget,
  { PAYMENT_URL, PAYMENT_SECRET }: Terminal['env'],
): Result<EmbeddedShopOptions['payments'], string> => {
  if (target.type === 'database') return ok({ type: 'standin', ledger: 'whenAsked' });
  if (PAYMENT_URL && PAYMENT_SECRET) return ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
  return isLoopbackHost(URL.parse(target.url)?.hostname ?? '')
    ? ok({ type: 'standin', ledger: 'whenAsked' })
    : err(
        'a shop that hosts share is paid at its own page: set PAYMENT_URL and PAYMENT_SECRET as its servers have them',
      );
};

const catalogOf = async ({ target, at }: ShopSettings, terminal: Terminal): Promise<Result<OpenCatalog, Failure>> => {
  const { env, fetch } = terminal;
  if (isOwn(target)) {
    const { openEmbeddedCatalog } = await import('@shop/adapters/assemble/embedded-catalog');
    return openEmbeddedCatalog(ownStore(target, clockOf(target, at), terminal)).mapErr(
      (message): Failure => ({ type: 'unusable', message }),
    );
  }
  if (target.type !== 'gateway') return err(usage('only a shop of our own can be told what it sells', [whichShop]));
  const token = env.OPERATOR_TOKEN;
  if (!token) return err(usage('a running shop needs its operator token', [whichToken]));
  const { httpCatalog } = await import('@shop/adapters/operator/http-catalog');
  return ok({ catalog: httpCatalog({ url: target.url, token, fetch }), close: async () => undefined });
};

const deskOf = async ({ target, at }: ShopSettings, terminal: Terminal): Promise<Result<OpenDesk, Failure>> => {
  const { env, fetch } = terminal;
  if (isOwn(target)) {
    const { openEmbeddedDesk } = await import('@shop/adapters/assemble/embedded-desk');
    return openEmbeddedDesk(ownStore(target, clockOf(target, at), terminal))
      .map((desk) => ({ ...desk, zone: resortZone }))
      .mapErr((message): Failure => ({ type: 'unusable', message }));
  }
  if (target.type !== 'gateway') return err(usage('only a shop of our own has staff', [whichShop]));
  const token = env.OPERATOR_TOKEN;
  if (!token) return err(usage('a running shop needs its operator token', [whichToken]));
  const { httpDesk } = await import('@shop/adapters/operator/http-desk');
  return ok({ ...httpDesk({ url: target.url, token, fetch }), zone: resortZone, close: async () => undefined });
};

/** Moves the shop of a data folder into PostgreSQL. */
export const transfer: ShopAccess['transfer'] = (settings, to, terminal, tell) =>
  new ResultAsync(
    transferOf(settings, to ?? terminal.env.DATABASE_URL, to === undefined ? 'DATABASE_URL' : '--to', tell),
  );

const transferOf = async (
  { target, at }: ShopSettings,
  to: string | undefined,
  name: string,
  tell: (what: string) => Promise<void>,
): Promise<Result<MovedShop, Failure>> => {
  if (target.type !== 'database') return err(usage('what is moved is a data folder of your own', ['--on <folder>']));
  const url = parsePostgres(to ?? '', name);
  if (url.isErr()) return err(usage(url.error));
  const { movedShop } = await import('@shop/adapters/assemble/moved-shop');
  return movedShop({
    ...{ dataDir: target.folder, databaseName: target.file, url: url.value, at },
    onStep: ({ table, rows }) => tell(`${table} ${rows}`),
  }).mapErr(
    (failure): Failure =>
      failure.type === 'refused'
        ? { type: 'operator', code: failure.code, message: failure.message, hints: [failure.hint] }
        : failure,
  );
};

const whichShop = '--on <address | folder>';
const whichToken = 'set OPERATOR_TOKEN in the environment to what the server was started with';

/** The shop's own words of one language, for when no shop can be asked. */
export const builtInTranslations = (language: Language): Promise<Translations> => loadBuiltInTranslations(language);

/** Words as files of a folder, in the shapes of a content system. */
export const readWords = async (folder: string): Promise<Result<Partial<WordsByLanguage>, string>> =>
  (await import('@shop/adapters/assemble/word-files')).readWordFiles(folder);

/** A Chromium for visitors of scenarios. */
export const openBrowser = (): ResultAsync<VisitorsBrowser, Failure> => {
  const opened = async (): Promise<Result<VisitorsBrowser, Failure>> => {
    const [{ openBrowser: start }, { payOnPage }] = await Promise.all([
      import('@shop/adapters/browser/open-browser'),
      import('@shop/adapters/browser/pay-on-page'),
    ]);
    return (await start())
      .map((browser) => ({ ...browser, payOnPage }))
      .mapErr((message): Failure => ({ type: 'unusable', message }));
  };
  return new ResultAsync(opened());
};

/** The OpenAPI document of the shop's calls. */
export const openApi = async (): Promise<unknown> => (await import('@shop/adapters/calls/openapi')).openApiDocument();

/** A shop that answers, and a trace of it when that is wanted. */
const openLive = (target: LiveTarget, settings: ShopSettings, terminal: Terminal): Promise<Result<OpenShop, string>> =>
  open(settings, terminal, async (wiring, categories) => {
    const levers = await leversOf(settings, target);
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

/** Boards by file, so that times are counted by process, however often a shop is opened in it (D-LEVERS). */
const boards = new Map<string, LeverBoard>();

type Pulled = { readonly levers?: LeverBoard };

/** What goes wrong on purpose. Error: one line about the file, or about a payment page that is not ours to disturb. */
const leversOf = async ({ levers: file }: ShopSettings, target: LiveTarget): Promise<Result<Pulled, string>> => {
  if (file === undefined) return ok({});
  const { readLeverFile } = await import('@shop/adapters/levers/lever-file');
  const known = boards.get(file);
  const board = known === undefined ? readLeverFile(file).map((read) => keptBoard(file, read)) : ok(known);
  return board.andThen((levers) =>
    levers.notification() === undefined || isOwn(target)
      ? ok({ levers })
      : err(
          `the levers ${file} are about notifications, which ${target.url} sends itself: start it with serve --levers`,
        ),
  );
};

const keptBoard = (file: string, board: LeverBoard): LeverBoard => {
  boards.set(file, board);
  return board;
};

/** Takes place at the recorded moment, so that tomorrow is the same day as it was then. */
const openReplay = async (file: string, settings: ShopSettings, terminal: Terminal) => {
  const { replayedShop } = await import('@shop/adapters/assemble/replayed-shop');
  return replayedShop(file, settings.jar).match(
    async ({ at, data }) => open({ at, ...settings }, terminal, async () => ok(data)),
    async (message) => err(message),
  );
};

/** Each way to the data is loaded only when it is asked for: the database alone is larger than all the rest. */
const openData = async (
  target: LiveTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
  personCategories: PersonCategories,
  pulled: Pulled,
): Promise<Result<ShopData, string>> => {
  const { fetch, env } = terminal;
  if (isOwn(target)) {
    const seller = sellerSettings(env, resortZone);
    if (seller.isErr()) return err(seller.error);
    const payments = paymentsOf(target, env);
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
  }
  if (target.type === 'gateway') {
    const { remoteShop } = await import('@shop/adapters/assemble/remote-shop');
    return ok(await withLevers(remoteShop({ url: target.url, fetch }), pulled, wiring));
  }
  const { configuredRemoteShop } = await import('@shop/adapters/assemble/configured-remote-shop');
  const paymentOrigins = (env.PAYMENT_ORIGINS ?? '').split(/[\s,]+/);
  const { PROFILE_URL, PROFILE_USER, PROFILE_PASSWORD } = env;
  const remote = configuredRemoteShop(env, {
    ...{ url: target.url, fetch, credential: target, paymentOrigins },
    ...(PROFILE_URL ? { profileUrl: PROFILE_URL } : {}),
    ...(PROFILE_USER && PROFILE_PASSWORD
      ? { profileCredential: { user: PROFILE_USER, password: PROFILE_PASSWORD } }
      : {}),
  });
  return remote.isErr() ? err(remote.error) : ok(await withLevers(remote.value, pulled, wiring));
};

/** A shop that another program answers for, with what goes wrong on the way to it. */
const withLevers = async (data: ShopData, { levers }: Pulled, wiring: DependencyContainer): Promise<ShopData> => {
  if (levers === undefined) return data;
  const { leveredPorts } = await import('@shop/adapters/assemble/levered-ports');
  return leveredPorts(data, { board: levers, clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) });
};

const open = async (
  settings: ShopSettings,
  terminal: Terminal,
  dataOf: OpenData,
): Promise<Result<OpenShop, string>> => {
  const jar = fileCookies(settings.jar);
  if (jar.isErr()) return err(`the jar ${jar.error.path} cannot be read: ${jar.error.message}`);
  const categories = chosenPersonCategories(terminal.env);
  if (categories.isErr()) return err(categories.error);
  const wiring = wireVisitor(settings, jar.value, terminal);
  const data = await dataOf(wiring, categories.value);
  if (data.isErr()) return err(data.error);
  const { payWithCard, fault, close } = data.value;
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

/** In content's words, and in the program's own where no content answers. What draws is loaded when it is first needed. */
const orderDrawer =
  ({ content }: Pick<ShopData, 'content'>): OpenShop['drawOrder'] =>
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

/** What a run of its own begins with; the data ports come later, since opening them takes time and may fail. */
const wireVisitor = (settings: ShopSettings, cookies: FileCookies, { argv }: Terminal): DependencyContainer => {
  const { target, at, seed } = settings;
  // Two commands with the same ids would get in each other's way (D-SEED).
  const random = seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));
  return container
    .createChildContainer()
    .register(CLOCK, { useValue: clockOf(target, at) })
    .register(RANDOM, { useValue: random })
    .register(COOKIES, { useValue: cookies });
};

const wireData = (wiring: DependencyContainer, { shop, checkout, content }: ShopData): DependencyContainer =>
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
