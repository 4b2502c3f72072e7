import process from 'node:process';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { upgradeFolder, upgradeShared } from '@shop/adapters/store/upgrade/upgrade-shop';
import { instant } from '@shop/core/dates/instant';

/** Upgrades a shop as the terminal does, as a process that can be killed. Settings are environment variables. */
const { DATA_DIR = '', DATABASE_URL, AT = '' } = process.env;

const clock = fixedClock(instant(Number(AT)));
const upgraded = await (DATABASE_URL === undefined
  ? upgradeFolder(dataFolderAt(DATA_DIR), clock)
  : upgradeShared(DATABASE_URL, clock));

upgraded.mapErr(({ message }) => {
  process.stderr.write(message);
  process.exitCode = 1;
});
