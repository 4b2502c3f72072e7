import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string): string => fileURLToPath(new URL(`src/lean/${file}`, import.meta.url));

/** Parts of packages that no visitor of this shop uses (10 KB): the calendar gets its names from the platform, its days
 *  have no zone and one of them is chosen, and React has the store hook built in. */
const replacements: readonly { readonly source: RegExp; readonly importer: RegExp; readonly file: string }[] = [
  { source: /locale\/en-US\.js$/, importer: /react-day-picker/, file: 'calendar-locale.ts' },
  { source: /^date-fns\/format$/, importer: /react-day-picker/, file: 'calendar-format.ts' },
  { source: /^@date-fns\/tz$/, importer: /react-day-picker/, file: 'zoned-date.ts' },
  {
    source: /\/(useAnimation|useMulti|useRange|noonDateLib|convertMatchersToTimeZone)\.js$/,
    importer: /react-day-picker/,
    file: 'single-day-calendar.ts',
  },
  { source: /^use-sync-external-store\/shim/, importer: /./, file: 'external-store.ts' },
];

export const leanClient = (): Plugin => ({
  name: 'lean-client',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const found = replacements.find((entry) => entry.source.test(source) && entry.importer.test(importer));
    return found === undefined ? null : own(found.file);
  },
});
