import type { Instant } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { catalogFormOf } from '../../catalog-files/offered-of.ts';
import type { ReadWorld, StoredWorld, WorldScope } from '../../tracing/capsule-world.ts';
import { codePseudonym } from '../../tracing/redaction.ts';
import { loadOffer } from '../catalog/catalog-versions.ts';
import type { Db } from '../database/database.ts';
import { periodKeyOf } from '../schema/table.ts';
import type { SqlSellerParts } from './seller-parts.ts';

/** Persons of days and seasons that are counted for other carts, holds that are over left out. */
const placesTaken = async (db: Db, scope: WorldScope, now: Instant): Promise<StoredWorld['places']> => {
  if (scope.periods.length === 0) return [];
  const own = cartId(scope.cartId ?? '');
  const keys = scope.periods.map(periodKeyOf);
  const counted = await db.selectFrom('places').selectAll().where('period', 'in', keys).execute();
  const notTheirs = await db
    .selectFrom('holds')
    .select(['facility_id', 'period', 'persons'])
    .where('period', 'in', keys)
    .where((hold) => hold.or([hold('cart_id', '=', own), hold('ends_at', '<=', now)]))
    .execute();
  return counted.map(({ facility_id, period, sold, paying, held }) => {
    const persons = notTheirs
      .filter((hold) => hold.facility_id === facility_id && hold.period === period)
      .reduce((sum, hold) => sum + hold.persons, 0);
    return { facility: facility_id, period, taken: Math.max(0, sold + paying + held - persons) };
  });
};

/** How many other carts have each code, uses that are over left out. */
const codesUsed = async (db: Db, scope: WorldScope, now: Instant): Promise<StoredWorld['codes']> => {
  if (scope.codes.length === 0) return [];
  const uses = await db
    .selectFrom('code_uses')
    .select('code')
    .where('code', 'in', [...scope.codes])
    .where('cart_id', '!=', cartId(scope.cartId ?? ''))
    .where((use) => use.or([use('state', '=', 'sold'), use('ends_at', '>', now)]))
    .execute();
  return scope.codes.map((code) => ({ code, used: uses.filter((use) => use.code === code).length }));
};

/** What a shop sells and knows now, as far as recorded calls touch it. */
export const sqlCapsuleWorld =
  ({ database, loadCatalog, clock }: SqlSellerParts): ReadWorld =>
  async (scope) => {
    const read = await database.read(async (db) => {
      const now = clock.now();
      const catalog = await loadCatalog(db);
      const form = catalogFormOf(await loadOffer(db, catalog.version, clock.today()));
      const codes = [...catalog.promos.keys()].filter((code) => scope.codes.includes(codePseudonym(code)));
      const { adult, child } = catalog.personCategories;
      return ok<StoredWorld>({
        ...{ at: now, adult, child, catalogVersion: catalog.version },
        catalog: { ...form, promoCodes: form.promoCodes.filter(({ code }) => codes.includes(code)) },
        places: await placesTaken(db, scope, now),
        codes: await codesUsed(db, { ...scope, codes }, now),
      });
    });
    return read.unwrapOr(undefined);
  };
