import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'shop-contract-'));

/** The shop of a data folder at the fixed time of tests. */
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

/** A data folder of its own as a first start leaves it: started once a process and copied, as to fill one takes longer than most
 *  tests of what it holds. */
export const filledFolder = async (): Promise<string> => {
  filled ??= firstStart();
  const dataDir = await newFolder();
  await cp(await filled, dataDir, { recursive: true });
  return dataDir;
};
