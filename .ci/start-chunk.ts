import type { Plugin } from 'vite';

/** Marks a module of Node that is imported directly. */
const plain = '\0plain:';

/** Replaces imports of Node modules by lazy ones. A normal import runs the whole module, which loads half of Node.
 *  Lazy ones load only what is used: commander starts no program, for example, which would load sockets. */
const plainModule = (name: string): string =>
  name === 'node:child_process'
    ? 'export default {};'
    : `const m = process.getBuiltinModule('${name}'); export default m; export const { EventEmitter, stripVTControlCharacters } = m;`;

/** Bundles everything that is loaded at start into one file, since each further file slows the help down; dynamic
 *  imports stay separate. `entry` is the end of the entry module's address. */
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
