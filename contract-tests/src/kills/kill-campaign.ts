import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { minutes } from '@shop/core/dates/instant';
import { missing } from '../contracts/world.ts';
import { wantedPlaces } from '../postgres/rush-buyer.ts';
import type { OpenBank } from './bank.ts';
import { bundledProgram } from './bundled-program.ts';
import type { KillStore } from './kill-stores.ts';
import { type Planted, startKilledShop } from './killed-shop.ts';
import { buy, cancel, newPurchase, type Parties, type Purchase } from './purchase.ts';
import { faultsAtRest, lostAfterRestart } from './purchase-checks.ts';

type Act = (parties: Parties, purchase: Purchase) => Promise<void>;

/** What is done before statements are counted, and while they are. */
type Story = { readonly name: string; readonly before?: Act; readonly killed: Act };

const sale: Story = { name: 'sale', killed: buy };
const refund: Story = { name: 'refund', before: buy, killed: cancel };

/** The statements at which a shop is killed, and whether buyer and bank come back and repeat unanswered requests. */
type Pass = { readonly name: string; readonly comesBack: boolean; readonly point: (nth: number) => string };

const beforeStatements: Pass = { name: 'before each statement', comesBack: false, point: (nth) => `before ${nth}` };
const afterCommits: Pass = { name: 'after each commit', comesBack: true, point: (nth) => `after ${nth} commit` };

/** The pass that finds each defect soonest. */
const passOf: Readonly<Record<Planted, Pass>> = {
  half: { name: 'before each insert', comesBack: false, point: (nth) => `before ${nth} insert` },
  early: beforeStatements,
};

/** Time after which every unpaid hold has ended. Units: milliseconds. */
const holdsEnd = minutes(120);

export type KillCampaign = {
  readonly store: KillStore;
  readonly openBank: OpenBank;
  readonly say: (line: string) => void;
  /** A defect planted in the shop; the campaign ends with the first fault. */
  readonly planted?: Planted | undefined;
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sells and refunds at a shop that is killed at every statement in turn and started again. Returns the faults. */
export const killCampaign = async ({ store, openBank, say, planted }: KillCampaign): Promise<readonly string[]> => {
  const clock = fixedClock(testStart);
  const bank = await openBank(store.folder, clock);
  const mails = join(store.folder, 'mails.txt');
  const settings = { ...bank.settings, MAILS: mails, NODE_COMPILE_CACHE: join(store.folder, 'compiled') };
  const program = await bundledProgram(join(store.folder, 'program'));
  const start = () => startKilledShop(program, store, clock, settings, planted);
  let shop = await start();
  const day = (await wantedPlaces(shop.origin))[40] ?? missing('a day in six weeks');
  const faults: string[] = [];

  const advance = async (time: number): Promise<void> => {
    clock.advance(time);
    await shop.advance(time);
  };

  /** Returns whether no work is left, within 400 ms of real time. */
  const isDone = async (): Promise<boolean> => {
    for (const until = performance.now() + 400; performance.now() < until; await pause(10))
      if ((await shop.rest()).unfinished === 0) return true;
    return false;
  };

  /** Advances the clock until no work is left (at most a day) and every hold has ended. Returns the faults. */
  const comeToRest = async (): Promise<readonly string[]> => {
    await advance(minutes(1));
    for (let looks = 0; looks < 48 && !(await isDone()); looks += 1) await advance(minutes(30));
    await advance(holdsEnd);
    const { unfinished, attention } = await shop.rest();
    return [
      ...(unfinished > 0 ? [`${unfinished} payments and mails are not finished`] : []),
      ...(attention > 0 ? [`${attention} payments and mails need a person`] : []),
    ];
  };

  const lettersSent = (): readonly string[] => (existsSync(mails) ? readFileSync(mails, 'utf8').split('\n') : []);

  /** Kills the shop at one statement. Returns whether there was no such statement, and the faults after its restart. */
  const strike = async (story: Story, pass: Pass, nth: number) => {
    await shop.stopWorking();
    bank.lose();
    const purchase = await newPurchase({ shop, bank }, day);
    await story.before?.({ shop, bank }, purchase);
    await shop.killAt(pass.point(nth));
    const stopped = await story.killed({ shop, bank }, purchase).then(() => undefined, textOf);
    const isRefused = stopped !== undefined && !(await shop.hasEnded());
    await shop.kill();
    if (!pass.comesBack) bank.lose();
    shop = await start();
    const parties = { shop, bank };
    const faultsFound = [
      ...(isRefused ? [`the buyer was stopped: ${stopped}`] : []),
      ...(await lostAfterRestart(parties, purchase)),
      ...(await store.breaches(clock)),
    ];
    if (pass.comesBack) await story.killed(parties, purchase).catch((error) => faultsFound.push(textOf(error)));
    faultsFound.push(...(await comeToRest()));
    faultsFound.push(...(await faultsAtRest(parties, purchase, lettersSent())), ...(await store.breaches(clock)));
    return { isOver: stopped === undefined || isRefused, faults: faultsFound };
  };

  const run = async (story: Story, pass: Pass): Promise<void> => {
    const [began, before] = [performance.now(), faults.length];
    let isOver = false;
    let nth = 0;
    while (!isOver && !(planted !== undefined && faults.length > 0)) {
      nth += 1;
      const result = await strike(story, pass, nth);
      isOver = result.isOver;
      const messages = result.faults.map((fault) => `${store.name}, ${story.name}, ${pass.point(nth)}: ${fault}`);
      for (const fault of messages) say(fault);
      faults.push(...messages);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    say(
      `${store.name}, ${story.name}, killed ${pass.name}: ${nth - 1} kills, ${faults.length - before} faults; ${seconds} s`,
    );
  };

  try {
    for (const story of planted === undefined ? [sale, refund] : [sale])
      for (const pass of planted === undefined ? [beforeStatements, afterCommits] : [passOf[planted]])
        await run(story, pass);
  } catch (error) {
    const fault = `${store.name}: ${textOf(error)}`;
    say(fault);
    faults.push(fault);
  }
  await shop.kill();
  await bank.close();
  return faults;
};
