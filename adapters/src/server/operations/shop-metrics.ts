import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueSize } from '../../platform/admission/admission.ts';
import type { ShopFigures } from '../../seller/shop-figures.ts';
import type { RequestEnd } from '../server-watch.ts';

/** Upper bounds of histogram buckets in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns the metrics of this process in Prometheus format, including Node's own and the event loop's delay. Labels
 *  are names of routes, commands and facilities and numbers of HTTP, so their number is bounded. */
export const shopMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests that are over',
    labelNames: ['route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'shop_request_seconds',
    help: 'From head to end of answer',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const database = new Histogram({
    name: 'shop_database_seconds',
    help: 'Work in the database, with its wait for a turn',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const events = new Counter({
    name: 'shop_events_total',
    help: 'Events, as the log tells them',
    labelNames: ['event'],
    registers,
  });
  const exhausted = new Counter({
    name: 'shop_tries_exhausted_total',
    help: 'Commands that lost their race at each of their tries',
    labelNames: ['command'],
    registers,
  });
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers });
  const queue = gauge('shop_requests_now', 'Requests at work and waiting', 'state');
  const orders = gauge('shop_orders', 'Orders placed ever, and those that are open', 'state');
  const payments = gauge('shop_payments', 'Attempts to pay', 'state');
  const unanswered = gauge('shop_payments_unanswered', 'Attempts that wait for a provider that does not answer');
  const persons = gauge('shop_persons', 'Places taken from today on', 'state');
  const left = gauge('shop_places_left_today', 'Free places of today', 'facility');
  const mails = gauge('shop_mails_waiting', 'Mails that are to be sent');
  const age = gauge('shop_figures_age_seconds', 'Age of orders, payments, persons, places and mails');
  let shownAt: number | undefined;

  return {
    text: (): Promise<string> => {
      if (shownAt !== undefined) age.set((performance.now() - shownAt) / 1000);
      return registry.metrics();
    },
    type: registry.contentType,
    onRequest: ({ route = 'none', status, milliseconds }: RequestEnd): void => {
      requests.inc({ route, status });
      latency.observe({ route }, milliseconds / 1000);
    },
    onDatabaseTime: (kind: 'read' | 'transaction', milliseconds: number): void =>
      database.observe({ kind }, milliseconds / 1000),
    onEvent: (event: string, times: number): void => events.inc({ event }, times),
    onExhausted: (command: string): void => exhausted.inc({ command }),
    showQueue: ({ atWork, waiting }: QueueSize): void => {
      queue.set({ state: 'at_work' }, atWork);
      queue.set({ state: 'waiting' }, waiting);
    },
    showFigures: (figures: ShopFigures): void => {
      for (const [state, count] of Object.entries(figures.orders)) orders.set({ state }, count);
      for (const [state, count] of figures.payments) payments.set({ state }, count);
      for (const [state, count] of Object.entries(figures.places)) persons.set({ state }, count);
      left.reset();
      for (const [facility, count] of figures.leftToday) left.set({ facility }, count);
      unanswered.set(figures.paymentsUnanswered);
      mails.set(figures.mailsWaiting);
      shownAt = performance.now();
    },
  };
};
