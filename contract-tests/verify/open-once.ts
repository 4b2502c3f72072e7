import { chosenClock } from '@shop/adapters/clock/chosen-clock';
import { openStore } from '@shop/adapters/embedded/open-store';
import { startErrorText } from '@shop/adapters/embedded/start-error';

/** Opens a data folder, or the database of DATABASE_URL, as a start of the shop does: brings it up to this program's schema. */
const [dataDir = '.'] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
const opened = await openStore({
  dataDir,
  ...(url === undefined ? {} : { shared: { url } }),
  clock: chosenClock(undefined),
});
if (opened.isErr()) process.stderr.write(`${startErrorText(opened.error)}\n`);
else await opened.value.database.close();
process.exitCode = opened.isOk() ? 0 : 1;
