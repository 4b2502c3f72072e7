import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import type { Translations } from '@shop/core/content/route-key';
import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import type { TracePort } from '@shop/core/ports/trace-port';
import type { Result, ResultAsync } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { CatalogFolders } from './catalog-folders.ts';
import type { MovedShop } from './moved-shop.ts';
import type { OpenShop } from './open-shop.ts';
import type { OpenOperator } from './operator.ts';
import type { PriceFiles } from './price-files.ts';
import type { ScenarioAccess } from './scenario-access.ts';
import type { ServedShop, ServeSettings } from './served-shop.ts';
import type { ShopSettings } from './shop-settings.ts';
import type { VisitorsBrowser } from './visitors-browser.ts';

/** Everything behind the commands; the composition root makes it. */
export type ShopAccess = {
  openShop(settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure>;
  /** Opens a shop for its operator; `makesShop` fills a data folder that holds none. */
  openOperator(settings: ShopSettings, terminal: Terminal, makesShop: boolean): ResultAsync<OpenOperator, Failure>;
  /** Moves the shop of a data folder into an empty PostgreSQL database (D-TRANSFER): that of DATABASE_URL where none is named. */
  transfer(
    settings: ShopSettings,
    to: string | undefined,
    terminal: Terminal,
    tell: (what: string) => Promise<void>,
  ): ResultAsync<MovedShop, Failure>;
  /** Catalog folders; days that are counted count from a moment, the system's clock's when absent. */
  catalogFolders(at?: Instant): Promise<CatalogFolders>;
  /** Prices as files below a folder; days that are counted count from a moment, the system's clock's when absent. */
  priceFiles(folder: string, at?: Instant): Promise<PriceFiles>;
  /** Recorded calls as files below a folder. */
  traces(folder: string): Promise<TracePort>;
  /** Scenario files of a working folder, and worlds for them. */
  scenarios(folder: string): Promise<ScenarioAccess>;
  /** The program's own words, for when no shop can be asked. */
  builtInTranslations(language: Language): Promise<Translations>;
  /** Words as files of a folder. Errors: why they cannot be read. */
  readWords(folder: string): Promise<Result<Partial<WordsByLanguage>, string>>;
  /** The OpenAPI document of the shop's calls. */
  openApi(): Promise<unknown>;
  /** Starts the web server in a process of its own, on a free port. */
  serveApart(settings: Pick<ServeSettings, 'dataDir' | 'at' | 'levers' | 'record'>): ResultAsync<ServedShop, Failure>;
  /** Starts a Chromium. Errors: `unusable` with what is missing and how to get it. */
  openBrowser(): ResultAsync<VisitorsBrowser, Failure>;
  /** Starts the web server in this process and returns once it runs. */
  serve(settings: ServeSettings): ResultAsync<void, Failure>;
};
