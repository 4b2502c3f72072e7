import { okAsync } from 'neverthrow';
import { Hono } from 'hono';
import { cartId } from '@shop/core/ids';
import { stubShop, stubCheckout, stubContent } from '@shop/core/testing/stub-ports';
import { apiRouter } from '../api-router.ts';
import { listen } from '../server.ts';
import { cryptoRandom } from '../../random/crypto-random.ts';
const t0 = performance.now();
const router = apiRouter({ shop: stubShop({ addTicket: () => okAsync({ cartId: cartId('a'), upsells: [] }) }), checkout: stubCheckout(), content: stubContent(), random: cryptoRandom, secureCookies: false });
console.log('router ms', performance.now() - t0);
const mini = new Hono();
mini.post('/Shop/AddTicketToCart', async (c) => { const b = await c.req.json(); return c.json({ cartId: 'a', upsells: [], n: b.Items.length }); });
const body = JSON.stringify({ ProductId: 'termalija', Language: 'sl', Dates: ['2026-11-18'], Items: [{ PriceListId: 'adult', Quantity: 2 }] });
for (const [name, app] of [['mini', mini], ['router', router], ['mini', mini], ['router', router]] as const) {
  const s = (await listen(app, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  const { Agent, request } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const one = () => new Promise<void>((res, rej) => { const r = request(s.url + '/Shop/AddTicketToCart', { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': 'k' } }, (x) => { x.resume(); x.on('end', res); }); r.on('error', rej); r.end(body); });
  for (let i = 0; i < 500; i++) await one();
  const cpu = process.cpuUsage(); const t = performance.now(); const n = 8000;
  let left = n; await Promise.all(Array.from({ length: 16 }, async () => { while (left-- > 0) await one(); }));
  const ms = performance.now() - t; const c = process.cpuUsage(cpu);
  console.log(name, Math.round(n / ms * 1000), 'req/s', 'cpu us/req', (c.user + c.system) / n);
  await s.close(); agent.destroy();
}
for (const [name, app] of [['mini', mini], ['router', router]] as const) {
  const mk = () => new Request('http://x/Shop/AddTicketToCart', { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': String(body.length) }, body });
  for (let i = 0; i < 2000; i++) await (await app.fetch(mk())).text();
  const t = performance.now(); for (let i = 0; i < 10000; i++) await (await app.fetch(mk())).text();
  console.log('in-process', name, ((performance.now() - t) / 10000 * 1000).toFixed(1), 'us');
}
