import { defaultPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { SoldOutReport } from '@shop/core/checkout/place-report';
import type { SellerSettings } from '@shop/core/checkout/seller';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import { readInChild } from '../catalog-files/read-in-child.ts';
import { contentFiles } from '../content/files/content-files.ts';
import type { FileMistake } from '../content/files/json-file.ts';
import type { NotificationRouteOptions } from '../payment/client/notification-route.ts';
import type { ReturnRoutesOptions } from '../payment/client/return-routes.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { commandRunner, type OnOrderEvent } from '../seller/commands/run-command.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import type { HashCost } from '../seller/password-hash.ts';
import { noReports } from '../seller/payment-parts.ts';
import { sellerAccounts } from '../seller/seller-accounts.ts';
import { sellerPorts } from '../seller/seller-ports.ts';
import { catalogLoader } from '../store/catalog/load-catalog.ts';
import type { Database } from '../store/database/database.ts';
import { type OnDatabaseTime, timedDatabase } from '../store/database/timed-database.ts';
import { sqlAccountStore } from '../store/members/sql-account-store.ts';
import { openStore, type StoreOptions } from '../store/open/open-store.ts';
import type { StartError } from '../store/open/start-error.ts';
import type { OnExhausted } from '../store/seller/seller-parts.ts';
import { sqlDrafts } from '../store/seller/sql-drafts.ts';
import { sqlFigures } from '../store/seller/sql-figures.ts';
import { sqlSellerStore } from '../store/seller/sql-seller-store.ts';
import { sqlTryStore } from '../store/seller/sql-try-store.ts';
import { ownLog } from './own-log.ts';
import { ownOperator } from './own-operator.ts';
import { type OwnWorkOptions, startOwnWork } from './own-work.ts';

type ContentFolderOptions = {
  readonly folder: string;
  readonly onMistake?: (mistake: FileMistake) => void;
};

/** Returns the content of a folder, or the sample's. The source tells stored answers of folders apart. */
const contentOf = (own: ContentFolderOptions | undefined) =>
  own === undefined
    ? { content: sampleContent }
    : { content: contentFiles(own.folder, own.onMistake), contentSource: `folder ${own.folder}` };

export type EmbeddedProviderOptions = StoreOptions &
  OwnWorkOptions & {
    readonly random: RandomPort;
    readonly paymentProvider: PaymentProviderPort;
    /** Returns the address for browser and payment provider, without a trailing slash. Read when a payment starts. */
    readonly publicOrigin: () => string;
    /** Other origins to which buyers may be sent for payment. */
    readonly paymentOrigins?: readonly string[];
    readonly onDatabaseTime?: OnDatabaseTime | undefined;
    readonly onExhausted?: OnExhausted | undefined;
    /** Called with each change of an order by this host, for the operator's log. */
    readonly onOrderEvent?: OnOrderEvent | undefined;
    /** Called with the places of a ticket that a visitor found sold out, at most once a minute for a ticket and day. */
    readonly onSoldOut?: ((report: SoldOutReport) => void) | undefined;
    /** Person categories that mean adult and child. Default: `defaultPersonCategories`. */
    readonly personCategories?: PersonCategories;
    /** The seller. Without it, orders name none. */
    readonly seller?: SellerSettings;
    /** A folder of pages and words in place of the sample's; `onMistake` gets each mistake that keeps a file from being
     *  read. */
    readonly contentFolder?: ContentFolderOptions | undefined;
    /** Limits per client. Default: the general ones. */
    readonly limits?: ClientLimits;
    /** The program that reads the files of an import in a process of its own. Default: read in this process. */
    readonly catalogReader?: string;
    /** Cost of a password's hash. Default: today's recommended cost; tests set a lower one. */
    readonly hashCost?: HashCost;
  };

/** A provider in this process, over any store. */
export type LocalProvider = Omit<SourceProvider, 'payWithCard' | 'fault' | 'routes'> & {
  readonly accounts: AccountsPort;
  /** Settles a report of the payment provider. */
  readonly settleNotification: NotificationRouteOptions['settle'];
  /** Returns where a browser stands that returns from the payment page. */
  readonly returnFrom: ReturnRoutesOptions['returnFrom'];
};

/** A provider over a database of its own. */
export type EmbeddedProvider = LocalProvider & OperatorPorts & Required<Pick<LocalProvider, 'dataFile' | 'commandLog'>>;

const assemble = (database: Database, dataFile: string, options: EmbeddedProviderOptions): EmbeddedProvider => {
  const { clock, random, publicOrigin, paymentOrigins = [], paymentProvider: provider, reports = noReports } = options;
  const { personCategories = defaultPersonCategories, seller, onSoldOut } = options;
  const keepCartsDays = options.retention?.days.carts;
  const loadCatalog = catalogLoader({ personCategories, seller, keepCartsDays });
  const store = sqlSellerStore({ database, loadCatalog, clock, onExhausted: options.onExhausted });
  const tries = sqlTryStore(database, clock);
  const { onDefect } = reports;
  const log = ownLog({ database, store, clock, personCategories, keepCartsDays, onSoldOut, onDefect });
  const { shop, checkout, returnFrom, settler, run, close } = sellerPorts(
    {
      store,
      run: commandRunner(store, log.onRefusal, options.onOrderEvent),
      clock,
      provider,
      random,
      publicOrigin,
      paymentOrigins,
      tries,
      limits: options.limits,
      onSoldOut: log.onSoldOut,
      mentionsMails: options.mails?.port.delivery === 'sent',
      asciiEmail: options.mails?.port.asciiOnly,
    },
    reports,
  );
  const accounts = sellerAccounts({
    store: sqlAccountStore(database),
    tries,
    clock,
    random,
    hashCost: options.hashCost,
  });
  const operator = ownOperator({
    database,
    store,
    run,
    loadCatalog,
    clock,
    dataDir: options.dataDir,
    readImport: options.catalogReader === undefined ? undefined : readInChild(options.catalogReader),
  });
  const work = startOwnWork({ database, store, run, clock, desk: operator.desk, settler }, options);
  return {
    dataFile,
    shop,
    checkout,
    ...contentOf(options.contentFolder),
    ...operator,
    drafts: sqlDrafts(database, clock),
    commandLog: log.commandLog,
    probe: () => database.read(async (db) => ok(await sql`select 1`.execute(db))),
    figures: sqlFigures(database, store.window),
    profile: accounts,
    accounts,
    settleNotification: settler.settleNotification,
    returnFrom,
    close: async () => {
      await work.close();
      await close();
      await log.close();
      await database.close();
    },
  };
};

/** Opens the embedded provider and fills a new database with the sample. Errors: `StartError`. */
export const openEmbeddedProvider = (options: EmbeddedProviderOptions): ResultAsync<EmbeddedProvider, StartError> =>
  openStore(options)
    .map(({ database, dataAt }) => assemble(timedDatabase(database, options.onDatabaseTime), dataAt, options))
    .map(async (provider) => {
      const reports = options.reports ?? noReports;
      const cases = await provider.desk
        .attention()
        .orTee((failure) => reports.onFailure('attention', failure))
        .unwrapOr([]);
      const unsent = cases.filter(({ type }) => type === 'mail').length;
      const payments = cases.filter(({ type }) => type === 'payment' || type === 'stray').length;
      if (payments > 0) reports.onStanding(payments);
      if (unsent > 0) options.mails?.reports.onStanding(unsent);
      return provider;
    });
