import { join } from 'node:path';
import { parseInstant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { ok, type Result } from 'neverthrow';
import type { Session } from '../acts/session.ts';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { ScenarioAccess, VisitorsBrowser } from '../compose/root.ts';
import type { PlacedScenario, Scenario } from '../compose/scenario-types.ts';
import { loadTranslator } from '../translations/translator.ts';
import { windowsOf } from './browser/visitors-windows.ts';
import { isShareable } from './choose-scenarios.ts';
import { type Enter, type Problem, runScenario } from './run-scenario.ts';
import type { Memory } from './terminal-deeds.ts';
import { terminalVisitor, type VisitorTools } from './terminal-visitor.ts';
import { callsIn, openWorld, runningSite, serverSite, type World, type WorldSettings } from './world.ts';

/** The shop for shareable scenarios. Every other scenario has its own world: on a server of its own when the shared
 *  shop is a running one, else in this process. */
export type Shared = Omit<ShopSettings, 'jar'>;

/** `calls` requests a report of the calls that change something; with a browser, those of its windows. */
export type WhereToRun = {
  readonly scenarios: ScenarioAccess;
  readonly shared: Shared | undefined;
  readonly calls: boolean;
  readonly browser: VisitorsBrowser | undefined;
};

type Place = Pick<WorldSettings, 'folder' | 'remove'>;

/** Returns the shared shop for a shareable scenario, else a new world. Errors: why the world cannot be made. */
const worldOf = async (
  scenario: Scenario,
  session: Session,
  { scenarios, shared, calls, browser }: WhereToRun,
): Promise<Result<World, string>> => {
  const { access, options, terminal } = session;
  // The requests of a browser can only be recorded by the server.
  const recorded = ({ folder }: Place, by: 'shop' | 'server') =>
    calls && by === (browser === undefined ? 'shop' : 'server') ? { record: callsIn(folder) } : {};
  let visits = 0;
  /** Returns a seed for each visit, the same in every run and independent of the scenario's file. */
  const seedOfVisit = (seed: string | undefined) => {
    visits += 1;
    return seed && [seed, scenario.name, visits].join('\n');
  };
  // Random choices depend on the arguments too, and the arguments contain file names: so argv is left out, and a seed
  // gives the same run from any folder.
  const visitorsTerminal = { ...terminal, argv: [] };
  const opened = (
    place: Place,
    where: Pick<WorldSettings, 'site' | 'at'>,
    { seed, ...more }: Partial<ShopSettings>,
  ): World =>
    openWorld({
      ...place,
      ...where,
      openShop: ({ at = more.at, ...visit }) =>
        access.openShop(
          { ...more, seed: seedOfVisit(seed), ...recorded(place, 'shop'), ...visit, at },
          visitorsTerminal,
        ),
    });
  if (shared !== undefined && isShareable(scenario)) {
    // In a shared shop the ids generated from a seed may exist already.
    const { seed: _seed, ...settings } = shared;
    return ok(opened(scenarios.emptyFolder(), { site: runningSite(shared.target) }, settings));
  }
  const at = parseInstant(scenario.world?.at ?? '').unwrapOr(options.at ?? scenarios.now());
  return (await scenarios.makeWorld(scenario.world ?? {}, at)).map(({ levers, ...place }) => {
    const data = join(place.folder, 'data');
    if (shared?.target.type === 'gateway' || browser !== undefined) {
      const server = { dataDir: data, levers, ...recorded(place, 'server') };
      return opened(place, { site: serverSite(server, access.serveApart), at }, {});
    }
    const site = runningSite({ type: 'database', folder: data, file: 'shop.db' });
    return opened(place, { site, at }, { seed: options.seed, levers });
  });
};

const toolsOf = (session: Session, { cardNumber }: ScenarioAccess): VisitorTools => ({
  session,
  cardNumber,
  words: (language: Language) => loadTranslator(session.access, language),
});

const enterTerminal = (world: World, tools: VisitorTools): Enter => {
  const memories = new Map<string, Memory>();
  return async (name) => {
    const memory = memories.get(name) ?? { hint: 'unknown' };
    memories.set(name, memory);
    return (await world.enter(name)).map((shop) => terminalVisitor(shop, tools, memory));
  };
};

/** The result of a run; without problems it passed. */
export type RunOutcome = {
  readonly problems: readonly Problem[];
  /** Calls that changed something, one line each, if requested. */
  readonly calls?: readonly string[];
};

/** Runs a scenario in its world, in the terminal or in a browser. */
export const runPlaced = async (placed: PlacedScenario, session: Session, where: WhereToRun): Promise<RunOutcome> => {
  const opening = await worldOf(placed.scenario, session, where);
  if (opening.isErr()) return { problems: [{ place: placed.placeOf(['world']), message: opening.error }] };
  const world = opening.value;
  try {
    const tools = toolsOf(session, where.scenarios);
    const windows = where.browser && windowsOf(where.browser, world, tools);
    const enter = windows?.enter ?? enterTerminal(world, tools);
    const words = () => tools.words(session.language);
    const problems = await runScenario(placed, { world, enter, words, visitorWords: tools.words });
    await windows?.close();
    const calls = where.calls ? where.scenarios.changingCalls(world.calls).unwrapOr([]) : undefined;
    return { problems, calls };
  } finally {
    await world.close();
  }
};
