import { join } from 'node:path';
import { type Instant, parseInstant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { BareSession } from '../acts/session.ts';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { ScenarioAccess, ShopAccess, VisitorsBrowser } from '../compose/root.ts';
import type { PlacedScenario, Scenario } from '../compose/scenario-types.ts';
import type { Failure } from '../failures/failure.ts';
import type { ServedShop, ServeSettings } from '../server/web-server.ts';
import { loadTranslator } from '../translations/translator.ts';
import { windowsOf } from './browser/visitors-windows.ts';
import { isShareable } from './choose-scenarios.ts';
import type { RunOutcome } from './run-all.ts';
import { type Enter, runScenario } from './run-scenario.ts';
import type { Memory } from './terminal-deeds.ts';
import { type TerminalHands, terminalVisitor } from './terminal-visitor.ts';
import { jarIn, noAddress, type OpenShopAt, sharedWorld, type World } from './world.ts';

/** A world behind its own server and data folder. Time moves by restarting the server at a later moment. */
const servedWorld = (
  {
    folder,
    at,
    ...given
  }: { readonly folder: string; readonly at: Instant } & Pick<ServeSettings, 'levers' | 'record'>,
  serveApart: ShopAccess['serveApart'],
  openShop: OpenShopAt,
  remove: () => void,
): World => {
  let now = at;
  let running: ServedShop | undefined;
  const started = (): ResultAsync<ServedShop, Failure> =>
    running === undefined
      ? serveApart({ dataDir: join(folder, 'data'), at: now, ...given }).andTee((server) => {
          running = server;
        })
      : okAsync(running);
  const end = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    enter: (visitor, cookies) =>
      started().andThen(({ url }) =>
        openShop({ target: { type: 'gateway', url }, jar: jarIn(folder, visitor, cookies), at: now }),
      ),
    address: () => started().map(({ url }) => url),
    now: () => now,
    moveTo: (later) => {
      now = later;
      return ResultAsync.fromSafePromise(end());
    },
    close: async () => {
      await end();
      remove();
    },
  };
};

/** A world in this process, on a data folder of its own, at a moment that only the scenario moves. */
const ownWorld = (
  { folder, at, ...given }: { readonly folder: string; readonly at: Instant } & Pick<ShopSettings, 'seed' | 'levers'>,
  openShop: OpenShopAt,
  remove: () => void,
): World => {
  let now = at;
  return {
    enter: (visitor, cookies) =>
      openShop({
        target: { type: 'database', folder: join(folder, 'data'), file: 'shop.db' },
        jar: jarIn(folder, visitor, cookies),
        at: now,
        ...given,
      }),
    address: () => errAsync(noAddress),
    now: () => now,
    moveTo: (later) => {
      now = later;
      return okAsync(undefined);
    },
    close: async () => remove(),
  };
};

/** What scenarios run with. */
export type ScenariosSession = BareSession & { readonly scenarios: ScenarioAccess };

/** The shop of shareable scenarios; without one each has its own world: behind a server started for it if the shared
 *  shop is one, else in this process. */
export type Shared = Omit<ShopSettings, 'jar'>;

/** `calls`: report changing calls; with a browser those of its windows. */
export type WhereToRun = { readonly shared?: Shared; readonly calls: boolean; readonly browser?: VisitorsBrowser };

const beginning = ({ world }: Scenario, { options, scenarios }: ScenariosSession): Instant =>
  parseInstant(world?.at ?? '').unwrapOr(options.at ?? scenarios.now());

/** A world, and where its calls are kept. */
type Watched = { readonly world: World; readonly calls: string };

const watched = (folder: string, world: World): Watched => ({ world, calls: callsIn(folder) });

const callsIn = (folder: string): string => join(folder, 'calls.jsonl');

/** Records the calls of each opened shop, where requested. */
const keepingCalls = (openShop: OpenShopAt, folder: string, wanted: boolean): OpenShopAt =>
  wanted ? (settings) => openShop({ ...settings, record: callsIn(folder) }) : openShop;

const worldOf = async (
  scenario: Scenario,
  session: ScenariosSession,
  { shared, calls, browser }: WhereToRun,
): Promise<Result<Watched, Failure>> => {
  const { scenarios, access, options, terminal } = session;
  const open: OpenShopAt = (settings) => access.openShop(settings, terminal);
  if (shared !== undefined && isShareable(scenario)) {
    const { folder, remove } = scenarios.emptyFolder();
    return ok(watched(folder, sharedWorld(shared, folder, keepingCalls(open, folder, calls), remove)));
  }
  const at = beginning(scenario, session);
  const made = await scenarios.makeWorld(scenario.world ?? {}, at);
  return made
    .map(({ remove, ...place }) => {
      // Requests of a browser are known to the server alone.
      const record = browser !== undefined && calls ? { record: callsIn(place.folder) } : {};
      const openShop = keepingCalls(open, place.folder, calls && browser === undefined);
      const seed = options.seed === undefined ? {} : { seed: options.seed };
      return watched(
        place.folder,
        shared?.target.type === 'gateway' || browser !== undefined
          ? servedWorld({ ...place, at, ...record }, access.serveApart, openShop, remove)
          : ownWorld({ ...place, at, ...seed }, openShop, remove),
      );
    })
    .mapErr((message): Failure => ({ type: 'unusable', message }));
};

const handsOf = ({ scenarios, access, terminal }: ScenariosSession): TerminalHands => {
  const { wait, readSecret, keepFile } = terminal;
  const words = (language: Language) => loadTranslator(access, language);
  return { wait, readSecret, keepFile, words, cardNumber: scenarios.cardNumber };
};

const entering = (session: ScenariosSession, world: World): Enter => {
  const memories = new Map<string, Memory>();
  return async (name) => {
    const memory = memories.get(name) ?? { hint: 'unknown' };
    memories.set(name, memory);
    return (await world.enter(name)).map((shop) => terminalVisitor(shop, handsOf(session), memory));
  };
};

/** Runs a scenario where it belongs, at the terminal or in a browser. */
export const runPlaced = async (
  placed: PlacedScenario,
  session: ScenariosSession,
  where: WhereToRun,
): Promise<RunOutcome> => {
  const made = await worldOf(placed.scenario, session, where);
  if (made.isErr()) {
    const message = made.error.type === 'unusable' ? made.error.message : 'it has no world to run in';
    return { problems: [{ place: placed.placeOf(['world']), message }] };
  }
  const { world, calls } = made.value;
  try {
    const windows = where.browser === undefined ? undefined : windowsOf(where.browser, world, handsOf(session));
    const enter = windows?.enter ?? entering(session, world);
    const problems = await runScenario(placed, { world, enter, words: handsOf(session).words });
    await windows?.close();
    return { problems, ...(where.calls ? { calls: session.scenarios.changingCalls(calls).unwrapOr([]) } : {}) };
  } finally {
    await world.close();
  }
};
