import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, bodies, network, payments, pictures, pipelined, silentPage } from './attacks.ts';
import { median, perSecond, print, repeat } from './load.ts';
import { visitors } from './load-visitors.ts';
import { connections, openLoop, outcome, rounds, seconds } from './open-loop.ts';
import { buyer } from './purchase.ts';
import { withRoomyShop } from './roomy-shop.ts';

/** Starts two orders per second. `end` returns the durations of orders that were completed within `patience` of
 *  their start, and waits at most that long after the last start; `rest` waits for all orders. Units: milliseconds. */
const beginOrders = (order: () => Promise<void>) => {
  const orders: Promise<void>[] = [];
  const took: number[] = [];
  const begin = async (): Promise<void> => {
    const start = performance.now();
    await order();
    took.push(performance.now() - start);
  };
  const beginAll = async (): Promise<void> => {
    while (orders.length < 2 * seconds) {
      orders.push(begin().catch(() => undefined));
      await pause(500);
    }
  };
  const all = beginAll();
  const rest = () => Promise.all(orders);
  const end = async (patience: number): Promise<readonly number[]> => {
    await all;
    await Promise.race([rest(), pause(patience)]);
    return took.filter((ms) => ms <= patience);
  };
  return { end, rest };
};

/** How long a buyer retries. Units: milliseconds. */
const buyersPatience = 60_000;

type SlotCase = {
  readonly title: string;
  readonly attack: Attack;
  readonly settings?: NodeJS.ProcessEnv;
  /** Whether the payment page answers. Otherwise visitors start no payments, and buyers take free tickets. */
  readonly isPayable?: boolean;
  readonly memoryBar?: string;
};

/** Measures ordinary visitors at a fifth of the knee and two buyers per second, first alone (the control), then
 *  during an attack. An order counts if it takes at most five times the slowest one of the control. */
const measure = ({ attack, settings = {}, isPayable = true }: SlotCase) =>
  withRoomyShop({ OPERATIONS_PORT: '0', ...settings }, async ({ origin, operations, memoryMB }) => {
    const { findGoods, purchase } = buyer(origin);
    const { visit, close } = await visitors(origin, { pay: isPayable });
    const goods = await findGoods();
    const wanted = isPayable ? goods : await findGoods('nothing');
    const ask = async (): Promise<void> => void (await visit());
    let orders = 1_000_000;
    const order = (): Promise<void> => {
      orders += 1;
      return purchase(wanted, orders);
    };
    await repeat(2000, connections, ask);
    const rate = (await perSecond(seconds, connections, ask)) / 5;

    const during = async (patience: number, begin?: Attack) => {
      let memory = memoryMB();
      const watch = setInterval(() => {
        memory = Math.max(memory, memoryMB());
      }, 100);
      const stop = await begin?.({ origin, goods });
      const { end, rest } = beginOrders(order);
      const load = await openLoop(rate, visit, [origin, operations]);
      const took = await end(patience);
      clearInterval(watch);
      await stop?.();
      const result = await outcome(load);
      await rest();
      await pause(1000);
      return { ...result, complete: took.length, slowest: Math.max(...took), memory };
    };
    type During = Awaited<ReturnType<typeof during>>;
    const [control, attacked]: [During[], During[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const usual = await during(buyersPatience);
      control.push(usual);
      attacked.push(await during(5 * usual.slowest, attack));
    }
    close();
    return { rate, control, attacked };
  });

/** Prints how many visitors are refused during an attack, how long they wait, and how many can still buy. */
const slotRows = async (slotCase: SlotCase): Promise<void> => {
  const { rate, control, attacked } = await measure(slotCase);
  type Figure = keyof (typeof control)[number];
  const usual = (figure: Figure) => control.map((one) => one[figure]);
  const of = (figure: Figure) => attacked.map((one) => one[figure]);
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  const row = (name: string, figure: Figure, bar: string, take = sum, unit = '') =>
    print(`  ${name}`, take(of(figure)), unit, `control ${take(usual(figure)).toFixed(0)}${bar}`);
  const slower = median(of('p95').map((p95, round) => p95 / (usual('p95')[round] ?? Number.NaN)));
  const orders = (100 * sum(of('complete'))) / sum(usual('complete'));
  print(`${slotCase.title}: others at`, rate, '/s');
  row("others' answers that are 503", 'refused', ', bar 0');
  row('neither 200 nor 503', 'failed', ', bar 0');
  row("others' p95", 'p95', `, ${slower.toFixed(1)} x control, bar 5`, median, 'ms');
  row('whole orders', 'complete', `, ${orders.toFixed(0)} % of control, bar 90`);
  row('memory', 'memory', slotCase.memoryBar ?? '', (figures) => Math.max(...figures), 'MB');
  row('health on new connections, p99', 'health', ', bar 100', median, 'ms');
  row('load maker busy', 'makerBusy', '', (shares) => 100 * median(shares), '%');
};

/** The attack cases of `npm run bench:load`, by name. */
export const slotCases = {
  bodies: () => slotRows({ title: '64 bodies, a byte a second', attack: bodies }),
  pictures: () => slotRows({ title: '80 readers of a picture, a chunk in 10 s', attack: pictures }),
  payments: async () => {
    const page = await silentPage();
    const title = '200 payments at a page without answers';
    await slotRows({ title, attack: payments, settings: page.settings, isPayable: false });
    page.close();
  },
  network: () => slotRows({ title: 'one address, 190 requests at once', attack: network }),
  pipelined: () =>
    slotRows({ title: '20 MB of requests on 60 connections', attack: pipelined, memoryBar: ', bar 300' }),
};
