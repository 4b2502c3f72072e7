import { expect, test } from 'vitest';
import { manifestAssets } from './assets.ts';

const assets = manifestAssets({
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_shared.js'],
    isEntry: true,
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/entry-client.tsx'] },
  'src/sections/ticket/ticket-section.tsx': {
    file: 'assets/ticket.js',
    css: ['assets/ticket.css'],
    imports: ['_shared.js', '_kit.js'],
  },
  'src/styles/fonts/figtree-latin.woff2': { file: 'assets/figtree-latin-1.woff2' },
  'src/styles/fonts/fraunces-latin.woff2': { file: 'assets/fraunces-latin-1.woff2' },
  'src/styles/fonts/figtree-slavic.woff2': { file: 'assets/figtree-slavic-1.woff2' },
  'src/styles/fonts/fraunces-slavic.woff2': { file: 'assets/fraunces-slavic-1.woff2' },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css', 'assets/entry.css'] },
});

test('a page lists the files of the entry and of its sections with their imports, each once', () => {
  const sources = ['src/sections/ticket/ticket-section.tsx', 'src/sections/ticket/ticket-section.tsx'];
  expect(assets.scripts).toEqual(['/assets/entry.js']);
  expect(assets.modules(sources)).toEqual([
    '/assets/entry.js',
    '/assets/shared.js',
    '/assets/ticket.js',
    '/assets/kit.js',
  ]);
  expect(assets.styles(sources)).toEqual(['/assets/entry.css', '/assets/ticket.css', '/assets/kit.css']);
});

test('a page without sections lists the entry alone', () => {
  expect(assets.styles([])).toEqual(['/assets/entry.css']);
});

test('a page preloads the fonts of its language', () => {
  expect(assets.fonts('de')).toEqual(['/assets/figtree-latin-1.woff2', '/assets/fraunces-latin-1.woff2']);
  expect(assets.fonts('sl')).toContain('/assets/fraunces-slavic-1.woff2');
});

test('a build without the entry throws', () => {
  expect(() => manifestAssets({})).toThrow('src/entry-client.tsx');
});

test('a section whose file is missing from the build throws', () => {
  expect(() => assets.styles(['src/sections/ticket/gone.tsx'])).toThrow('src/sections/ticket/gone.tsx');
});
