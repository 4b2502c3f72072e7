import type { ClockPort } from '@shop/core/ports/clock-port';
import { errAsync, type ResultAsync } from 'neverthrow';
import { type DataFailure, refused, unusableStart } from '../store/open/data-failure.ts';
import { type DataFolder, inspectDataFolder } from '../store/open/data-folder.ts';
import { openDatabase } from '../store/open/open-database.ts';
import type { FirstCatalog } from '../store/open/prepare-database.ts';

/** Creates a shop in an empty data folder. Errors: the reason why it is not created; existing data is unchanged. */
export const createShop = (data: DataFolder, clock: ClockPort, sells: FirstCatalog): ResultAsync<void, DataFailure> => {
  const state = inspectDataFolder(data);
  if (state.isErr()) return errAsync(unusableStart(state.error));
  if (state.value === 'present') {
    const message = `there is a shop in ${data.databaseFile} already; nothing has been changed`;
    return errAsync(refused('Db.Exists', message, 'name a folder without one'));
  }
  return openDatabase({ ...data, clock, sells })
    .map((database) => database.close())
    .mapErr(unusableStart);
};
