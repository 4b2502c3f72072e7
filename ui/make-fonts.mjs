import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Reduces the shop's two typefaces to the characters of its languages (`npm run fonts -w @shop/ui`). The resulting
 *  files are stored with the sources; src/styles/fonts.css names them, with the metrics of their fallback fonts.
 *  Fraunces is fixed at a display size, at the weight of headings (--weight-display), with soft corners and without its
 *  alternate letters: a quarter of the bytes. */
const target = join(import.meta.dirname, 'src/styles/fonts');

const families = [
  { name: 'figtree', cut: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { name: 'fraunces', cut: 'full', axes: { wght: 580, opsz: 72, SOFT: 100, WONK: 0 } },
];

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const slavic = 'ČčĆćĐđŠšŽž';

/** Latin 1 with punctuation and signs, the additional letters of Slovenian and Croatian, and the rest of Latin Extended
 *  A: all five languages and the names of their neighbours. */
const scripts = {
  latin: { of: 'latin', letters: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}\u2009\u202f\u2011–—‘’‚“”„•…‹›€™−Œœ` },
  slavic: { of: 'latin-ext', letters: slavic },
  'latin-ext': { of: 'latin-ext', letters: span(0x100, 0x17f).replace(new RegExp(`[${slavic}]`, 'g'), '') },
};

mkdirSync(target, { recursive: true });
for (const { name, cut, axes } of families) {
  const source = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)));
  copyFileSync(join(source, 'LICENSE'), join(target, `${name}-license.txt`));
  for (const [script, { of, letters }] of Object.entries(scripts)) {
    const whole = readFileSync(join(source, `files/${name}-${of}-${cut}-normal.woff2`));
    const small = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
    writeFileSync(join(target, `${name}-${script}.woff2`), small);
    process.stdout.write(`${name}-${script}  ${whole.length} -> ${small.length} bytes\n`);
  }
}
