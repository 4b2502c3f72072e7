import { resolve } from 'node:path';
import { resortZone } from '@shop/adapters/platform/clock/clocks';
import { unchangedGoods } from '@shop/adapters/sample/unchanged-files';
import { sellerSettings } from '@shop/core/checkout/seller';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { AddressFacts, GoLiveFacts } from '@shop/core/go-live/facts';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { Result } from 'neverthrow';
import type { ShopSettings } from '../../arguments/global-options.ts';
import type { Failure } from '../../failures/failure.ts';
import type { Terminal } from '../../terminal.ts';
import { clockOf, type OwnTarget } from '../own-store.ts';
import { mailFacts, paymentFacts } from './service-facts.ts';
import { contentFacts, databaseFacts, newestBackup } from './shop-facts.ts';
import { addressFacts, metricsFacts, secretsOf, staffFacts } from './site-facts.ts';

export type AskedGoLive = {
  /** The settings of the shop's server. */
  readonly settings: Terminal['env'];
  readonly target: OwnTarget;
  /** The folder of backups, absolute. */
  readonly backups: string;
};

/** What is sold, as far as its files say it. */
type Goods = { readonly unchanged: readonly string[]; readonly daysEnd: LocalDate | undefined };

export type GatheredFacts = {
  readonly facts: Omit<GoLiveFacts, 'catalog' | 'settings'>;
  /** Absent where neither a running shop nor its database could be read. */
  readonly goods: Goods | undefined;
  /** The shop to visit: the running one once it answers, else its database. */
  readonly shop: ShopSettings;
};

type OpenCatalog = (
  settings: ShopSettings,
  terminal: Terminal,
) => Promise<Result<{ readonly catalog: CatalogPort; close(): Promise<void> }, Failure>>;

const ofContact = ['CONTACT_NAME', 'CONTACT_STREET', 'CONTACT_TOWN', 'CONTACT_PHONE', 'CONTACT_EMAIL'];

const shopOf = ({ origin, reply }: AddressFacts, target: OwnTarget, { folder }: Terminal): ShopSettings => {
  const jar = resolve(folder, '.shop', 'doctor.json');
  return origin !== undefined && reply === 'ready'
    ? { target: { type: 'gateway', url: origin }, jar }
    : { target, jar };
};

const goodsOf = async (settings: ShopSettings, terminal: Terminal, open: OpenCatalog): Promise<Goods | undefined> => {
  const [office] = secretsOf(terminal.env.OFFICE_TOKENS) ?? [];
  const OPERATOR_TOKEN = office?.secret ?? terminal.env.OPERATOR_TOKEN;
  const opened = await open(settings, { ...terminal, env: { ...terminal.env, OPERATOR_TOKEN } });
  if (opened.isErr()) return undefined;
  const { catalog, close } = opened.value;
  const [exported, versions] = [await catalog.exportCatalog(), await catalog.listVersions()];
  await close();
  if (exported.isErr() || versions.isErr()) return undefined;
  return { unchanged: unchangedGoods(exported.value.files), daysEnd: versions.value.at(-1)?.daysEnd };
};

/** Gathers the facts about a shop before its first sale. It asks servers that the settings name, sells nothing and
 *  sends no mail. */
export const gatherFacts = async (
  asked: AskedGoLive,
  around: Terminal,
  openCatalog: OpenCatalog,
): Promise<GatheredFacts> => {
  const { settings, target, backups } = asked;
  const terminal = { ...around, env: settings };
  const clock = clockOf({ target });
  const address = await addressFacts(settings, around);
  const shop = shopOf(address, target, around);
  const seller = sellerSettings(settings, resortZone);
  const facts = {
    ...(await staffFacts(settings, address, around)),
    address,
    seller: seller.isOk() ? seller.value : seller.error,
    contactMissing: ofContact.filter((name) => !settings[name]),
    payments: await paymentFacts(settings, address, { fetch: around.fetch, clock }),
    mail: await mailFacts(settings),
    database: await databaseFacts({ ...shop, target }),
    content: await contentFacts(terminal),
    backup: newestBackup(backups, clock.now()),
    metrics: await metricsFacts(settings, around),
  };
  return { facts, shop, goods: await goodsOf(shop, terminal, openCatalog) };
};
