import type { Language } from '@shop/core/languages/language';
import type { Manifest, ManifestChunk } from 'vite';

/** Files of the built client that a page needs; addresses are root-relative. */
export type Assets = {
  /** Modules that start the page. */
  readonly scripts: readonly string[];
  /** Returns style sheets or modules of the entry and of the given source files, with everything that they import. */
  readonly styles: (sources: readonly string[]) => readonly string[];
  readonly modules: (sources: readonly string[]) => readonly string[];
  /** Returns the module of a source file that runs by itself, without the modules of the entry. */
  readonly ownScripts: (source: string) => readonly string[];
  /** Returns the font files that every text in the language needs. */
  readonly fonts: (language: Language) => readonly string[];
};

const entrySource = 'src/entry-client.tsx';

const latin = ['figtree-latin', 'fraunces-latin'] as const;

/** Files with the letters of the language; the browser requests other files when it meets their letters. */
const fontNames: Readonly<Record<Language, readonly string[]>> = {
  sl: [...latin, 'figtree-slavic', 'fraunces-slavic'],
  hr: [...latin, 'figtree-slavic', 'fraunces-slavic'],
  en: latin,
  de: latin,
  it: latin,
};

/** Returns the source paths of the fonts of a language. */
const fontSources = (language: Language): readonly string[] =>
  fontNames[language].map((name) => `src/styles/fonts/${name}.woff2`);

/** Creates `Assets` from the build's manifest, so that all files of a page load in parallel instead of one after the
 *  other. */
export const manifestAssets = (manifest: Manifest): Assets => {
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`the client build has no ${entrySource}`);

  const chunksOf = (sources: readonly string[]): readonly ManifestChunk[] => {
    const chunks = new Map<string, ManifestChunk>();
    const visit = (source: string): void => {
      const chunk = manifest[source];
      if (chunk === undefined) throw new Error(`the client build has no ${source}`);
      if (chunks.has(source)) return;
      chunks.set(source, chunk);
      chunk.imports?.forEach(visit);
    };
    [entrySource, ...sources].forEach(visit);
    return [...chunks.values()];
  };

  return {
    scripts: [`/${entry.file}`],
    styles: (sources) => [...new Set(chunksOf(sources).flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    fonts: (language) =>
      fontSources(language)
        .flatMap((source) => manifest[source] ?? [])
        .map(({ file }) => `/${file}`),
    ownScripts: (source) => chunksOf([source]).flatMap(({ src, file }) => (src === source ? [`/${file}`] : [])),
    modules: (sources) => [...new Set(chunksOf(sources).map(({ file }) => `/${file}`))],
  };
};
