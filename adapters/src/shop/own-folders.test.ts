import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeNewFolder } from '../platform/files/new-folder.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { newContent } from '../sample/content/new-content.ts';
import { folderMistakes, ownFolders, pictureIn } from './own-folders.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'site');
  writeNewFolder(folder, newContent())._unsafeUnwrap();
});

const mistakes = (): readonly string[] =>
  folderMistakes(ownFolders(folder, undefined)).map(
    ({ file, line, column, message }) => `${relative(folder, file)}:${line}:${column}: ${message}`,
  );

const edit = (file: string, before: string, after: string): void => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(folder, file), text.replace(before, after));
};

test('a new folder of content has no mistakes, and every picture of the sample', () => {
  expect(mistakes()).toEqual([]);
  const has = pictureIn(ownFolders(folder, undefined));
  expect(['/media/pool-day.jpg?v=1', '/media/card-visa.svg', 'https://other.example/a.jpg'].map(has)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/media/lost.jpg', '/media/..%2Fsl.json'].map(has)).toEqual([false, false]);
});

test('each mistake in a folder of content is named with file, place and mend', () => {
  edit('sl/home.json', '"contentType": "shopHome",', '"contentType": "shopHome"');
  rmSync(join(folder, 'en/site.json'));
  edit('de/cart.json', '"name": "share"', '"name": "lost"');
  writeFileSync(join(folder, 'it/news.json'), '{}');
  writeFileSync(join(folder, 'hr.json'), '{\n  "CartReviw": "Košarica"\n}');
  writeFileSync(join(folder, 'it.json'), '[]');
  rmSync(join(folder, 'media/sauna.jpg'));
  symlinkSync('/etc/hostname', join(folder, 'media/sauna.jpg'));
  writeFileSync(join(folder, 'media/plan.pdf'), '');
  writeFileSync(join(folder, 'media/.thumbs'), '');
  mkdirSync(join(folder, 'media/more.jpg'));
  expect(mistakes()).toEqual([
    'sl/home.json:3:3: a comma or the end of the list is expected here',
    'en/site.json:1:1: there is no such file',
    expect.stringMatching(/^de\/cart\.json:\d+:\d+: media\.json has no picture lost; add it there$/),
    'it/news.json:1:1: no address leads to it: routes.json has no address in it for it; add one or remove the file',
    'it.json:1:1: it must be one object, with a text for each key',
    'hr.json:2:3: no page shows CartReviw; remove it or mend its name',
    'media/more.jpg:1:1: it is not a file',
    'media/plan.pdf:1:1: a picture is a .jpg, .png, .webp, .avif or .svg file',
    'media/sauna.jpg:1:1: it is a link that leads out of the folder; copy the file into it',
  ]);
});

test('a folder that does not exist is one mistake', () => {
  folder = join(folder, 'nowhere');
  expect(mistakes()).toEqual(['routes.json:1:1: there is no such file', 'media.json:1:1: there is no such file']);
});
