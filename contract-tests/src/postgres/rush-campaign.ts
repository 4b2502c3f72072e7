import { setTimeout as pause } from 'node:timers/promises';
import { storedAttempts } from '@shop/adapters/payment/test-bank/testing/stored-attempts';
import { checkShared } from '@shop/adapters/store/check/check-shop';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import type { OrderRef } from '@shop/core/ids';
import { startHosts } from './host-processes.ts';
import { losingProxy } from './losing-proxy.ts';
import type { PostgresServer } from './postgres-server.ts';
import { countsOf, rush, setPlaces, tally, wantedPlaces } from './rush-buyer.ts';

type Money = { readonly order: string; readonly amount: number; readonly taken: number };

/** Returns what the payment page captured and did not refund, for each attempt. Units: cents. */
const moneyIn = (attemptsFile: string): readonly Money[] =>
  storedAttempts(attemptsFile).flatMap(({ session: { orderRef: order, amount }, outcome }) =>
    outcome.state === 'captured' ? [{ order, amount, taken: outcome.amount }] : [],
  );

/** Returns contradictions between answers to buyers, the shop's records and the money of the payment page; none if
 *  the shop is right. */
export const faultsInBooks = async (
  url: string,
  attemptsFile: string,
  acknowledged: readonly OrderRef[],
): Promise<readonly string[]> => {
  const { breaches } = (await checkShared(url))._unsafeUnwrap();
  const orders = await asKeeper(url, 'select ref, total, outcome from orders');
  const totals = new Map(
    orders.filter(({ outcome }) => outcome === 'completed').map(({ ref, total }) => [String(ref), Number(total)]),
  );
  const money = moneyIn(attemptsFile);
  const taken = new Map<string, number>();
  for (const { order, taken: cents } of money) taken.set(order, (taken.get(order) ?? 0) + cents);
  return [
    ...breaches.map(({ law, what }) => `${law}: ${what}`),
    ...acknowledged.filter((ref) => !totals.has(ref)).map((ref) => `order ${ref} was told as completed and is not`),
    ...[...totals]
      .filter(([ref, total]) => taken.get(ref) !== total)
      .map(([ref, total]) => `order ${ref} of ${total} is completed for ${taken.get(ref) ?? 0}`),
    ...[...taken]
      .filter(([ref]) => !totals.has(ref))
      .map(([ref, cents]) => `${cents} were taken for order ${ref}, which is not completed`),
  ];
};

/** Returns the number of payments whose outcome the shop does not know yet. */
export const openPayments = async (url: string): Promise<number> => {
  const rows = await asKeeper(url, "select count(*) as n from due where kind = 'payment'");
  return Number(rows[0]?.n);
};

/** Returns the number of completed orders without a sent mail. */
const unsentMails = async (url: string): Promise<number> => {
  const sent = 'jsonb_path_exists(document, \'$.mails[*] ? (@.about == "completed" && exists(@.sentAt))\')';
  const unsent = `select count(*) as n from orders where outcome = 'completed' and not ${sent}`;
  return Number((await asKeeper(url, unsent))[0]?.n);
};

const blank = (text: string): string => ' '.repeat(text.length);

/** Ends leases after ten seconds. A killed host keeps the lease of a mail for five minutes, but a running one needs
 *  ten seconds at most to record what it sent. */
const endOldLeases = (url: string) =>
  asKeeper(
    url,
    `update due set leased_until = null, lease = null
     where kind = 'mail' and leased_until < (extract(epoch from clock_timestamp()) * 1000)::bigint + 290000`,
  );

/** SQL that keeps hosts from conflicting, and text of the same length without that effect. */
const guards: readonly (readonly [guard: string, without: string])[] = [
  ...[' for no key update skip locked', ' for no key update'].map((guard) => [guard, blank(guard)] as const),
  ['and revision = $2', 'and revision >=$2'],
  ['and capacity - sold', 'and 99999999 - sold'],
];

/** Returns a rewrite of statements that removes the locks and conditions against conflicts. `unmet` are those that
 *  no statement contained. Throws if lengths differ. */
const withoutGuards = () => {
  const unmet = new Set(guards.map(([guard]) => guard));
  const rewrite = (bytes: Buffer): Buffer => {
    let text = bytes.toString('latin1');
    for (const [guard, without] of guards) {
      if (guard.length !== without.length) throw new Error(`"${without}" is not as long as "${guard}"`);
      if (text.includes(guard)) unmet.delete(guard);
      text = text.replaceAll(guard, without);
    }
    return Buffer.from(text, 'latin1');
  };
  return { rewrite, unmet };
};

/** The CHECK of the table would enforce what the changed statement no longer checks. */
const dropCapacityCheck = (url: string) => asKeeper(url, 'alter table places drop constraint places_capacity');

export type Campaign = {
  readonly server: PostgresServer;
  readonly hosts: number;
  readonly rounds: number;
  /** Whether locks and conditions are intact. Without them the campaign has to find faults. */
  readonly guarded: boolean;
  readonly say: (line: string) => void;
};

const places = 40;
const buyers = 120;

/** Waits until a count is 0, at most `patience`; returns the last count. Units: milliseconds. */
const untilNone = async (count: () => Promise<number>, patience: number): Promise<number> => {
  const until = performance.now() + patience;
  for (;;) {
    const remaining = await count();
    if (remaining === 0 || performance.now() > until) return remaining;
    await pause(500);
  }
};

/** Runs a rush per round on another day, with a disturbance in the middle: a host is killed and replaced; in the
 *  last two rounds the database crashes and restarts, and connections end during commits. Returns the faults. */
export const rushCampaign = async (campaign: Campaign): Promise<readonly string[]> => {
  const { server, rounds, guarded, say } = campaign;
  const { url } = await ownDatabase(server.url);
  const { rewrite, unmet } = withoutGuards();
  const proxy = await losingProxy(url, guarded ? undefined : rewrite);
  const hosts = await startHosts(proxy.url, campaign.hosts);
  if (!guarded) await dropCapacityCheck(url);
  const days = await wantedPlaces(hosts.origins()[0] ?? '');
  const faults: string[] = [];
  const acknowledged: OrderRef[] = [];

  const killOne = async (): Promise<void> => {
    await hosts.kill();
    await hosts.start();
  };
  const loseCommits = async (): Promise<void> => {
    proxy.loseNext(12);
  };
  const killings = Array.from({ length: rounds }, () => ['a host killed', killOne] as const);
  const plan = guarded
    ? [...killings, ['the database restarted', server.crash] as const, ['commits without answer', loseCommits] as const]
    : killings;

  for (const [round, [what, make]] of plan.entries()) {
    const wanted = days[round];
    if (wanted === undefined) throw new Error('there are not enough days');
    await setPlaces(url, wanted, places);
    const began = performance.now();
    const terms = { round: `${campaign.hosts} ${round}`, buyers, everyLeaves: 7, disturbance: { after: 20, make } };
    const done = await rush({ hosts, wanted, ...terms });
    acknowledged.push(...done.acknowledged);
    const { bought, left, soldOut, failed } = tally(done);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `round ${round + 1}, ${what}: ${bought} bought, ${left} paid and left, ${soldOut} sold out, ${failed} failed; ${seconds} s`,
    );
    for (const one of done.results) if (one.type === 'failed') faults.push(`a buyer failed: ${JSON.stringify(one)}`);
    if (bought + left !== places) faults.push(`round ${round + 1} served ${bought + left} of ${places}`);
  }

  const open = await untilNone(() => openPayments(url), guarded ? 180_000 : 0);
  if (open > 0) faults.push(`${open} payments are still open`);
  for (const [round, wanted] of days.slice(0, plan.length).entries()) {
    const { held, paying, sold } = await countsOf(url, wanted);
    if (held + paying > 0 || sold !== places)
      faults.push(`round ${round + 1} has ${sold} sold, ${paying} paying, ${held} held`);
  }
  faults.push(...(await faultsInBooks(url, hosts.attemptsFile, acknowledged)));
  const unsent = await untilNone(
    async () => {
      await endOldLeases(url);
      return unsentMails(url);
    },
    guarded ? 180_000 : 0,
  );
  if (unsent > 0) faults.push(`${unsent} orders were not written about`);
  say(
    `${campaign.hosts} hosts: ${acknowledged.length} orders told as completed, ${proxy.lost()} commits without answer, ${faults.length} faults`,
  );
  await hosts.stop();
  await proxy.close();
  // A statement whose text has changed would not be rewritten.
  if (!guarded && unmet.size > 0) throw new Error(`no statement has "${[...unmet].join('", "')}"`);
  return faults;
};
