import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { checkShared } from '@shop/adapters/store/check/check-shop';
import { fixtureFolder } from '@shop/adapters/store/testing/fixture-folder';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { plantedBreaches } from '@shop/adapters/store/testing/planted-breaches';
import { moveShop } from '@shop/adapters/store/transfer/move-shop';
import { instant } from '@shop/core/dates/instant';
import { expect, inject, onTestFinished, test } from 'vitest';

const breachesIn = async (url: string, now: number): Promise<readonly string[]> =>
  (await checkShared(url, fixedClock(instant(now))))._unsafeUnwrap().breaches.map(({ law, what }) => `${law}: ${what}`);

test('the check reports nothing in a sound database, and each planted damage (R-SAFE-15)', async () => {
  const { folder, told } = await fixtureFolder();
  const sound = await ownDatabase(inject('postgresUrl'));
  onTestFinished(sound.drop);
  const shop = { dataDir: folder, databaseName: 'shop.db', url: sound.url, at: instant(told.now) };
  (await moveShop({ ...shop, onStep: async () => undefined }))._unsafeUnwrap();
  expect(await breachesIn(sound.url, told.now)).toEqual([]);
  for (const [damage, breach] of plantedBreaches('postgres')) {
    const { url, drop } = await ownDatabase(inject('postgresUrl'), sound.name);
    onTestFinished(drop);
    await asKeeper(url, damage);
    expect(await breachesIn(url, told.now), damage).toContainEqual(expect.stringMatching(breach));
  }
});
