import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePicture } from '../../media/measure-picture.ts';

/** Writes `pictures.json`: what is known beforehand of every painting in this folder. `npm run paint` runs it, and so does
 *  `npm run measure` for a picture that came another way; a test fails while that is missing. */
const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.slice(0, -'.jpg'.length))
  .sort();

const facts = await Promise.all(
  names.map(async (name) => [name, await measurePicture(join(folder, `${name}.jpg`))] as const),
);
writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`);
