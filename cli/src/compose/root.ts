import { resolve } from 'node:path';
import { loadBuiltInTranslations } from '@shop/adapters/content/translations/load-built-in-translations';
import { chosenClock, resortZone } from '@shop/adapters/platform/clock/clocks';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import type { EmbeddedOperator } from '@shop/adapters/shop/embedded-operator';
import { sellerSettings } from '@shop/core/checkout/seller';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { type Failure, unusable, usage } from '../failures/failure.ts';
import type { ServedShop, ServeSettings } from '../server/web-server.ts';
import type { Terminal } from '../terminal.ts';
import type { AskedGoLive } from './go-live/gather-facts.ts';
import { openShop } from './open-shop.ts';
import { ownFoldersOf } from './own-content.ts';
import { clockOf, isOwn, ownStore } from './own-store.ts';
import { backUp, checkShop, closeRestoreOf, makeShop, restore, transfer, upgrade } from './whole-shop.ts';

/** A shop that was opened for its operator. */
export type OpenOperator = EmbeddedOperator & {
  readonly zone: string;
  /** Returns a new unique key for one press at the door or in the office. */
  readonly newPressKey: () => PressKey;
  /** Returns the current day at the resort. */
  readonly today: () => LocalDate;
};

const newPressKey = (): PressKey => pressKey(cryptoRandom.token());

const tokenHint = 'set OPERATOR_TOKEN in the environment to what the server was started with';

/** Opens a shop of our own for its operator: a running one with its token, else its database. */
const openOperator = async (settings: ShopSettings, terminal: Terminal): Promise<Result<OpenOperator, Failure>> => {
  const { target } = settings;
  const { env, fetch } = terminal;
  if (isOwn(target)) {
    const { openEmbeddedOperator } = await import('@shop/adapters/shop/embedded-operator');
    const clock = clockOf(settings);
    const seller = sellerSettings(env, resortZone);
    if (seller.isErr()) return err(unusable(seller.error));
    return (await openEmbeddedOperator({ ...ownStore(target, clock, terminal), seller: seller.value }))
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

/** Starts Chromium for visitors of scenarios. Errors: `unusable` with what is missing and how to install it. */
const openBrowser = async () => {
  const [{ openBrowser: start }, { payOnPage }] = await Promise.all([
    import('@shop/adapters/payment/browser/open-browser'),
    import('@shop/adapters/payment/browser/pay-on-page'),
  ]);
  return (await start()).map((browser) => ({ ...browser, payOnPage })).mapErr(unusable);
};

/** The functions behind the commands, except servers, which need the path of the program. Their modules are loaded
 *  on first use. */
export const composed = {
  openShop,
  makeShop,
  openOperator: (...args: Parameters<typeof openOperator>) => new ResultAsync(openOperator(...args)),
  transfer,
  backUp,
  restore,
  upgrade,
  checkShop,
  closeRestoreOf,
  openBrowser: () => new ResultAsync(openBrowser()),
  /** Opens catalog folders. Relative days in them count from the moment; from the system's clock when it is absent. */
  catalogFolders: async (at?: Instant) =>
    (await import('@shop/adapters/catalog-files/catalog-folder')).checkedFolders(chosenClock(at)),
  /** The files of folders that people fill: a catalog of examples, and the sample's content. `write` makes a folder of
   *  them, completely or not at all. */
  newFolders: async () => {
    const [{ newCatalog }, { newContent }, { writeNewFolder }] = await Promise.all([
      import('@shop/adapters/sample/catalog/new-catalog'),
      import('@shop/adapters/sample/content/new-content'),
      import('@shop/adapters/platform/files/new-folder'),
    ]);
    return { catalog: newCatalog, content: newContent, write: writeNewFolder };
  },
  /** Looks for mistakes in the files of pages and pictures: of the named folder if it holds pages, else of those that
   *  the environment names. `isNamed` says which. */
  ownFolders: async (content: string | undefined, terminal: Pick<Terminal, 'env' | 'folder'>) => {
    const folders = await ownFoldersOf(content, terminal);
    const { folderMistakes } = await import('@shop/adapters/shop/own-folders');
    const isNamed = content !== undefined && folders.content === resolve(terminal.folder, content);
    return { isNamed, mistakes: folderMistakes(folders) };
  },
  /** Reads settings of a server from a file. Error: why it cannot be read. */
  settingsFile: async (file: string) => (await import('./go-live/settings-file.ts')).readSettingsFile(file),
  /** Gathers the facts about a shop before its first sale. */
  goLiveFacts: async (asked: AskedGoLive, terminal: Terminal) =>
    (await import('./go-live/gather-facts.ts')).gatherFacts(asked, terminal, openOperator),
  /** Opens price files below a folder. Relative days in them count from the moment; from the system's clock when it
   *  is absent. */
  priceFiles: async (folder: string, at?: Instant) =>
    (await import('@shop/adapters/scenarios/price-files')).priceFiles(folder, chosenClock(at)),
  /** Opens recorded traces below a folder. */
  traces: async (folder: string) => (await import('@shop/adapters/trace/trace-files')).traceFiles(folder),
  /** Opens scenario files below a folder and makes worlds for them. */
  scenarios: async (folder: string) =>
    (await import('../../../adapters/src/shop/scenario-access.ts')).scenarioAccess(folder),
  /** Reads the words of a folder, in the format of a content system. Errors: why they cannot be read. */
  readWords: async (folder: string) => (await import('@shop/adapters/content/word-files')).readWordFiles(folder),
  /** The built-in words, which need no shop. */
  builtInTranslations: loadBuiltInTranslations,
  /** Encodes values of core as the shop's API does, for `--json`. */
  wire: async (language: Language) => (await import('./wire.ts')).wireIn(language),
  /** Returns the OpenAPI document of the shop's calls. */
  openApi: async (): Promise<unknown> => (await import('@shop/adapters/wire/calls/openapi')).openApiDocument(),
};

/** All functions behind the commands. */
export type ShopAccess = typeof composed & {
  /** Starts the web server in another process, on a free port. */
  serveApart(settings: Pick<ServeSettings, 'dataDir' | 'at' | 'levers' | 'record'>): ResultAsync<ServedShop, Failure>;
  /** Starts the web server in this process and returns once it runs. */
  serve(settings: ServeSettings): ResultAsync<void, Failure>;
  /** Returns why the web server does not start with settings, line by line; `undefined` when it cannot be asked. */
  refusedSettings(settings: Terminal['env']): Promise<readonly string[] | undefined>;
};

export type PriceFiles = Awaited<ReturnType<typeof composed.priceFiles>>;
export type ScenarioAccess = Awaited<ReturnType<typeof composed.scenarios>>;
/** A Chromium in which each visitor has separate cookies and windows. */
export type VisitorsBrowser = Extract<Awaited<ReturnType<typeof openBrowser>>, { value: unknown }>['value'];
