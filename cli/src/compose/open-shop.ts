import { resortZone } from '@shop/adapters/clock/clocks';
import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import type { EmbeddedShopOptions } from '@shop/adapters/open/embedded-shop';
import { openProvider, type ProviderSource } from '@shop/adapters/open/open-provider';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { sellerSettings } from '@shop/core/checkout/seller';
import { isLoopback } from '@shop/core/paths/loopback';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Target } from '../arguments/target.ts';
import { type Failure, unusable } from '../failures/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CLOCK, COOKIES, type OpenShop, openVisit, RANDOM } from './open-visit.ts';
import { isOwn, type OwnTarget, ownStore } from './own-store.ts';

/** The payment page of our own shop. The test bank takes no money: only for a database on this machine. Error: one
 *  line. */
const ownPayments = (
  target: OwnTarget,
  { PAYMENT_URL, PAYMENT_SECRET }: Terminal['env'],
): Result<EmbeddedShopOptions['payments'], string> => {
  if (target.type === 'database') return ok({ type: 'standin', ledger: 'whenAsked' });
  if (PAYMENT_URL && PAYMENT_SECRET) return ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
  return isLoopback(URL.parse(target.url))
    ? ok({ type: 'standin', ledger: 'whenAsked' })
    : err(
        'a shop that hosts share is paid at its own page: set PAYMENT_URL and PAYMENT_SECRET as its servers have them',
      );
};

/** Never dialled: the payment page of a shop inside this process is answered in it, too. */
const embeddedOrigin = 'http://shop.invalid';

const ownSource = (
  target: OwnTarget,
  wiring: DependencyContainer,
  terminal: Terminal,
  personCategories: PersonCategories,
): Result<ProviderSource, string> =>
  sellerSettings(terminal.env, resortZone).andThen((seller) =>
    ownPayments(target, terminal.env).map(
      (payments): ProviderSource => ({
        ...ownStore(target, wiring.resolve(CLOCK), terminal),
        ...{ type: 'own', random: wiring.resolve(RANDOM), origin: embeddedOrigin, personCategories, payments },
        ...(seller === undefined ? {} : { seller }),
      }),
    ),
  );

/** Where the provider of a target is. Error: one line about a setting. */
const sourceOf = (
  { target, jar }: ShopSettings,
  wiring: DependencyContainer,
  terminal: Terminal,
  categories: PersonCategories,
): Result<ProviderSource, string> => {
  if (target.type === 'trace') return ok({ ...target, jar });
  if (isOwn(target)) return ownSource(target, wiring, terminal, categories);
  const { env, fetch } = terminal;
  const remote = { url: target.url, fetch, secret: () => wiring.resolve(COOKIES).clientSecret() };
  if (target.type === 'gateway') return ok({ type: 'server', ...remote });
  const { PROFILE_URL, PROFILE_USER, PROFILE_PASSWORD } = env;
  return ok({
    ...{ ...remote, type: 'remote', credential: target, variables: env },
    paymentOrigins: (env.PAYMENT_ORIGINS ?? '').split(/[\s,]+/),
    ...(PROFILE_URL ? { profileUrl: PROFILE_URL } : {}),
    ...(PROFILE_USER && PROFILE_PASSWORD
      ? { profileCredential: { user: PROFILE_USER, password: PROFILE_PASSWORD } }
      : {}),
  });
};

/** Boards by file, so that times are counted by process, however often a shop is opened in it. */
const boards = new Map<string, LeverBoard>();

/** What goes wrong on purpose. Error: one line about the file, or about a payment page that is not ours to disturb. */
const pulledLevers = async (file: string, target: Target): Promise<Result<{ readonly levers: LeverBoard }, string>> => {
  const { readLeverFile } = await import('@shop/adapters/levers/lever-board');
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

/** The shop that a command acts on. */
export const openShop = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure> => {
  const { target, levers: file, record, seed } = settings;
  const opened = openVisit(settings, terminal, async (wiring, categories) => {
    const pulled = file === undefined ? ok({}) : await pulledLevers(file, target);
    if (pulled.isErr()) return err(pulled.error);
    const source = sourceOf(settings, wiring, terminal, categories);
    if (source.isErr()) return err(source.error);
    return openProvider(source.value, {
      ...{ ...pulled.value, clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM), zone: resortZone },
      ...(record === undefined ? {} : { record: { file: record, seed } }),
    });
  });
  return new ResultAsync(opened).mapErr(unusable);
};
