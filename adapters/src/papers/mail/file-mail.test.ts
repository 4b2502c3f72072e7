import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant, plusMilliseconds } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { fileMail } from './file-mail.ts';
import { eraseMailFiles, mailsToForget } from './mail-files.ts';

const at = instant(Date.UTC(2026, 10, 18, 8, 0, 0, 500));
const file = '20261118T080000500Z-2026-000001-completed-1.eml';

test('a mail file is deleted once it is older than a moment, and other files are not', () => {
  const others = ['notes.eml', `${file}.1.tmp`, '20200101.eml', 'shop.db'];
  const cutOff = `${file}.${randomUUID()}.tmp`;
  const leaving = (moment: number) => mailsToForget([...others, file, cutOff], plusMilliseconds(at, moment));
  expect([leaving(-1), leaving(0), leaving(1)]).toEqual([[], [], [file, cutOff]]);
});

test('mail files are deleted a number at a time, the oldest first, and none in a missing folder', async () => {
  const folder = temporaryFolder();
  const port = fileMail({ folder, from: { name: '', address: 'shop@spa.example' }, onTrouble: () => undefined });
  const names = [3, 1, 2].map((day) => `2026110${day}T080000000Z-2026-00000${day}-completed-1.eml`);
  for (const name of [...names, 'notes.txt']) writeFileSync(join(folder, name), '');
  const left = async () => (await port.forgetKept?.(at, 2))?._unsafeUnwrap();
  expect(await left()).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['20261103T080000000Z-2026-000003-completed-1.eml', 'notes.txt']);
  expect([await left(), await left()]).toEqual([1, 0]);
  const nowhere = fileMail({
    folder: join(folder, 'none'),
    from: { name: '', address: '' },
    onTrouble: () => undefined,
  });
  expect((await nowhere.forgetKept?.(at, 2))?._unsafeUnwrap()).toBe(0);
});

test('mail files of erased orders are deleted, and those of others are not', async () => {
  const folder = temporaryFolder();
  for (const number of ['2026-000001', '2026-000011']) {
    writeFileSync(join(folder, `20261101T080000000Z-${number}-completed-1.eml`), '');
    writeFileSync(join(folder, `20261102T080000000Z-${number}-refunded-1.eml`), '');
  }
  expect(await eraseMailFiles(folder, ['2026-000001'])).toBe(2);
  expect(readdirSync(folder).every((name) => name.includes('2026-000011'))).toBe(true);
});
