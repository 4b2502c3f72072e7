import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { median, perSecond, print, repeat } from './load.ts';
import { type Visit, visitors } from './load-visitors.ts';
import { mailRows } from './mails.ts';
import { connections, openLoop, outcome, rounds, seconds } from './open-loop.ts';
import { withRoomyShop } from './roomy-shop.ts';
import { slotCases } from './slots.ts';

/** Measures the time until ten requests in a row are answered within `usual` milliseconds. Units: milliseconds. */
const recovery = async (visit: Visit, usual: number): Promise<number> => {
  const start = performance.now();
  let since = start;
  for (let fast = 0; fast < 10; ) {
    const result = await visit();
    fast = result.status === 200 && result.ms <= usual ? fast + 1 : 0;
    if (fast === 0) since = performance.now();
  }
  return since - start;
};

/** Opens connections that request the maximum number of pages and never read. */
const deaf = (origin: string, count: number) => {
  const { hostname, port } = new URL(origin);
  const requests = `GET /sl/vstopnice-bazeni HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(8);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => undefined).write(requests);
  return () => sockets.forEach((socket) => void socket.destroy());
};

/** Measures the rate of sequential requests (the knee), then a load of one, two and four times that rate regardless
 *  of answers, and the effect of connections that never read. */
const kneeRows = () =>
  withRoomyShop({ OPERATIONS_PORT: '0' }, async ({ origin, operations, memoryMB }) => {
    const { visit, close } = await visitors(origin);
    const origins = [origin, operations];
    const knee = () => perSecond(seconds, connections, async () => void (await visit()));
    await repeat(4000, connections, async () => void (await visit()));
    type Outcome = Awaited<ReturnType<typeof outcome>> & { readonly ratio: number };
    const outcomes: Record<1 | 2 | 4, Outcome[]> = { 1: [], 2: [], 4: [] };
    const knees: number[] = [];
    const recovered: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const times of [1, 2, 4] as const) {
        const before = await knee();
        const load = await openLoop(before * times, visit, origins);
        if (times === 4) recovered.push(await recovery(visit, outcomes[1].at(-1)?.allP99 ?? 0));
        const result = await outcome(load);
        const after = await knee();
        knees.push(before, after);
        outcomes[times].push({ ...result, ratio: (2 * result.goodput) / (before + after) });
      }
    }
    print('knee, mixed requests', median(knees), '/s');
    for (const times of [1, 2, 4] as const) {
      const of = (name: keyof Outcome): number => median(outcomes[times].map((one) => one[name]));
      print(
        `${times} x knee: goodput of the knee's`,
        100 * of('ratio'),
        '%',
        { 1: '', 2: 'bar 85', 4: 'bar 75' }[times],
      );
      print('  admitted checkout, p50', of('p50'), 'ms');
      print('  admitted checkout, p99', of('p99'), 'ms', 'bar 1000');
      print('  checkout requests admitted', 100 * of('checkoutServed'), '%');
      print('  health on new connections, p99', of('health'), 'ms', 'bar 100');
      print('  answered 503', 100 * of('refusedShare'), '%');
      print('  neither answered 200 nor 503', of('failed'), '');
      print('  load maker busy', 100 * of('makerBusy'), '%');
    }
    print('recovery after 4 x', Math.max(...recovered), 'ms', 'bar 5000');
    const rate = median(knees) / 4;
    const rest = memoryMB();
    const memory: number[] = [];
    const healthRows: { readonly p99: number; readonly ratio: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const usual = await outcome(await openLoop(rate, visit, origins));
      const hangUp = deaf(origin, 300);
      const { allP99 } = await outcome(await openLoop(rate, visit, origins));
      memory.push(memoryMB());
      healthRows.push({ p99: allP99, ratio: allP99 / usual.allP99 });
      hangUp();
    }
    print('memory before 300 connections never read', rest, 'MB');
    print('memory with them', Math.max(...memory), 'MB', 'bar 300');
    const [p99, ratio] = [median(healthRows.map((one) => one.p99)), median(healthRows.map((one) => one.ratio))];
    print("others' p99 at a quarter of the knee", p99, 'ms', `${ratio.toFixed(2)} x usual, bar 2`);
    close();
  });

/** `npm run bench:load`: all cases, or those that `BENCH_CASES` names. This process generates the load and uses a
 *  share of the processor: only ratios are meaningful, and none is while this process is busy all the time. */
const cases: Readonly<Record<string, () => Promise<void>>> = {
  knee: kneeRows,
  mails: mailRows,
  ...slotCases,
};

const chosen = (process.env.BENCH_CASES?.split(',') ?? Object.keys(cases)).map((name) => {
  const rows = cases[name];
  if (rows === undefined) throw new Error(`BENCH_CASES: ${name} is none of ${Object.keys(cases).join(', ')}`);
  return rows;
});

for (const rows of chosen) await rows();
