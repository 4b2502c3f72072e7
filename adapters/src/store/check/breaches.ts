import type { Instant } from '@shop/core/dates/instant';
import type { Breach } from '@shop/core/seller/views/shop-copy';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';

import { cards } from './card-laws.ts';
import { codes, counters, holds, uses } from './ledger-laws.ts';
import { due, keys, money, sold, totals } from './order-laws.ts';
import { catalogBreaches, numbers, tickets } from './sale-laws.ts';

type Law = { readonly law: Breach['law']; readonly breaches: RawBuilder<{ readonly what: string }> };

const laws = (dialect: SqlDialectName, now: Instant): readonly Law[] => [
  { law: 'places', breaches: counters },
  { law: 'places', breaches: holds(dialect, now) },
  { law: 'codes', breaches: codes },
  { law: 'codes', breaches: uses(dialect, now) },
  { law: 'cards', breaches: cards(dialect) },
  { law: 'orders', breaches: sold(dialect) },
  { law: 'orders', breaches: totals(dialect) },
  { law: 'orders', breaches: keys(dialect) },
  { law: 'orders', breaches: numbers },
  { law: 'orders', breaches: tickets(dialect) },
  { law: 'due', breaches: due(dialect) },
  { law: 'money', breaches: money(dialect) },
];

/** Damage that SQLite finds in its file. PostgreSQL has its own programs for that. */
const structure = async (db: Db): Promise<readonly Breach[]> => {
  const damage = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...damage.rows.map((row) => row.integrity_check).filter((message) => message !== 'ok'),
    ...orphans.rows.map((row) => `a row of ${row.table} refers to one of ${row.parent} that is not there`),
  ].map((what) => ({ law: 'structure', what: what.replaceAll(/\s+/g, ' ') }));
};

/** Returns every contradiction in a shop's data, read in one snapshot. When the file itself is damaged, returns its
 *  damage alone. */
export const breachesIn = async (db: Db, dialect: SqlDialectName, now: Instant): Promise<readonly Breach[]> => {
  const damage = dialect === 'sqlite' ? await structure(db) : [];
  if (damage.length > 0) return damage;
  const all: Breach[] = [];
  for (const { law, breaches } of laws(dialect, now)) {
    const { rows } = await breaches.execute(db);
    all.push(...rows.map(({ what }) => ({ law, what })));
  }
  const ofCatalog = await catalogBreaches(db);
  return [...all, ...ofCatalog.map((what): Breach => ({ law: 'catalog', what }))];
};
