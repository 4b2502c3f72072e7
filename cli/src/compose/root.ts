import { loadBuiltInTranslations } from '@shop/adapters/content/translations/load-built-in-translations';
import { chosenClock, resortZone } from '@shop/adapters/platform/clock/clocks';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import type { EmbeddedOperator } from '@shop/adapters/shop/embedded-operator';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { type Failure, unusable, usage } from '../failures/failure.ts';
import type { ServedShop, ServeSettings } from '../server/web-server.ts';
import type { Terminal } from '../terminal.ts';
import { openShop } from './open-shop.ts';
import { clockOf, isOwn, ownStore } from './own-store.ts';
import { backUp, checkShop, closeRestoreOf, makeShop, restore, transfer, upgrade } from './whole-shop.ts';

/** A shop that was opened for its operator; personal records only of a data folder or database of one's own. */
export type OpenOperator = Omit<EmbeddedOperator, 'people'> &
  Partial<Pick<EmbeddedOperator, 'people'>> & {
    readonly zone: string;
    /** A key for one press at the door, never the same again. */
    readonly newPressKey: () => PressKey;
    /** The day that it is at the resort. */
    readonly today: () => LocalDate;
  };

const newPressKey = (): PressKey => pressKey(cryptoRandom.token());

const tokenHint = 'set OPERATOR_TOKEN in the environment to what the server was started with';

/** Opens a shop of our own for its operator: a running one by its token, or its store. */
const openOperator = async (settings: ShopSettings, terminal: Terminal): Promise<Result<OpenOperator, Failure>> => {
  const { target } = settings;
  const { env, fetch } = terminal;
  if (isOwn(target)) {
    const { openEmbeddedOperator } = await import('@shop/adapters/shop/embedded-operator');
    const clock = clockOf(settings);
    const store = ownStore(target, clock, terminal);
    return (await openEmbeddedOperator(store))
      .map((operator) => ({ ...operator, zone: resortZone, newPressKey, today: clock.today }))
      .mapErr(unusable);
  }
  if (target.type !== 'gateway')
    return err(usage('operator commands need a shop of this program', ['--on <address | folder>']));
  const token = env.OPERATOR_TOKEN;
  if (!token) return err(usage('a running shop needs its operator token', [tokenHint]));
  const { httpOperator } = await import('@shop/adapters/wire/client/http-operator');
  return ok({
    ...httpOperator({ url: target.url, token, fetch }),
    zone: resortZone,
    newPressKey,
    today: chosenClock(settings.at).today,
    close: async () => undefined,
  });
};

/** Starts a Chromium for visitors of scenarios. Errors: `unusable` with what is missing and how to get it. */
const openBrowser = async () => {
  const [{ openBrowser: start }, { payOnPage }] = await Promise.all([
    import('@shop/adapters/payment/browser/open-browser'),
    import('@shop/adapters/payment/browser/pay-on-page'),
  ]);
  return (await start()).map((browser) => ({ ...browser, payOnPage })).mapErr(unusable);
};

/** What commands act on, except servers, which need the program's own file. Each part is loaded on first use. */
export const composed = {
  openShop,
  makeShop,
  openOperator: (...given: Parameters<typeof openOperator>) => new ResultAsync(openOperator(...given)),
  transfer,
  backUp,
  restore,
  upgrade,
  checkShop,
  closeRestoreOf,
  openBrowser: () => new ResultAsync(openBrowser()),
  /** Catalog folders; days that are counted count from a moment, the system's clock's when absent. */
  catalogFolders: async (at?: Instant) =>
    (await import('@shop/adapters/catalog-files/catalog-folder')).checkedFolders(chosenClock(at)),
  /** Prices as files below a folder; days that are counted count from a moment, the system's clock's when absent. */
  priceFiles: async (folder: string, at?: Instant) =>
    (await import('@shop/adapters/scenarios/price-files')).priceFiles(folder, chosenClock(at)),
  /** Recorded calls as files below a folder. */
  traces: async (folder: string) => (await import('@shop/adapters/trace/trace-files')).traceFiles(folder),
  /** Scenario files below a folder, and worlds for them. */
  scenarios: async (folder: string) =>
    (await import('../../../adapters/src/shop/scenario-access.ts')).scenarioAccess(folder),
  /** Words as files of a folder, in the shapes of a content system. Errors: why they cannot be read. */
  readWords: async (folder: string) => (await import('@shop/adapters/content/word-files')).readWordFiles(folder),
  /** The program's own words, without a shop. */
  builtInTranslations: loadBuiltInTranslations,
  /** How core's values travel, for programs that read what is printed. */
  wire: async (language: Language) => (await import('./wire.ts')).wireIn(language),
  /** The OpenAPI document of the shop's calls. */
  openApi: async (): Promise<unknown> => (await import('@shop/adapters/wire/calls/openapi')).openApiDocument(),
};

/** Everything behind the commands. */
export type ShopAccess = typeof composed & {
  /** Starts the web server in a process of its own, on a free port. */
  serveApart(settings: Pick<ServeSettings, 'dataDir' | 'at' | 'levers' | 'record'>): ResultAsync<ServedShop, Failure>;
  /** Starts the web server in this process and returns once it runs. */
  serve(settings: ServeSettings): ResultAsync<void, Failure>;
};

export type PriceFiles = Awaited<ReturnType<typeof composed.priceFiles>>;
export type ScenarioAccess = Awaited<ReturnType<typeof composed.scenarios>>;
/** A Chromium, each visitor with cookies and windows of their own. */
export type VisitorsBrowser = Extract<Awaited<ReturnType<typeof openBrowser>>, { value: unknown }>['value'];
