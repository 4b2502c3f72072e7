import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unchangedContent } from '@shop/adapters/sample/unchanged-files';
import { folderMistakes } from '@shop/adapters/shop/own-folders';
import { checkBackup } from '@shop/adapters/store/backup/sqlite-backup';
import type { Instant } from '@shop/core/dates/instant';
import type { BackupFacts, ContentFacts, DatabaseFacts } from '@shop/core/go-live/facts';
import { Result } from 'neverthrow';
import type { ShopSettings } from '../../arguments/global-options.ts';
import type { Terminal } from '../../terminal.ts';
import { ownFoldersOf } from '../own-content.ts';
import { checkShop } from '../whole-shop.ts';

/** Looks for contradictions in the database of a shop. */
export const databaseFacts = async (settings: ShopSettings): Promise<DatabaseFacts> =>
  (await checkShop(settings)).match<DatabaseFacts>(
    ({ breaches, openSince }) => ({ type: 'checked', breaches: breaches.length, openSince }),
    (failure) => ({ type: 'unusable', why: 'message' in failure ? failure.message : failure.type }),
  );

/** Reads the folders of pages and pictures that the settings name. */
export const contentFacts = async (terminal: Pick<Terminal, 'env' | 'folder'>): Promise<ContentFacts> => {
  const folders = await ownFoldersOf(undefined, terminal);
  const { content } = folders;
  return {
    isOwn: content !== undefined,
    faults: folderMistakes(folders).length,
    unchanged: content === undefined ? [] : unchangedContent(content),
  };
};

const msAnHour = 3_600_000;

const filesIn = Result.fromThrowable((folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(backup|dump)$/.test(entry.name))
    .map(({ name }) => ({ name, file: join(folder, name) }))
    .filter(({ file }) => isBackup(file))
    .map(({ name, file }) => ({ name, at: statSync(file).mtimeMs })),
);

const headOf = Result.fromThrowable((file: string): string => {
  const head = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  return head.toString('latin1');
});

/** Whether a file begins as a dump of PostgreSQL, or as a database that `db restore` takes. */
const isBackup = (file: string): boolean => {
  const head = headOf(file).unwrapOr('');
  return head.startsWith('PGDMP') || (head === 'SQLite format 3\0' && checkBackup(file).isOk());
};

/** Returns the newest backup of a folder: a file of `db backup`, or a dump of PostgreSQL. */
export const newestBackup = (folder: string, now: Instant): BackupFacts => {
  const [newest] = filesIn(folder)
    .unwrapOr([])
    .sort((a, b) => b.at - a.at);
  return newest && { name: newest.name, hours: Math.max(0, Math.floor((now - newest.at) / msAnHour)) };
};
