import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { encoderProcess } from './encoder-process.ts';
import { renditionOf } from './rendition.ts';
import { cornerPicture } from './testing/corner-picture.ts';

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const encoder = join(import.meta.dirname, 'encoder.ts');

test('many pictures at once come back each as it was asked for', async () => {
  const source = await cornerPicture(aFolder(), 1000, 800);
  const encode = encoderProcess(encoder);
  const asked = [renditionOf(source, 480, 'image/avif'), renditionOf(source, 992, ''), renditionOf(source, 1200, '')];
  const widths = (await Promise.all(asked.map((rendition) => encode(source, rendition)))).map(
    async (bytes) => (await sharp(bytes).metadata()).width,
  );
  expect(await Promise.all(widths)).toEqual([480, 992, 1000]);
});

test('a source that cannot be read fails alone', async () => {
  const source = await cornerPicture(aFolder(), 1000, 800);
  const encode = encoderProcess(encoder);
  const rendition = renditionOf(source, 480, '');
  const [missing, present] = await Promise.allSettled([
    encode({ ...source, file: 'nowhere.jpg' }, rendition),
    encode(source, rendition),
  ]);
  expect([missing.status, present.status]).toEqual(['rejected', 'fulfilled']);
});

test('a process that dies fails who waits, and the next picture starts another', async () => {
  const folder = aFolder();
  const program = join(folder, 'dies-once.mjs');
  const done = `process.on('message', ({ id }) => process.send({ id, bytes: new Uint8Array([1]) }))`;
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
     const again = existsSync(${JSON.stringify(join(folder, 'died'))});
     writeFileSync(${JSON.stringify(join(folder, 'died'))}, '');
     if (again) ${done}; else process.once('message', () => process.exit(1));`,
  );
  const source = { file: 'a.jpg', width: 1000, height: 800, version: 'one', placeholder: '' };
  const rendition = renditionOf(source, 480, '');
  const encode = encoderProcess(program);
  await expect(encode(source, rendition)).rejects.toThrow('ended before');
  expect([...(await encode(source, rendition))]).toEqual([1]);
});
