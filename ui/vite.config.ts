import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyFolders } from '../.ci/copy-folders.ts';
import { copyPictures } from '../.ci/copy-pictures.ts';
import { inlineClassNames } from './inline-class-names.ts';
import { precompress } from './precompress.ts';

/** React, i18next and the other packages of every page: they stay in a visitor's cache over releases (5 KB a page). */
const packages =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|@preact|neverthrow)\//;

/** Styles of nearly every page, as it waits for all of its style sheets, with what it draws beside header and footer
 *  (2.5 KB on a list). */
const parts =
  /src\/(styles\/|shell\/(?!message-screen)[\w-]+\.module|pages\/toasts\.module|product-cards\/[\w-]+\.module|checkout\/(cart-total|hold-notice|lost-tickets)\.module|kit\/(breadcrumb|button|columns|dropdown|empty-state|field|icon|line-list|notice|quantity-stepper|sticky-summary|toast|visually-hidden)\.module|kit\/(badge|card|focal|picture|price|rich-text|titled-group)\.|content\/media\.|catalog\/product-list\.)/;

/** What pages that sell have in common (5 KB on the cart). */
const selling =
  /src\/(kit\/(breadcrumb|columns|empty-state|quantity-choice|step-button|sticky-summary|typed-number|use-typed-before)|pages\/(post-form|posted-answer|use-paths)|actions\/(use-action|show-outcome)|pricing\/price-derivation)\./;

/** What both steps of a ticket need, and the use cases (2 KB; eleven files fewer). */
const ticket =
  /src\/(sections\/ticket\/(typed-quantities|step-address|period-step\.module|ticket\.module|step-marks)|packages\/package-match|cart\/(ticket-offer|ticket-selection)|catalog\/(price-list|from-price)|availability\/(ticket-calendar|day-state)|dates\/sale-window|pages\/use-today|pricing\/(line-price|selection-total))\b/;

/** What the steps after the cart say of it too, as every page does at its first use (0.3 KB; five files fewer). */
const cart =
  /src\/(cart\/(cart|hold|upsell)|checkout\/(payment|hold-notice\.view)|papers\/(line-words|contact-words)|paths\/map-link)\./;

/** What loads together is one file, as many small ones pack worse. A group saves weight or files on every page, or on
 *  the kind of page it names; whatever is in none follows from dynamic imports. */
const groups = [
  { name: 'packages', test: packages },
  // The pages of our own main site and the previews, which no page of the shop carries (1.5 KB; 5 KB).
  { name: 'main-site', test: /src\/main-site\// },
  { name: 'razrez', test: /src\/razrez\/looks\./ },
  { name: 'parts', test: parts },
  // What fetches the rest late imports nothing of it (11 KB).
  { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/src\/late-start)/ },
  { name: 'selling', test: selling },
  { name: 'ticket', test: ticket },
  { name: 'cart', test: cart },
  { name: 'fields', test: /src\/kit\/(field|select)\.tsx/ },
];

const dayPickerDates = fileURLToPath(import.meta.resolve('./src/kit/day-picker-dates.ts'));

const styleSheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Name and file of a class, as short as stays unique: each stands in a script and in a style sheet (0.7 KB a page). */
const scopedName = (name: string, file: string): string =>
  `${name}_${styleSheets.indexOf(relative(import.meta.dirname, file).replaceAll('\\', '/')).toString(36)}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), ...inlineClassNames(), precompress(), copyPictures(), copyFolders()],
  css: { modules: { generateScopedName: scopedName } },
  resolve: {
    alias: [
      // The state that this stands in for in older versions is React's own by now (0.5 KB).
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Languages and time zones that the calendar does not use (5 KB).
      { find: /^(date-fns\/format|date-fns\/locale\/en-US|@date-fns\/tz)$/, replacement: dayPickerDates },
    ],
  },
  // `vite build --app` builds client, then ssr.
  builder: {},
  build: {
    target: 'baseline-widely-available',
    // A page names what starts it, and later files name what they need; a list of these weighs 1.2 KB on every page.
    modulePreload: false,
    // A typeface comes as a file, which the policy of pages demands and which only its languages fetch.
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
          // Names as long as a style sheet's classes too, which stay in a file of their own otherwise.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
    ssr: {
      // Only for the build: in development the module runner cannot evaluate CommonJS packages.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // sharp brings a program of the platform, which cannot be bundled.
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
