import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { EncoderRequest } from '../media/encoder.ts';
import { renditionOf } from '../media/rendition.ts';
import { cornerPicture } from '../media/testing/corner-picture.ts';
import { bytesByChild } from './bytes-by-child.ts';

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const encoder = join(import.meta.dirname, '../media/encoder.ts');

test('many pictures at once come back each as it was asked for', async () => {
  const source = await cornerPicture(aFolder(), 1000, 800);
  const encode = bytesByChild<EncoderRequest>(encoder);
  const asked = [renditionOf(source, 480, 'image/avif'), renditionOf(source, 992, ''), renditionOf(source, 1200, '')];
  const widths = (await Promise.all(asked.map((rendition) => encode({ source, rendition })))).map(
    async (bytes) => (await sharp(bytes).metadata()).width,
  );
  expect(await Promise.all(widths)).toEqual([480, 992, 1000]);
});

test('a source that cannot be read fails alone', async () => {
  const source = await cornerPicture(aFolder(), 1000, 800);
  const encode = bytesByChild<EncoderRequest>(encoder);
  const rendition = renditionOf(source, 480, '');
  const [missing, present] = await Promise.allSettled([
    encode({ source: { ...source, file: 'nowhere.jpg' }, rendition }),
    encode({ source, rendition }),
  ]);
  expect([missing.status, present.status]).toEqual(['rejected', 'fulfilled']);
});

test('a process that dies fails who waits, and the next work starts another', async () => {
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
  const ask = bytesByChild<string>(program);
  await expect(ask('a')).rejects.toThrow('ended before');
  expect([...(await ask('a'))]).toEqual([1]);
});

test('a process that is gone before anybody noticed fails each who asks it, and nobody else', async () => {
  const program = join(aFolder(), 'answers-once.mjs');
  const end = `() => process.kill(process.pid, 'SIGKILL')`;
  writeFileSync(
    program,
    `process.on('message', ({ id }) => process.send({ id, bytes: new Uint8Array([1]) }, ${end}));`,
  );
  const ask = bytesByChild<string>(program);
  await ask('the last that it answers');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const asked = await Promise.allSettled([ask('a'), ask('b'), ask('c')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a process that hangs is killed, fails who waits, and the next work starts another', async () => {
  const program = join(aFolder(), 'hangs.mjs');
  const answer = `process.send({ id, bytes: new Uint8Array([1]) })`;
  writeFileSync(program, `process.on('message', ({ id, input }) => input === 'c' && ${answer});`);
  // Longer than a process takes to start on a busy machine.
  const ask = bytesByChild<string>(program, 3000);
  const asked = await Promise.allSettled([ask('a'), ask('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([...(await ask('c'))]).toEqual([1]);
});

test('a request that gets no answer ends the process also while others are answered', async () => {
  const program = join(aFolder(), 'leaves-one-out.mjs');
  const answer = `process.send({ id, bytes: new Uint8Array([1]) })`;
  writeFileSync(program, `process.on('message', ({ id, input }) => input === 'hangs' || ${answer});`);
  const ask = bytesByChild<string>(program, 200);
  let state = 'waiting';
  const hung = ask('hangs').catch(() => {
    state = 'failed';
  });
  for (let at = 0; at < 200 && state === 'waiting'; at += 1) {
    await ask('is answered').catch(() => undefined);
    await new Promise((later) => setTimeout(later, 20));
  }
  expect(state).toBe('failed');
  await hung;
});
