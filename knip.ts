import type { KnipConfig } from 'knip';

const tests = ['src/**/*.test.{ts,tsx}'];

/** Two checks of unused code: everything, and with `--production` only the programs without tests, which finds code
 *  that only tests use. Entries and files with an exclamation mark are part of both. */
const config = ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  // An exported type may be used in its own file only; without tests, so may an exported value that a test imports.
  ignoreExportsUsedInFile: production || { type: true, interface: true },
  // Tests, model checking and replay use the store in memory.
  ignoreIssues: production ? { '**/testing/**': ['exports', 'types'], '**/store/memory/**': ['exports', 'types'] } : {},
  // A dependency of a workspace.
  ignoreBinaries: ['playwright'],
  workspaces: {
    '.': {
      project: ['*.ts', '.ci/*.{mjs,ts}', '.ci/painting/*.ts'],
      // Dependencies of a workspace.
      ignoreDependencies: ['@playwright/test', 'sharp'],
    },
    // core and adapters export every file, so only imports show what is used.
    core: { entry: tests, project: ['src/**!', '!src/**/*.test.ts!'], includeEntryExports: true },
    adapters: {
      entry: [...tests, 'src/sample/pictures/measure-pictures.ts'],
      project: ['src/**!', '!src/**/*.test.ts!', '*.mjs'],
      // Declarations of modules in plain JavaScript, which only the compiler reads.
      ignoreFiles: ['src/**/*.d.mts'],
      // Read as files when subsets of the typefaces are made.
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
        // Vite uses it in place of packages.
        'src/kit/day-picker-dates.ts!',
        // The development server loads it from the sources.
        'src/compose/server/open-site.ts!',
        ...tests,
      ],
      project: ['src/**!', '!src/**/*.test.{ts,tsx}!', '!src/testing/**!', '*.{ts,mjs}', 'e2e/**'],
      // Read as files when subsets of the typefaces are made.
      ignoreDependencies: [/^@fontsource-variable\//],
    },
    cli: { entry: ['src/main.ts!', ...tests], project: ['src/**!', '!src/**/*.test.ts!', '!src/testing/**!'] },
    'contract-tests': {
      entry: [
        ...tests,
        'bench/*.ts',
        'verify/*.ts',
        'stand-ins/*.ts',
        'contract/*.ts',
        'mutate/*.ts',
        'days/moved-clock.mjs',
        'src/testing/*.mjs',
        'src/kills/{shop,upgrade}-program.ts',
      ],
      project: [
        'src/**',
        'bench/**',
        'verify/**',
        'stand-ins/**',
        'contract/**',
        'days/**',
        'lighthouse/*.ts',
        'mutate/*.ts',
      ],
    },
  },
});

export default config;
