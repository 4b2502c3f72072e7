import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, member } from '../../codec/json-value.ts';
import { measurePicture } from '../../media/measure-picture.ts';

/** Writes size, version and placeholder of every painting in this folder into the list of pictures of the content; its words and
 *  focal points stay. `npm run paint` runs it, and so does `npm run measure` for a picture that came another way; a test fails while
 *  that is missing. */
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
      ...(isRecord(known) ? known : {}),
      ...{ url: `/media/${file}?v=${version}`, width, height },
      properties: { ...(isRecord(words) ? words : {}), placeholder },
    };
    return [name, item] as const;
  }),
);
const all = { ...(isRecord(list) ? list : {}), ...Object.fromEntries(measured) };
writeFileSync(listFile, `${JSON.stringify(all, null, 2)}\n`);
