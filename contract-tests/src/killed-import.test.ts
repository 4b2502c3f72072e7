import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { aFolder, catalogCommands, edit, filesIn, newShop, versionsOf } from './catalog-folder.ts';
import { startBuiltShop } from './testing/built-shop.ts';

const killer = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'testing/kill-after-write.mjs')}` };
const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';

/** Returns every row of the catalog. */
const soldIn = (data: string): string => {
  const database = new DatabaseSync(join(data, 'shop.db'));
  const names = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const rows = names
    .map(({ name }) => String(name))
    .filter((name) => /^(catalog|facility|promo_codes)/.test(name))
    .map((name) => [name, database.prepare(`select * from "${name}" order by 1, 2`).all()]);
  database.close();
  return JSON.stringify(rows, (key, value: unknown) => (['since', 'stamp'].includes(key) ? '' : value));
};

/** Makes a stopped shop, and a folder whose import changes each kind of row. */
const anEditedCatalog = async () => {
  const folder = aFolder();
  const [data, mine] = [join(folder, 'data'), join(folder, 'mine')];
  await newShop(data);
  await catalogCommands(data)('export', mine);
  edit(join(mine, 'products/01-termalija.yaml'), /(id: termalija-day-adult[\s\S]*?price: )22\.00/, '$123.50');
  edit(join(mine, 'products/14-termalija-year.yaml'), /sl: .+/, 'sl: Drugo ime');
  edit(join(mine, 'facilities.yaml'), 'capacity: 400', 'capacity: 350');
  edit(join(mine, 'upsells.yaml'), /price: [\d.]+/, 'price: 1.25');
  edit(join(mine, 'promo-codes.yaml'), 'percent: 10', 'percent: 11');
  edit(join(mine, 'categories.yaml'), /sl: .+/, 'sl: Drugo');
  return { folder, data, mine };
};

test('an import that is killed at its start, in its middle or at its end leaves the old or the new catalog, and a shop that starts', async () => {
  const { folder, data, mine } = await anEditedCatalog();
  const before = soldIn(data);
  const copyOf = (name: string): string => {
    const copy = join(folder, name);
    cpSync(data, copy, { recursive: true });
    return copy;
  };
  const whole = copyOf('whole');
  const imported = await catalogCommands(whole, killer)('import', mine, '--yes');
  const writes = Number(/writes: (\d+)/.exec(imported.err)?.[1]);
  expect(writes).toBeGreaterThan(3);
  const after = soldIn(whole);
  expect(after).not.toBe(before);

  const points = [...new Set([1, 2, Math.ceil(writes / 2), writes - 1, writes])];
  const catalogs: string[] = [];
  for (const point of points) {
    const copy = copyOf(`killed-${point}`);
    const killed = await catalogCommands(copy, { ...killer, KILL_AFTER_WRITE: String(point) })('import', mine, '--yes');
    expect({ code: killed.code, out: killed.out }).toEqual({ code: null, out: '' });
    catalogs.push(soldIn(copy));
  }
  expect(catalogs).toEqual(points.map((point) => (point === writes ? after : before)));

  const last = join(folder, `killed-${writes}`);
  expect(await versionsOf(catalogCommands(last))).toEqual([1, 2]);
  expect((await catalogCommands(last)('import', mine, '--yes')).out).toContain('already, version 2');
  const early = join(folder, 'killed-1');
  const { origin } = await startBuiltShop({ DATA_DIR: early, OPERATOR_TOKEN });
  const shop = catalogCommands(origin, { OPERATOR_TOKEN });
  expect(await versionsOf(shop)).toEqual([1]);
  expect((await shop('import', mine, '--yes', '--onto', '1')).out).toContain('done: version 2 is sold now');
});

test('the second of two concurrent imports into a data folder is refused, and the first is complete', async () => {
  const { folder, data, mine } = await anEditedCatalog();
  const other = join(folder, 'other');
  cpSync(mine, other, { recursive: true });
  edit(join(other, 'products/02-orhidelija.yaml'), 'price: 22.00', 'price: 21.00');
  edit(join(other, 'facilities.yaml'), 'capacity: 350', 'capacity: 375');
  const shop = catalogCommands(data);
  const both = await Promise.all([mine, other].map((from) => shop('import', from, '--yes', '--onto', '1')));
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 3]);
  expect(both.find(({ code }) => code === 3)?.err).toContain('(Catalog.Moved)');
  const exported = join(folder, 'exported');
  await shop('export', exported);
  expect(filesIn(exported)).toEqual(filesIn(both[0]?.code === 0 ? mine : other));
  expect(await versionsOf(shop)).toEqual([1, 2]);
});
