import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { callLineText } from './trace.ts';
import { openTraceFile, readTrace } from './trace-file.ts';

const line = callLineText({
  ...{ v: 1, at: instant(Date.UTC(2026, 10, 21)), call: 'cancelOrder', request: { id: 'x' }, answer: {}, ms: 0 },
});

const append = (file: string): void => {
  const trace = openTraceFile(file)._unsafeUnwrap();
  trace.write(line);
  trace.close();
  expect(trace.fault()).toBeUndefined();
};

test('a trace file is readable for its owner alone, grows, and is read again', () => {
  const file = join(temporaryFolder(), 'traces', 'one.jsonl');
  append(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  append(file);
  expect(readFileSync(file, 'utf8')).toBe(`${line}\n${line}\n`);
  expect(readTrace(file)._unsafeUnwrap().calls).toHaveLength(2);
});

test('a trace file without a last line end gets a new line', () => {
  const file = join(temporaryFolder(), 'edited.jsonl');
  writeFileSync(file, line);
  append(file);
  expect(readTrace(file)._unsafeUnwrap().calls).toHaveLength(2);
});

test('a file that is no trace is refused with its line and not written', () => {
  const file = join(temporaryFolder(), 'notes.txt');
  writeFileSync(file, `${line}\nmy notes\n`);
  const error = openTraceFile(file)._unsafeUnwrapErr();
  expect(error).toBe(`${file} is not a trace: line 2 is not a recorded call`);
  expect(readTrace(file)._unsafeUnwrapErr()).toEqual(error);
  expect(readFileSync(file, 'utf8')).toBe(`${line}\nmy notes\n`);
});

test('a missing file and a folder are refused with the message of the system', () => {
  const path = temporaryFolder();
  expect(readTrace(join(path, 'none'))._unsafeUnwrapErr()).toContain('ENOENT');
  expect(openTraceFile(path)._unsafeUnwrapErr()).toContain('EISDIR');
  writeFileSync(join(path, 'file'), '');
  expect(openTraceFile(join(path, 'file', 'trace'))._unsafeUnwrapErr()).toContain('ENOTDIR');
});

test.runIf(process.platform === 'linux')('writing a trace to a full disk is a fault and does not throw', () => {
  const trace = openTraceFile('/dev/full');
  trace._unsafeUnwrap().write(line);
  expect(trace._unsafeUnwrap().fault()).toMatch(/ENOSPC/);
});
