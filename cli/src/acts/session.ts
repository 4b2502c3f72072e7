import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import type { TracePort } from '@shop/core/ports/trace-port';
import type { ResultAsync } from 'neverthrow';
import type { GlobalOptions } from '../arguments/global-options.ts';
import type { Failure } from '../failures/failure.ts';
import type { CatalogFolders } from '../ports/catalog-folders.ts';
import type { MovedShop } from '../ports/moved-shop.ts';
import type { OpenShop } from '../ports/open-shop.ts';
import type { OpenCatalog, OpenDesk } from '../ports/operator.ts';
import type { PriceFiles } from '../ports/price-files.ts';
import type { ScenarioAccess } from '../ports/scenario-access.ts';
import type { ShopAccess } from '../ports/shop-access.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Translator } from '../translations/translator.ts';
import type { Answer } from './answer.ts';

/** What a command acts with: a shop, the visitor's language, and time to wait. */
export type Session = Pick<
  OpenShop,
  'useCases' | 'member' | 'clock' | 'zone' | 'personCategories' | 'payWithCard' | 'drawOrder'
> &
  Pick<Terminal, 'wait' | 'readSecret' | 'keepFile'> & { readonly language: Language };

/** What a command has that looks after catalog folders. */
export type FolderSession = { readonly folders: CatalogFolders } & Pick<Terminal, 'folder'>;

/** The same with what a shop sells. */
export type CatalogSession = FolderSession & Pick<OpenCatalog, 'catalog'>;

/** What a command has that stands at the door or answers the telephone. */
export type DeskSession = Pick<OpenDesk, 'desk' | 'people' | 'zone'> &
  Pick<GlobalOptions, 'at'> & { readonly language: Language };

/** What a command has that moves a shop to another database: where to, what the environment says where nothing is. */
export type TransferSession = {
  readonly transfer: (to: string | undefined) => ResultAsync<MovedShop, Failure>;
  readonly language: Language;
};

/** What a command has that looks after content: a shop to ask, or the program's own, and words as files. */
export type ContentSession = Pick<OpenShop, 'useCases'> &
  Pick<Terminal, 'folder'> & {
    readonly builtIn: WordsByLanguage;
    readonly readWords: ShopAccess['readWords'];
  };

/** What a command has that works out prices without a shop. */
export type PriceSession = { readonly prices: PriceFiles; readonly language: Language } & Pick<
  GlobalOptions,
  'seed'
> & { readonly progress: Progress };

/** What a command has that shows recorded calls: files and words, without any shop. */
export type TraceSession = {
  readonly traces: TracePort;
  /** The program's own words, and those of the recorded content. */
  readonly wordsOf: (language: Language, recorded: ReadonlyMap<Language, Translations>) => Promise<Translator>;
} & Pick<GlobalOptions, 'lang'>;

/** What a command has that runs scenarios: their files and worlds, and any shop to open. */
export type ScenariosSession = {
  readonly scenarios: ScenarioAccess;
  readonly openShop: (settings: ShopSettings) => ResultAsync<OpenShop, Failure>;
  readonly serveApart: ShopAccess['serveApart'];
  readonly openBrowser: ShopAccess['openBrowser'];
  readonly words: (language: Language) => Promise<Translator>;
  readonly options: GlobalOptions;
  readonly terminal: Terminal;
  readonly progress: Progress;
};

/** A command after its arguments were read. */
export type Act =
  | { readonly needs: 'shop'; readonly run: (session: Session) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'catalog'; readonly run: (session: CatalogSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'desk'; readonly run: (session: DeskSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'transfer'; readonly run: (session: TransferSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'folders'; readonly run: (session: FolderSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'prices'; readonly run: (session: PriceSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'content'; readonly run: (session: ContentSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'trace'; readonly run: (session: TraceSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'scenarios'; readonly run: (session: ScenariosSession) => ResultAsync<Answer, Failure> }
  | { readonly needs: 'nothing'; readonly run: (access: ShopAccess) => ResultAsync<Answer, Failure> };

/** Takes the one act that the arguments chose. */
export type Choose = (act: Act) => void;
