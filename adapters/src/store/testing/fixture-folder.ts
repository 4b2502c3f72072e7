import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { recordOf } from './fixture-record.ts';
import { openFixtureShop } from './fixture-shop.ts';
import { tellFixtureStory } from './fixture-story.ts';

/** A Friday morning at the resort. */
const start = Date.parse('2026-11-20T08:00:00Z');

const makeFixture = async () => {
  const folder = temporaryFolder();
  const fixture = await openFixtureShop(folder, start);
  const { carts, orders, sessions } = await tellFixtureStory(fixture);
  const record = await recordOf(fixture, carts, orders);
  await fixture.close();
  return { database: readFileSync(join(folder, 'shop.db')), told: { ...record, sessions } };
};

let made: ReturnType<typeof makeFixture> | undefined;

/** Copies a shop with carts and orders of every state into a new data folder, and returns it with the answers of its
 *  ports. */
export const fixtureFolder = async () => {
  made ??= makeFixture();
  const { database, told } = await made;
  const folder = temporaryFolder();
  const file = join(folder, 'shop.db');
  writeFileSync(file, database);
  return { folder, file, told };
};
