import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineClassNames } from './inline-class-names.ts';
import { precompress } from './precompress.ts';

/** React, i18next and the other packages of every page, which browsers keep cached over releases (5 KB a page). */
const packages =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|@preact|neverthrow)\//;

/** Styles of nearly every page, since it waits for all of its style sheets, and the code that most pages draw besides
 *  header and footer (2.5 KB on a list). */
const parts =
  /src\/(styles\/|shell\/(?!message-screen)[\w-]+\.module|pages\/toasts\.module|product-cards\/[\w-]+\.module|checkout\/(cart-total|hold-notice|lost-tickets)\.module|kit\/(badge|breadcrumb|button|card|columns|dropdown|empty-state|field|focal|icon|line-list|notice|picture|price|quantity-stepper|rich-text|sticky-summary|titled-group|toast|visually-hidden)\.module|text\/typed-number\.)/;

/** Code that draws cards, pictures and prices; a page that waits for its first use does not load it (1.5 KB). */
const cards =
  /src\/(kit\/(badge|card|picture|price|rich-text|titled-group)\.tsx|content\/media|catalog\/(card-value|product-list)\.)/;

/** Code that pages with sales share (5 KB on the cart). */
const selling =
  /src\/(kit\/(breadcrumb|columns|empty-state|quantity-choice|step-button|sticky-summary|use-typed-before)|pages\/(post-form|posted-answer|use-paths)|actions\/(use-action|show-outcome)|pricing\/price-derivation)\./;

/** Code that both steps of a ticket need, and the use cases (2 KB; eleven files fewer). */
const ticket =
  /src\/(sections\/ticket\/(typed-quantities|step-address|period-step\.module|ticket\.module|step-marks)|packages\/package-match|cart\/(ticket-offer|ticket-selection)|catalog\/(price-list|from-price)|availability\/(ticket-calendar|day-state)|dates\/sale-window|pages\/use-today|pricing\/(line-price|selection-total))\b/;

/** Code about the cart that later checkout steps need, and every page at its first use (0.3 KB; five files fewer). */
const cart =
  /src\/(cart\/(cart|hold|upsell)|checkout\/(payment|hold-notice\.view)|papers\/(line-words|contact-words)|paths\/map-link)\./;

/** Code that loads together is bundled into one file, as many small files compress worse. Each group makes every page,
 *  or the pages in its name, smaller or reduces their files. Dynamic imports split all other code. */
const groups = [
  { name: 'packages', test: packages },
  // The pages of our own main site and the previews; no page of the shop loads them (1.5 KB; 5 KB).
  { name: 'main-site', test: /src\/main-site\// },
  { name: 'razrez', test: /src\/razrez\/looks\./ },
  { name: 'parts', test: parts },
  // Without `late-start`, which loads first and imports none of it (11 KB).
  { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/src\/late-start)/ },
  { name: 'cards', test: cards },
  { name: 'selling', test: selling },
  { name: 'ticket', test: ticket },
  { name: 'cart', test: cart },
  { name: 'fields', test: /src\/kit\/(field|select)\.tsx/ },
];

const dayPickerDates = fileURLToPath(import.meta.resolve('./src/kit/day-picker-dates.ts'));

const styleSheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Returns the shortest unique name of a class in its file, as it appears in a script and in a style sheet (0.7 KB a
 *  page). */
const scopedName = (name: string, file: string): string =>
  `${name}_${styleSheets.indexOf(relative(import.meta.dirname, file).replaceAll('\\', '/')).toString(36)}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), ...inlineClassNames(), precompress()],
  css: { modules: { generateScopedName: scopedName } },
  resolve: {
    alias: [
      // A shim for older versions of React (0.5 KB).
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Languages and time zones that the calendar does not use (5 KB).
      { find: /^(date-fns\/format|date-fns\/locale\/en-US|@date-fns\/tz)$/, replacement: dayPickerDates },
    ],
  },
  // `vite build --app` builds client, then ssr.
  builder: {},
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: { checks: { bundlerTimings: false } },
    // A page names what starts it, and later files name what they need; a list of these weighs 1.2 KB on every page.
    modulePreload: false,
    // Fonts stay separate files: the pages' policy demands it, and each language fetches only its own.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: [
            'src/entry-client.tsx',
            'src/late-start.ts',
            'src/main-site/start-main-site.ts',
            'src/razrez/looks.ts',
          ],
          output: { codeSplitting: { groups } },
          // Also inlines names as long as those of CSS classes, which otherwise stay in a separate file.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
    ssr: {
      // Only for the build: in development the module runner cannot evaluate CommonJS packages.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // sharp contains a native program, which cannot be bundled.
      resolve: command === 'build' ? { noExternal: true as const, external: ['sharp'] } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            server: 'src/entry-server.ts',
            encoder: '../adapters/src/pictures/renditions/encoder.ts',
            'pdf-writer': '../adapters/src/papers/pdf/pdf-writer.ts',
            'catalog-reader': '../adapters/src/catalog-files/catalog-reader.ts',
          },
        },
      },
    },
  },
}));
