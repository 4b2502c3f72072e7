import type { Plugin } from 'vite';

/** Marks a module of Node's own that is taken as it is. */
const plain = '\0plain:';

/** Importing a Node module runs all of it, which loads half of Node. Lazy access loads only what is used: commander
 *  itself starts no program, and starting one would load sockets. */
const plainModule = (name: string): string =>
  name === 'node:child_process'
    ? 'export default {};'
    : `const m = process.getBuiltinModule('${name}'); export default m; export const { EventEmitter, stripVTControlCharacters } = m;`;

/** Bundles everything loaded at start into one file, since each further file delays help; dynamic imports stay apart.
 *  `entry` is the end of the entry module's address. */
export const startChunk = (entry: string) => {
  const atStart = new Set<string>();
  const plugin: Plugin = {
    name: 'start-chunk',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('node:') && importer?.includes('/commander/') === true ? `${plain}${id}` : null,
    load: (id) => (id.startsWith(plain) ? plainModule(id.slice(plain.length)) : null),
    buildEnd() {
      const follow = (id: string): void => {
        if (atStart.has(id)) return;
        atStart.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) follow(id);
    },
  };
  return { plugin, group: { name: 'start', test: (id: string) => atStart.has(id) } };
};
