import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyPictures } from '../.ci/copy-pictures.ts';
import { copySampleCatalog } from '../.ci/copy-sample-catalog.ts';
import { precompress } from './precompress.ts';

/** What every page is drawn with, in one file: it packs better (1 KB), and stays in a visitor's cache over releases. */
const everyPagesPackages =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|@preact|use-sync-external-store|neverthrow)\//;

/** What nearly every page draws beside header and footer. */
const everyPagesParts = /src\/(kit\/(badge|picture|price|rich-text|titled-group)|content\/media)\./;

/** Fields of forms. */
const fields = /src\/kit\/(field|select)\./;

/** Looks that the server's markup needs at once, of parts whose code arrives on use. */
const cartLooks =
  /\/(cart-line|cart-review|checkout-promises|expired-line|price-details|promo-code|upsell-cards?|visit-card)\.module\.css/;
const ticketLooks = /\/(day-legend|day-links|day-mark|day-picker|period-step|ticket|ticket-head)\.module\.css/;

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
const checkoutPages =
  /src\/checkout\/(cart-notices|cart-total|checkout-steps|empty-cart|filled-cart|load-failed|visits)\./;

/** What is loaded together is one file, since many small ones pack worse. Files that are asked for by name, such as those of the
 *  sections, stay apart. */
const groups = [
  { name: 'packages', test: everyPagesPackages },
  { name: 'shell', tags: ['$initial' as const] },
  { name: 'parts', test: everyPagesParts },
  { name: 'hold', test: cartMenu },
  { name: 'cart-looks', test: cartLooks },
  { name: 'ticket-looks', test: ticketLooks },
  { name: 'fields', test: fields },
  { name: 'values', test: values },
  { name: 'selling', test: sellingPages },
  { name: 'ticket-rules', test: ticketRules },
  { name: 'ticket', test: ticketPage },
  { name: 'checkout', test: checkoutPages },
];

/** Name and file of a class, as short as stays unique: each stands in a script and in a style sheet (0.5 KB a page). */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex')
    .slice(0, 4)}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), copyPictures(), copySampleCatalog()],
  css: { modules: { generateScopedName: scopedName } },
  // `vite build --app` builds client, then ssr.
  builder: {},
  // Browsers of the target preload modules by themselves.
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
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
        rolldownOptions: { input: { server: 'src/server.ts', encoder: '../adapters/src/media/encoder.ts' } },
      },
    },
  },
}));
