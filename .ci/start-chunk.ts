import type { Plugin } from 'vite';

/** Marks a module of Node's own that is taken as it is. */
const plain = '\0plain:';

/** An import of one of Node's modules reads all that it offers, which loads half of Node: files bring streams, utilities a comparison
 *  of texts. Taken this way it loads what is used. Nothing is started by commander itself, and what starts programs brings sockets. */
const plainModule = (name: string): string =>
  name === 'node:child_process'
    ? 'export default {};'
    : `const m = process.getBuiltinModule('${name}'); export default m; export const { EventEmitter, stripVTControlCharacters } = m;`;

/** Puts whatever is loaded at the start into one file, since each file more is time that everybody waits who asks for help; what is
 *  imported on demand stays apart. `entry` is how the address of the first module ends. */
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
