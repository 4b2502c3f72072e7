import type { KnipConfig } from 'knip';

const tests = ['src/**/*.test.{ts,tsx}'];

/** Two checks of unused code: everything, and with `--production` only programs of visitors and operators, which finds
 *  what only tests use. Entries and files with an exclamation mark count in both. */
const config = ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  // A type beside its function is for the reader; a value is exported when it is imported. A part with its own test has
  // to be exported for it.
  ignoreExportsUsedInFile: production || { type: true, interface: true },
  // The store in memory is for tests, model checking and replay.
  ignoreIssues: production ? { '**/testing/**': ['exports', 'types'], '**/store/memory/**': ['exports', 'types'] } : {},
  // Brought by a workspace.
  ignoreBinaries: ['playwright'],
  workspaces: {
    // What the builds run makes a part of the programs that they build.
    '.': {
      entry: ['.ci/copy-pictures.ts!'],
      project: ['*.ts', '.ci/*.{mjs,ts}', '.ci/painting/*.ts'],
      // Brought by a workspace.
      ignoreDependencies: ['@playwright/test', 'sharp'],
    },
    // Both export every file, so only imports count.
    core: { entry: tests, project: ['src/**!', '!src/**/*.test.ts!'], includeEntryExports: true },
    adapters: {
      entry: [...tests, 'src/sample/pictures/measure-pictures.ts'],
      project: ['src/**!', '!src/**/*.test.ts!', '*.mjs'],
      // Types of a module in plain JavaScript, which only the compiler reads.
      ignoreFiles: ['src/**/*.d.mts'],
      // Read as files, when the typefaces are cut.
      ignoreDependencies: [/^@expo-google-fonts\//],
      includeEntryExports: true,
    },
    ui: {
      entry: [
        'src/entry-server.ts!',
        'src/entry-client.tsx!',
        'src/late-start.ts!',
        'src/main-site/start-main-site.ts!',
        'src/razrez/looks.ts!',
        // Vite builds it in the place of packages.
        'src/kit/day-picker-dates.ts!',
        // The development server loads it from the sources.
        'src/compose/server/open-site.ts!',
        ...tests,
      ],
      project: ['src/**!', '!src/**/*.test.{ts,tsx}!', '!src/testing/**!', '*.{ts,mjs}', 'e2e/**'],
      // Read as files, when the typefaces are cut.
      ignoreDependencies: [/^@fontsource-variable\//],
    },
    cli: { entry: ['src/main.ts!', ...tests], project: ['src/**!', '!src/**/*.test.ts!', '!src/testing/**!'] },
    'contract-tests': {
      entry: [
        ...tests,
        'bench/*.ts',
        'verify/*.ts',
        'contract/*.ts',
        'mutate/*.ts',
        'days/moved-clock.mjs',
        'src/testing/*.mjs',
        'src/kills/{shop,upgrade}-program.ts',
      ],
      project: ['src/**', 'bench/**', 'verify/**', 'contract/**', 'days/**', 'lighthouse/*.ts', 'mutate/*.ts'],
    },
  },
});

export default config;
