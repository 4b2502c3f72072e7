import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { EncoderRequest } from '../../pictures/renditions/encoder.ts';
import { renditionOf } from '../../pictures/renditions/rendition.ts';
import { cornerPicture } from '../../pictures/renditions/testing/corner-picture.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { bytesByChild } from './bytes-by-child.ts';

/** Returns a program that runs this code for each request. */
const aProgram = (onMessage: string, folder = temporaryFolder()): string => {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, `import { existsSync, writeFileSync } from 'node:fs'; process.on('message', ${onMessage});`);
  return program;
};

const answer = 'process.send({ id, bytes: new Uint8Array([1]) })';

const encoder = join(import.meta.dirname, '../../pictures/renditions/encoder.ts');

test('requests that are answered in another order each receive their own answer', async () => {
  const send = `setTimeout(() => process.send({ id, bytes: new Uint8Array([input]) }), 60 - 20 * input)`;
  const ask = bytesByChild<number>(aProgram(`({ id, input }) => ${send}`));
  const answers = await Promise.all([1, 2, 3].map((input) => ask(input)));
  expect(answers.map((bytes) => [...bytes])).toEqual([[1], [2], [3]]);
});

test('a picture that cannot be read fails alone in the encoder', async () => {
  const source = await cornerPicture(temporaryFolder(), 1000, 800);
  const encode = bytesByChild<EncoderRequest>(encoder);
  const rendition = renditionOf(source, 480, '');
  const [missing, present] = await Promise.allSettled([
    encode({ source: { ...source, file: 'nowhere.jpg' }, rendition }),
    encode({ source, rendition }),
  ]);
  expect(missing.status).toBe('rejected');
  expect(present.status === 'fulfilled' && (await sharp(present.value).metadata()).width).toBe(480);
});

test('a process that ends rejects waiting requests, and the next request starts another', async () => {
  const folder = temporaryFolder();
  const died = JSON.stringify(join(folder, 'died'));
  const dies = `existsSync(${died}) ? ${answer} : (writeFileSync(${died}, ''), process.exit(1))`;
  const ask = bytesByChild<string>(aProgram(`({ id }) => ${dies}`, folder));
  await expect(ask('a')).rejects.toThrow('ended before');
  expect([...(await ask('a'))]).toEqual([1]);
});

test('a process whose end is not known yet rejects the requests that are sent to it', async () => {
  const end = `() => process.kill(process.pid, 'SIGKILL')`;
  const program = aProgram(`({ id }) => process.send({ id, bytes: new Uint8Array([1]) }, ${end})`);
  const ask = bytesByChild<string>(program);
  await ask('last');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const outcomes = await Promise.allSettled([ask('a'), ask('b'), ask('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a process that hangs is killed, rejects waiting requests, and the next request starts another', async () => {
  // Longer than the start of a process on a busy machine.
  const ask = bytesByChild<string>(aProgram(`({ id, input }) => input === 'c' && ${answer}`), 3000);
  const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([...(await ask('c'))]).toEqual([1]);
});

test('a process that does not answer one request is killed although it answers others', async () => {
  const ask = bytesByChild<string>(aProgram(`({ id, input }) => input === 'hangs' || ${answer}`), 200);
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
