import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'shop-contract-'));

/** Opens the shop of a data folder at the start moment of tests. */
export const openFolder = async (dataDir: string) =>
  (
    await openEmbeddedShop({
      dataDir,
      clock: fixedClock(testStart),
      random: cryptoRandom,
      origin: 'http://shop.invalid',
      payments: { type: 'testBank', opens: 'atStart' },
    })
  )._unsafeUnwrap();

const firstStart = async (): Promise<string> => {
  const dataDir = await newFolder();
  await (await openFolder(dataDir)).close();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

let filled: Promise<string> | undefined;

/** Makes a data folder as after a first start. The first one of a process is copied for the others, since filling a
 *  folder takes longer than most tests. */
export const filledFolder = async (): Promise<string> => {
  filled ??= firstStart();
  const dataDir = await newFolder();
  await cp(await filled, dataDir, { recursive: true });
  return dataDir;
};
