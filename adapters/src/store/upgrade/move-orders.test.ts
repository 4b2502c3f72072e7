import { DatabaseSync } from 'node:sqlite';
import { instant } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { readOrder } from '../stored/order-document.ts';
import { beforeFolder, beforeRecord } from '../testing/before-folder.ts';
import { upgradeFolder } from './upgrade-shop.ts';

test('an upgrade moves each mail with the times when it was queued, is due, was sent and failed', async () => {
  const { folder, file } = beforeFolder();
  const rowsOf = (query: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  };
  const former = rowsOf('select order_ref, about, asked_at, due_at, sent_at, failed_at from order_mails');
  (await upgradeFolder(dataFolderAt(folder), fixedClock(instant(beforeRecord().now))))._unsafeUnwrap();
  const orders = rowsOf('select document from orders').map(({ document }) => readOrder(document));
  const moved = orders.flatMap(({ ref, mails }) =>
    mails.map(({ about, askedAt, dueAt = null, sentAt = null, failed }) => ({
      order_ref: ref,
      about,
      asked_at: askedAt,
      due_at: dueAt,
      sent_at: sentAt,
      failed_at: failed?.at ?? null,
    })),
  );
  expect(moved).toHaveLength(former.length);
  expect(moved).toEqual(expect.arrayContaining(former.map((row) => ({ ...row }))));
  for (const time of ['due_at', 'sent_at', 'failed_at'] as const)
    expect(moved.filter((mail) => mail[time] !== null).length).toBeGreaterThan(0);
});
