import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePicture } from '../../pictures/renditions/measure-picture.ts';
import { member, recordOf } from '../../wire/codec/json-value.ts';

/** Writes size, version and placeholder of every painting in this folder into the content's list of pictures; texts
 *  and focal points are preserved. Run by `npm run paint`, and by `npm run measure` for other pictures. A test fails
 *  when it was not run. */
const folder = import.meta.dirname;
const listFile = join(folder, '../content/sample-content/media.json');
const list: unknown = JSON.parse(readFileSync(listFile, 'utf8'));
const paintings = readdirSync(folder).filter((file) => file.endsWith('.jpg'));

const measured = await Promise.all(
  paintings.map(async (file) => {
    const name = file.slice(0, -'.jpg'.length);
    const { version, width, height, placeholder } = await measurePicture(join(folder, file));
    const known = member(list, name);
    const words = member(known, 'properties');
    const item = {
      mediaType: 'Image',
      ...recordOf(known),
      url: `/media/${file}?v=${version}`,
      width,
      height,
      properties: { ...recordOf(words), placeholder },
    };
    return [name, item] as const;
  }),
);
const all = { ...recordOf(list), ...Object.fromEntries(measured) };
writeFileSync(listFile, `${JSON.stringify(all, null, 2)}\n`);
