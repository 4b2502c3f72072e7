/**
 * Paints the sample pictures of the shop: `npm run paint [names...] [--width 960] [--to folder]`.
 *
 * Without names it paints every scene of `scenes/`; without `--width` each at its own full size, into
 * `adapters/src/sample/pictures`. The same scene gives the same picture. README.md describes scenes.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openStudio } from './studio.ts';

const here = import.meta.dirname;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, samples: { type: 'string' }, to: { type: 'string' } },
});

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const allScenes = async (): Promise<readonly string[]> =>
  (await readdir(join(here, 'scenes'))).filter((file) => file.endsWith('.glsl')).map((file) => file.slice(0, -5));

const names = positionals.length > 0 ? positionals : await allScenes();
const folder = values.to ?? join(here, '../../adapters/src/sample/pictures');
await mkdir(folder, { recursive: true });

await using studio = await openStudio();
for (const name of names) {
  const started = Date.now();
  const painted = await studio.paint(name, {
    width: numberIn(values.width),
    samples: numberIn(values.samples),
  });
  const file = join(folder, `${name}.jpg`);
  const { size } = await sharp(painted.png)
    .jpeg({ quality: painted.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${file}: ${painted.width}x${painted.height}, ${Math.round(size / 1024)} KB, ${seconds} s\n`);
}
// Size, version and placeholder of every picture are part of the sources.
if (values.to === undefined) await import('../../adapters/src/sample/pictures/measure-pictures.ts');
