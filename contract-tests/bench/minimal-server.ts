import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The baseline for a durable add-to-cart: the same guarantee (capacity taken by one conditional update, a hold row,
// FULL sync before the answer) without catalog, prices, languages and idempotency.
const database = new DatabaseSync(join(process.argv[2] ?? '.', 'minimal.db'));
database.exec(`
  pragma journal_mode = wal; pragma synchronous = full;
  create table day (id text primary key, capacity integer not null, held integer not null, check (held <= capacity));
  create table hold (id text primary key, day text not null, quantity integer not null);
  insert into day values ('2030-01-01', 100000000, 0);
`);
const take = database.prepare('update day set held = held + ? where id = ? and held + ? <= capacity');
const keep = database.prepare('insert into hold values (?, ?, ?)');

const app = new Hono().post('/add', async (context) => {
  const { day, quantity } = await context.req.json<{ day: string; quantity: number }>();
  const id = randomBytes(16).toString('hex');
  database.exec('begin immediate');
  const taken = take.run(quantity, day, quantity).changes === 1;
  if (taken) keep.run(id, day, quantity);
  database.exec('commit');
  return context.json({ success: taken, cartId: id }, taken ? 200 : 400);
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
