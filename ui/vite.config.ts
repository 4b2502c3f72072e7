import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyFolders } from '../.ci/copy-folders.ts';
import { copyPictures } from '../.ci/copy-pictures.ts';
import { inlineClassNames } from './inline-class-names.ts';
import { precompress } from './precompress.ts';

/** What every page is drawn with, in one file: it packs better (1 KB), and stays in a visitor's cache over releases. */
const everyPagesPackages =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|@preact|neverthrow)\//;

/** Fields of forms. */
const fields = /src\/kit\/(field|select)\./;

/** Styles of nearly every page, with what it draws beside header and footer: one file, as a page waits for all of its
 *  style sheets. */
const everyPagesParts =
  /src\/(styles\/|shell\/(?!message-screen)[\w-]+\.module|pages\/toasts\.module|product-cards\/[\w-]+\.module|checkout\/(cart-total|hold-notice|lost-tickets)\.module|kit\/(breadcrumb|button|columns|dropdown|empty-state|field|icon|line-list|notice|quantity-stepper|sticky-summary|toast|visually-hidden)\.module|kit\/(badge|card|focal|picture|price|rich-text|titled-group)\.|content\/media\.)/;

/** Looks of one kind of page, with those of its parts whose code arrives on use. */
const homeLooks = /src\/sections\/(shop-cards|featured-products|info-list)\/.*\.css/;
const ticketLooks =
  /src\/(sections\/ticket\/(day-legend|day-links|days-instead|period-step|ticket|ticket-choice|ticket-head)|kit\/day-(mark|picker))\.module\.css/;
const ticketsLooks = /src\/sections\/ticket\/(mix-card|price-group-card|ticket-summary|tickets-step)\.module\.css/;
const cartLooks = /src\/((sections\/cart-review|upsells)\/.*|checkout\/checkout-promises\.module)\.css/;
const dialogLooks = /\/(dialog|added-dialog)\.module\.css/;

/** What the cart's menu needs as well as its page. */
const cartMenu = /src\/checkout\/hold-notice\.view\./;

/** Days, amounts and pictures, which cards of products need without the pages that sell. */
const values = /src\/(dates\/local-date|money\/cents|catalog\/card-value|content\/media)\./;

/** What pages that sell have in common. */
const sellingPages =
  /src\/(kit\/(breadcrumb|columns|empty-state|quantity-choice|step-button|sticky-summary|typed-number|use-typed-before)|pages\/(post-form|posted-answer|use-paths)|pricing\/price-derivation)\./;

/** Rules that a ticket's page begins with. */
const ticketRules =
  /src\/(cart\/ticket-selection|catalog\/ticket-offer|availability\/(day-state|capacity|ticket-calendar)|pages\/tab-memory)\./;

/** What both steps of a ticket's page draw. */
const ticketPage =
  /src\/(sections\/ticket\/(day-choice|last-period|period-step\.view|season-choice|step-address|step-marks|ticket-head|ticket-section\.view|typed-quantities|use-step-arrival|use-typed-quantities)|pages\/use-today)\./;

/** What the pages of cart and checkout have in common. */
const checkoutPages = /src\/checkout\/(cart-notices|checkout-steps|empty-cart|filled-cart|load-failed|visits)\./;

/** What the pages of our own main site have of scripts and looks, which no page of the shop carries. */
const mainSitePages = /src\/main-site\//;

/** What loads together is one file, as many small ones pack worse. Files requested by name, such as those of sections,
 *  stay apart. */
const groups = [
  { name: 'main-site', test: mainSitePages },
  { name: 'packages', test: everyPagesPackages },
  { name: 'parts', test: everyPagesParts },
  { name: 'home-looks', test: homeLooks },
  { name: 'ticket-looks', test: ticketLooks },
  { name: 'tickets-looks', test: ticketsLooks },
  { name: 'cart-looks', test: cartLooks },
  { name: 'dialog-looks', test: dialogLooks },
  { name: 'razrez', test: /src\/razrez\/looks\./ },
  // What fetches the rest late imports nothing of it.
  { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/src\/late-start)/ },
  { name: 'hold', test: cartMenu },
  { name: 'fields', test: fields },
  { name: 'values', test: values },
  { name: 'selling', test: sellingPages },
  { name: 'ticket-rules', test: ticketRules },
  { name: 'ticket', test: ticketPage },
  { name: 'checkout', test: checkoutPages },
];

const styleSheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Name and file of a class, as short as stays unique: each stands in a script and in a style sheet (0.7 KB a page). */
const scopedName = (name: string, file: string): string =>
  `${name}_${styleSheets.indexOf(relative(import.meta.dirname, file).replaceAll('\\', '/')).toString(36)}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), ...inlineClassNames(), precompress(), copyPictures(), copyFolders()],
  css: { modules: { generateScopedName: scopedName } },
  // The state that this stands in for in older versions is React's own by now (0.5 KB).
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        // sharp brings a program of the platform, which cannot be bundled.
        resolve: { noExternal: true as const, external: ['sharp'] },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            server: 'src/entry-server.ts',
            encoder: '../adapters/src/media/encoder.ts',
            'pdf-writer': '../adapters/src/order-pdf/pdf-writer.ts',
            'catalog-reader': '../adapters/src/catalog-files/catalog-reader.ts',
          },
        },
      },
    },
  },
}));
