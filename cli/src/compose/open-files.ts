import { chosenClock } from '@shop/adapters/clock/chosen-clock';
import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import type { Instant } from '@shop/core/dates/instant';
import type { TracePort } from '@shop/core/ports/trace-port';
import type { Result } from 'neverthrow';
import type { CatalogFolders } from '../ports/catalog-folders.ts';
import type { PriceFiles } from '../ports/price-files.ts';
import type { ScenarioAccess } from '../ports/scenario-access.ts';

/** Folders of catalog files, their days counted from a moment. */
export const catalogFolders = async (at?: Instant): Promise<CatalogFolders> => {
  const { checkedFolders } = await import('@shop/adapters/assemble/catalog-folders');
  return checkedFolders(chosenClock(at));
};

/** Prices as files below a folder, days of catalogs counted from a moment. */
export const priceFiles = async (folder: string, at?: Instant): Promise<PriceFiles> => {
  const { priceFiles: files } = await import('@shop/adapters/assemble/price-files');
  return files(folder, chosenClock(at));
};

/** Recorded calls as files below a folder. */
export const traces = async (folder: string): Promise<TracePort> =>
  (await import('@shop/adapters/assemble/trace-files')).traceFiles(folder);

/** Scenario files below a folder, and worlds for them. */
export const scenarios = async (folder: string): Promise<ScenarioAccess> =>
  (await import('@shop/adapters/assemble/scenario-access')).scenarioAccess(folder);

/** Words as files of a folder, in the shapes of a content system. */
export const readWords = async (folder: string): Promise<Result<Partial<WordsByLanguage>, string>> =>
  (await import('@shop/adapters/assemble/word-files')).readWordFiles(folder);
