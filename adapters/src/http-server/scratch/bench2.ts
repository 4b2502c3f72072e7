import { okAsync } from 'neverthrow';
import { Hono } from 'hono';
import { cartId } from '@shop/core/ids';
import { stubShop, stubCheckout, stubContent } from '@shop/core/testing/stub-ports';
import { apiRouter } from '../api-router.ts';
import { cryptoRandom } from '../../random/crypto-random.ts';
const router = apiRouter({ shop: stubShop({ addTicket: () => okAsync({ cartId: cartId('a'), upsells: [] }) }), checkout: stubCheckout(), content: stubContent(), random: cryptoRandom, secureCookies: false });
const mini = new Hono();
mini.post('/Shop/AddTicketToCart', async (c) => { const b = await c.req.json(); return c.json({ cartId: 'a', upsells: [], n: b.Items.length }); });
const body = JSON.stringify({ ProductId: 'termalija', Language: 'sl', Dates: ['2026-11-18'], Items: [{ PriceListId: 'adult', Quantity: 2 }] });
const mk = () => new Request('http://x/Shop/AddTicketToCart', { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': String(body.length) }, body });
const best: Record<string, number> = {};
for (let round = 0; round < 12; round++) for (const [name, app] of [['mini', mini], ['router', router]] as const) {
  const c = process.cpuUsage(); for (let i = 0; i < 2000; i++) await (await app.fetch(mk())).text();
  const d = process.cpuUsage(c); const us = (d.user + d.system) / 2000; best[name] = Math.min(best[name] ?? 1e9, us);
}
console.log(best);
