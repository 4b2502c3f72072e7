import { chosenClock, resortZone } from '@shop/adapters/clock/clocks';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import type { WordsByLanguage } from '@shop/core/content-doctor/word-checks';
import type { Instant } from '@shop/core/dates/instant';
import type { MovedShop } from '@shop/core/host/views/shop-sums';
import type { TracePort } from '@shop/core/ports/trace-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type {
  CatalogFolders,
  OpenOperator,
  PriceFiles,
  ScenarioAccess,
  ShopAccess,
  VisitorsBrowser,
} from '../acts/shop-access.ts';
import type { ShopSettings } from '../arguments/global-options.ts';
import { parsePostgres } from '../arguments/target.ts';
import { type Failure, usage } from '../failures/failure.ts';
import { clockOf } from './clock-of.ts';
import { openShop } from './open-shop.ts';
import { isOwn, ownStore } from './own-store.ts';

/** Opens a shop of our own for its operator: a running one by its token, or its store (D-OPERATOR). */
const openOperator: ShopAccess['openOperator'] = (settings, terminal, makesShop) => {
  const { target } = settings;
  const { env, fetch } = terminal;
  const open = async (): Promise<Result<OpenOperator, Failure>> => {
    if (isOwn(target)) {
      const { openEmbeddedOperator } = await import('@shop/adapters/open/embedded-operator');
      const store = ownStore(target, clockOf(settings), terminal);
      return (await openEmbeddedOperator({ ...store, makesNone: !makesShop }))
        .map((operator) => ({ ...operator, zone: resortZone }))
        .mapErr((message): Failure => ({ type: 'unusable', message }));
    }
    if (target.type !== 'gateway')
      return err(usage('only a shop of our own has operators', ['--on <address | folder>']));
    const token = env.OPERATOR_TOKEN;
    if (!token)
      return err(
        usage('a running shop needs its operator token', [
          'set OPERATOR_TOKEN in the environment to what the server was started with',
        ]),
      );
    const { httpOperator } = await import('@shop/adapters/operator/http-operator');
    return ok({ ...httpOperator({ url: target.url, token, fetch }), zone: resortZone, close: async () => undefined });
  };
  return new ResultAsync(open());
};

/** Moves the shop of a data folder into PostgreSQL. */
const transfer: ShopAccess['transfer'] = (settings, to, terminal, tell) =>
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
  const { movedShop } = await import('@shop/adapters/open/moved-shop');
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

/** Folders of catalog files, their days counted from a moment. */
const catalogFolders = async (at?: Instant): Promise<CatalogFolders> => {
  const { checkedFolders } = await import('@shop/adapters/catalog-files/catalog-folders');
  return checkedFolders(chosenClock(at));
};

/** Prices as files below a folder, days of catalogs counted from a moment. */
const priceFiles = async (folder: string, at?: Instant): Promise<PriceFiles> => {
  const { priceFiles: files } = await import('@shop/adapters/open/price-files');
  return files(folder, chosenClock(at));
};

/** Recorded calls as files below a folder. */
const traces = async (folder: string): Promise<TracePort> =>
  (await import('@shop/adapters/open/trace-files')).traceFiles(folder);

/** Scenario files below a folder, and worlds for them. */
const scenarios = async (folder: string): Promise<ScenarioAccess> =>
  (await import('@shop/adapters/open/scenario-access')).scenarioAccess(folder);

/** Words as files of a folder, in the shapes of a content system. */
const readWords = async (folder: string): Promise<Result<Partial<WordsByLanguage>, string>> =>
  (await import('@shop/adapters/open/word-files')).readWordFiles(folder);

/** A Chromium for visitors of scenarios. */
const openBrowser = (): ResultAsync<VisitorsBrowser, Failure> => {
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

/** What commands act on, but for servers, which have to know the program's own file. */
export const composed: Omit<ShopAccess, 'serve' | 'serveApart'> = {
  openShop,
  openOperator,
  transfer,
  catalogFolders,
  priceFiles,
  traces,
  scenarios,
  readWords,
  builtInTranslations: loadBuiltInTranslations,
  openApi: async () => (await import('@shop/adapters/calls/openapi')).openApiDocument(),
  openBrowser,
};
