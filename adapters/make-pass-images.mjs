import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { passImages, passImagesFolder } from './src/papers/wallet/pass-images-folder.ts';

/** Draws the shop's logo for passes (`npm run pass-images -w @shop/adapters`). The images are stored with the sources.
 *  */
const sizes = { icon: 29, logo: 50 };
const sign = readFileSync(join(import.meta.dirname, '../ui/public/favicon.svg'));

mkdirSync(passImagesFolder, { recursive: true });
for (const name of passImages) {
  const [, kind, times = '1'] = /^(\w+?)(?:@(\d)x)?\.png$/.exec(name);
  const edge = sizes[kind] * Number(times);
  const picture = await sharp(sign, { density: 600 }).resize(edge, edge).png({ palette: true }).toBuffer();
  writeFileSync(join(passImagesFolder, name), picture);
  process.stdout.write(`${name}  ${picture.length} bytes\n`);
}
