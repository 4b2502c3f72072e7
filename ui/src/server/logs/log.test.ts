import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { jsonLog, logDestination } from './log.ts';

const written = () => {
  const lines: string[] = [];
  const counts = new Map<string, number>();
  const log = jsonLog({ write: (line) => void lines.push(line) }, (event, times) =>
    counts.set(event, (counts.get(event) ?? 0) + times),
  );
  return { log, lines, counts, parsed: () => lines.map((line) => JSON.parse(line)) };
};

test('an event is one line of JSON with the fields of the list only (R-GUARD-18)', () => {
  const { log, lines, parsed } = written();
  log.error({ event: 'crash', message: 'two\nlines', correlationId: 'a-1', email: 'ana@example.com', body: { a: 1 } });
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  const { time, ...line } = parsed()[0];
  expect(line).toEqual({ level: 'error', event: 'crash', message: 'two\nlines', correlationId: 'a-1' });
  expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\S+Z$/);
});

test('lines for debugging are written at the level debug only', () => {
  const { log, counts, parsed } = written();
  log.debug({ event: 'request' });
  expect([log.isDebug(), counts.size]).toEqual([false, 0]);
  log.setLevel('debug');
  log.debug({ event: 'request' });
  expect([log.isDebug(), parsed().length]).toEqual([true, 1]);
});

test('the counts of events match the lines', () => {
  const { log, counts, parsed } = written();
  log.error({ event: 'storeFailure', kind: 'full' });
  log.error({ event: 'storeFailure', kind: 'full', leftOut: 1000 });
  log.warn({ event: 'unreadable', times: 3 });
  log.warn({ event: 'paymentsNeedAttention', count: 5 });
  expect(Object.fromEntries(counts)).toEqual({ storeFailure: 1001, unreadable: 3, paymentsNeedAttention: 1 });
  expect(parsed()).toHaveLength(4);
});

test('a failing write of the log is reported once and does not end the process', () => {
  const file = join(temporaryFolder(), 'log');
  writeFileSync(file, '');
  const readOnly = openSync(file, 'r');
  onTestFinished(() => closeSync(readOnly));
  const complaints: string[] = [];
  const log = jsonLog(
    logDestination(readOnly, (line) => void complaints.push(line)),
    () => undefined,
  );
  log.info({ event: 'ready' });
  log.error({ event: 'storeFailure' });
  expect(complaints).toEqual([expect.stringMatching(/^the log cannot be written: EBADF.*; the shop runs on/)]);
});
