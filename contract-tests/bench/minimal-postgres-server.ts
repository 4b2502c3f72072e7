import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

// The baseline for additions by several hosts: the same guarantee (capacity taken by one conditional update, a hold
// row, commit before the answer) without catalog, prices, languages and idempotency.
const pool = new Pool({ connectionString: process.argv[2], max: 10 });
await pool.query(`
  create table day (id text primary key, capacity integer not null, held integer not null, check (held <= capacity));
  create table hold (id text primary key, day text not null, quantity integer not null);
`);

const take = 'update day set held = held + $1 where id = $2 and held + $1 <= capacity';

const app = new Hono()
  .post('/days', async (context) => {
    const days = await context.req.json<readonly string[]>();
    for (const day of days) await pool.query('insert into day values ($1, 100000000, 0)', [day]);
    return context.json({ success: true });
  })
  .post('/add', async (context) => {
    const { day, quantity } = await context.req.json<{ day: string; quantity: number }>();
    const id = randomBytes(16).toString('hex');
    const client = await pool.connect();
    try {
      await client.query('begin');
      const taken = (await client.query(take, [quantity, day])).rowCount === 1;
      if (taken) await client.query('insert into hold values ($1, $2, $3)', [id, day, quantity]);
      await client.query('commit');
      return context.json({ success: taken, cartId: id }, taken ? 200 : 400);
    } finally {
      client.release();
    }
  });

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
