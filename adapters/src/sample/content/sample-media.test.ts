import { globSync } from 'node:fs';
import { languages } from '@shop/core/languages/language';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureVersion } from '../../pictures/renditions/measure-picture.ts';
import { sourcePath } from '../../platform/files/source-path.ts';
import { sampleDrawings } from '../media/sample-drawings.ts';
import { paintings, sampleMedia } from './sample-media.ts';

test('the sample’s content lists each picture file once', () => {
  const listed = sampleMedia.map(({ url }) => url.replace('/media/', '').replace(/\?.*$/, ''));
  const files = globSync('*.jpg', { cwd: sourcePath('sample/pictures') });
  expect(listed.toSorted()).toEqual([...sampleDrawings.keys(), ...files].toSorted());
});

test('each picture of the sample has a description of its own in every language', () => {
  for (const { altTexts } of sampleMedia.filter(({ url }) => url.includes('.jpg'))) {
    const texts = languages.map((language) => altTexts[language]?.trim() ?? '');
    expect(texts).not.toContain('');
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test('the sample’s drawings fetch and run nothing', () => {
  for (const [name, { bytes }] of sampleDrawings)
    expect(new TextDecoder().decode(bytes), name).not.toMatch(
      /<script|<foreignObject|<image|javascript:|\son\w+=|url\((?!#)|href="(?!#)/i,
    );
});

test('the sample’s content has version and size of each picture file; after a change run `npm run measure`', async () => {
  for (const [name, { file, width, height, version }] of paintings) {
    const metadata = await sharp(file).metadata();
    expect([pictureVersion(file), metadata.width, metadata.height], name).toEqual([version, width, height]);
  }
});
