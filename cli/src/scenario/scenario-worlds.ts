import { type Instant, instant, parseInstant } from '@shop/core/dates/instant';
import { isShareable, type PlacedScenario, type Scenario } from '@shop/core/scenario/scenario';
import { ok, type Result } from 'neverthrow';
import type { Failure } from '../failure.ts';
import type { ScenariosSession } from '../session.ts';
import type { ShopSettings } from '../shop-access.ts';
import { ownWorld } from './own-world.ts';
import { type Enter, type Problem, type RunParts, runScenario } from './run-scenario.ts';
import { servedWorld } from './served-world.ts';
import type { Memory } from './terminal-deeds.ts';
import { terminalVisitor } from './terminal-visitor.ts';
import { sharedWorld, type World } from './world.ts';

/** Which shop the shareable ones run on; without one each scenario has a world of its own. The others are behind a server that is
 *  started for each where that is one, else in this process. */
export type Shared = Omit<ShopSettings, 'jar'>;

const beginning = ({ world }: Scenario, { options }: ScenariosSession): Instant =>
  parseInstant(world?.at ?? '').unwrapOr(options.at ?? instant(Date.now()));

const worldOf = async (
  scenario: Scenario,
  session: ScenariosSession,
  shared: Shared | undefined,
): Promise<Result<World, Failure>> => {
  const { scenarios, openShop, serveApart, options } = session;
  if (shared !== undefined && isShareable(scenario)) {
    const { folder, remove } = scenarios.emptyFolder();
    return ok(sharedWorld(shared, folder, openShop, remove));
  }
  const at = beginning(scenario, session);
  const made = await scenarios.makeWorld(scenario.world ?? {}, at);
  return made
    .map(({ remove, ...place }) =>
      shared?.target.type === 'gateway'
        ? servedWorld({ ...place, at }, serveApart, openShop, remove)
        : ownWorld({ ...place, at, ...(options.seed === undefined ? {} : { seed: options.seed }) }, openShop, remove),
    )
    .mapErr((message): Failure => ({ type: 'unusable', message }));
};

const entering = ({ scenarios, words, terminal }: ScenariosSession, world: World): Enter => {
  const memories = new Map<string, Memory>();
  return async (name) => {
    const memory = memories.get(name) ?? { hint: 'unknown' };
    memories.set(name, memory);
    const { wait, readSecret, keepFile } = terminal;
    const hands = { wait, readSecret, keepFile, words, cardNumber: scenarios.cardNumber };
    return (await world.enter(name)).map((shop) => terminalVisitor(shop, hands, memory));
  };
};

/** Runs a scenario where it belongs, in a terminal. */
export const runInTerminal = async (
  placed: PlacedScenario,
  session: ScenariosSession,
  shared: Shared | undefined,
): Promise<readonly Problem[]> => {
  const world = await worldOf(placed.scenario, session, shared);
  if (world.isErr()) {
    const message = world.error.type === 'unusable' ? world.error.message : 'it has no world to run in';
    return [{ place: placed.placeOf(['world']), message }];
  }
  const parts: RunParts = { world: world.value, enter: entering(session, world.value), words: session.words };
  try {
    return await runScenario(placed, parts);
  } finally {
    await world.value.close();
  }
};
