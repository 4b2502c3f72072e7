import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { httpClient } from './load.ts';
import type { Seen, Visit } from './load-visitors.ts';

/** Number of rounds per load. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Duration of a load in seconds. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** Number of connections with which the knee is measured. */
export const connections = 64;

/** The time after which a visitor leaves, so that an answer is useless. Units: milliseconds. */
const patience = 1000;

const isGood = ({ status, ms }: Seen): boolean => status === 200 && ms <= patience;

const share = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? Number.NaN;

/** Measures a health check on a new connection. Units: milliseconds. */
const health = async (origin: string): Promise<number> => {
  const start = performance.now();
  const { call, close } = httpClient(origin, 1);
  const { status } = await call('/healthz').catch(() => ({ status: 0 }));
  close();
  return status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
};

/** Sends requests at a constant rate, whether or not earlier ones are answered. */
export const openLoop = async (rate: number, visit: Visit, origins: readonly string[]) => {
  const sent: Promise<Seen>[] = [];
  const checks: Promise<number>[] = [];
  const busy = performance.eventLoopUtilization();
  const start = performance.now();
  for (let spent = 0; spent < seconds * 1000; spent = performance.now() - start) {
    while (sent.length < (spent * rate) / 1000) sent.push(visit(start + (sent.length * 1000) / rate));
    if (checks.length < (spent / 100) * origins.length) checks.push(...origins.map(health));
    await pause(2);
  }
  const makerBusy = performance.eventLoopUtilization(busy).utilization;
  return { sent, checks, makerBusy };
};

/** Summarises a load once all its requests are answered. `p95` covers all requests; those without an answer count as
 *  infinite. */
export const outcome = async ({ sent, checks, makerBusy }: Awaited<ReturnType<typeof openLoop>>) => {
  const results = await Promise.all(sent);
  const admitted = results.filter(({ status }) => status === 200);
  const checkout = admitted.filter(({ isCheckout }) => isCheckout).map(({ ms }) => ms);
  const refused = results.filter(({ status }) => status === 503).length;
  return {
    goodput: results.filter(isGood).length / seconds,
    p50: share(checkout, 0.5),
    p99: share(checkout, 0.99),
    allP99: share(
      admitted.map(({ ms }) => ms),
      0.99,
    ),
    p95: share(
      results.map(({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY)),
      0.95,
    ),
    checkoutServed: checkout.length / results.filter(({ isCheckout }) => isCheckout).length,
    refused,
    refusedShare: refused / results.length,
    failed: results.length - admitted.length - refused,
    health: share(await Promise.all(checks), 0.99),
    makerBusy,
  };
};
