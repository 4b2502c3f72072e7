import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { httpClient } from './load.ts';
import type { Seen, Visit } from './load-visitors.ts';

/** How often each load is made. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** How long a load lasts. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** From so many connections the knee is measured. */
export const connections = 64;

/** After that a visitor is gone, and the answer good for nothing. Units: milliseconds. */
const patience = 1000;

const isGood = ({ status, ms }: Seen): boolean => status === 200 && ms <= patience;

const share = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? Number.NaN;

/** Time of a health check on a new connection. Units: milliseconds. */
const health = async (origin: string): Promise<number> => {
  const start = performance.now();
  const { call, close } = httpClient(origin, 1);
  const { status } = await call('/healthz').catch(() => ({ status: 0 }));
  close();
  return status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
};

/** So many requests a second for a while, whether or not the earlier ones are answered. */
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

/** What came of it, once all is answered. `p95`: of all requests, where one without its answer takes for ever. */
export const outcome = async ({ sent, checks, makerBusy }: Awaited<ReturnType<typeof openLoop>>) => {
  const seen = await Promise.all(sent);
  const admitted = seen.filter(({ status }) => status === 200);
  const checkout = admitted.filter(({ isCheckout }) => isCheckout).map(({ ms }) => ms);
  const refused = seen.filter(({ status }) => status === 503).length;
  return {
    goodput: seen.filter(isGood).length / seconds,
    p50: share(checkout, 0.5),
    p99: share(checkout, 0.99),
    allP99: share(
      admitted.map(({ ms }) => ms),
      0.99,
    ),
    p95: share(
      seen.map(({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY)),
      0.95,
    ),
    checkoutServed: checkout.length / seen.filter(({ isCheckout }) => isCheckout).length,
    refused,
    refusedShare: refused / seen.length,
    failed: seen.length - admitted.length - refused,
    health: share(await Promise.all(checks), 0.99),
    makerBusy,
  };
};
